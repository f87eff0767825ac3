import type { Consent } from '@portal/api-contract/account';
import { entranceLoaded, type PageModule } from '@portal/data-access-api';
import { type OnStub, renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { act } from '@testing-library/react';
import { buildCertification } from './sample-identifications';

/** Something a verification needs agreement to. */
export function buildConsent(key: Consent['key'], agreed = true): Consent {
  return {
    ...{ key, title: `授权 ${key}`, text: '为什么需要。', url: '/content/privacy-policy', version: '1.0' },
    ...{ latestVersion: '1.0', agreed, at: agreed ? '2026-11-20T09:00:00+08:00' : null, isRequired: false },
  };
}

/** All consents of verification, given. */
export const CONSENTS = (['identityElements', 'identityPicture', 'face'] as const).map((key) => buildConsent(key));

interface RealnamePageOptions {
  readonly at: string;
  /** The flags (spec §3): both ways are open where it is left out. */
  readonly entrance?: '00' | '01' | '10' | '11';
}

/** Shows a page of verification to a user whom the register and reviewers may be asked about. */
export function openRealnamePage(
  page: PageModule,
  { at, entrance = '11' }: RealnamePageOptions,
  responses: StubResponses = {},
): OnStub {
  const shown = renderPage(
    page,
    { path: at.split('?')[0] ?? at, at, isLoggedIn: true },
    {
      findUserCertification: buildCertification(),
      identificationDetailForEffective: null,
      identificationDetailForOngoing: null,
      listIdentificationHistory: [],
      listIdentificationLimits: [
        { method: 1, remaining: 5, unlockAt: null },
        { method: 2, remaining: 5, unlockAt: null },
        { method: 6, remaining: 3, unlockAt: null },
      ],
      listConsents: CONSENTS,
      getIdentificationDraft: null,
      listSandboxSubjects: { persons: [], enterprises: [] },
      getPublicKey: { keyId: 'k1', publicKey: 'unused' },
      ...responses,
    },
  );
  act(() => {
    shown.store.dispatch(entranceLoaded({ manualAudit: entrance[0] === '1', thirdParty: entrance[1] === '1' }));
  });
  return shown;
}

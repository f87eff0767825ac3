import { listConsents, saveConsent } from '@portal/api-contract/account';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { Consents } from './consents.service';

const SAVING_WINDOWS = [
  { max: 30, seconds: 60 },
  { max: 300, seconds: 86_400 },
];

/** Calls of what users agree to. */
export function createConsentRoutes(consents: Consents): Implementation[] {
  return [
    implement(listConsents, async (_input, context) => consents.list(await requireSubject(context))),
    implement(
      saveConsent,
      async ({ key, agreed }, context) => consents.save(await requireSubject(context), key, agreed),
      { successMsg: '已保存', bodyLimit: 4096, rateWindows: SAVING_WINDOWS },
    ),
  ];
}

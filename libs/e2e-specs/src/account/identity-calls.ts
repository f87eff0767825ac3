import type { Page } from '@playwright/test';
import { createCaller } from '../session/caller';
import type { Enterprise } from './enterprise-steps';
import { createTelephone } from './own-account';
import type { Person } from './person-steps';

interface Answered {
  readonly id: string;
}

/** Makes calls as whoever is logged in in a browser, who has agreed to what a verification asks for. */
async function createVerifier(page: Page, consents: readonly string[]) {
  const { ask } = await createCaller(page, '/ptl');
  for (const key of consents) await ask('privacy/consent', { key, agreed: true });
  const readTicket = ({ url }: { readonly url: string }) => new URL(url).searchParams.get('ticket');
  return { ask: <Data>(call: string, data: object) => ask<Data>(`identification/${call}`, data), readTicket };
}

/** Verifies whoever is logged in by a face, without a page. */
export async function verifyPerson(page: Page, person: Person): Promise<void> {
  const { ask, readTicket } = await createVerifier(page, ['identityElements', 'face']);
  const { id } = await ask<Answered>('personThreeElement', person);
  const face = await ask<{ readonly url: string; readonly sessionId: string }>('generateFaceCenterUrl', { id });
  const { ticket } = await ask<{ ticket: string }>('sandboxFace', { act: 'scan', ticket: readTicket(face) });
  await ask('sandboxFace', { act: 'pass', ticket });
  await ask('faceRecognitionAuth', { sessionId: face.sessionId });
}

/** Verifies the enterprise of whoever is logged in by its legal representative, without a page. */
export async function verifyEnterprise(page: Page, { name, code, legalPerson, idNumber }: Enterprise): Promise<void> {
  const { ask, readTicket } = await createVerifier(page, ['identityElements']);
  const { id } = await ask<Answered>('enterpriseFourElement', {
    ...{ type: 2, companyName: name, creditCode: code, handlerName: legalPerson, telephone: createTelephone() },
    ...{ legalPerson, legalPersonIdNumber: idNumber, legalPersonTelephone: createTelephone() },
  });
  const ticket = readTicket(await ask('signLink', { id }));
  await ask('signLinkConfirm', { ticket, agreed: true });
}

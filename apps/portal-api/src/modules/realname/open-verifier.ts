import type { Platform } from '../../platform/platform';
import { createSandboxFaces } from './sandbox-telephone';
import type { IdentityVerifier } from './verifier/identity-verifier';
import { createSandboxVerifier } from './verifier/sandbox-verifier';

/** Telephone of whoever watches the account in a demonstration. */
const TELEPHONE = '18800000001';

/** The sandbox in a demonstration, whose bank tells the amount by a text message; nobody anywhere else. */
export function openVerifier({
  isDemo,
  orm,
  smsProvider,
}: Pick<Platform, 'isDemo' | 'orm' | 'smsProvider'>): IdentityVerifier | undefined {
  if (!isDemo) return undefined;
  const sandbox = createSandboxVerifier({
    notify: async (text, reference) =>
      smsProvider?.send({ id: reference, telephone: TELEPHONE, text, purpose: 'notice', values: [text] }),
  });
  return { ...sandbox, ...createSandboxFaces(orm) };
}

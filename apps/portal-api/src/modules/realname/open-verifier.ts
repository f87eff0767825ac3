import type { Platform } from '../../platform/platform';
import { createSandboxFaces } from './sandbox-telephone';
import type { IdentityVerifier } from './verifier/identity-verifier';
import { createManualVerifier } from './verifier/manual-verifier';
import { createSandboxVerifier } from './verifier/sandbox-verifier';
import { readTencentVerifier } from './verifier/tencent-settings';
import { createTencentVerifier } from './verifier/tencent-verifier';

/** Telephone of whoever watches the account in a demonstration. */
const TELEPHONE = '18800000001';

/** Who verifies identities. */
export interface OpenedVerifier {
  readonly verifier: IdentityVerifier;
  /** Whether it is the sandbox, whose people everybody may know. */
  readonly isSandbox: boolean;
}

/**
 * The provider that the environment names; else in a demonstration the sandbox, whose bank tells the amount by a text
 * message; else reviewers alone.
 */
export function openVerifier({
  environment,
  isDemo,
  orm,
  smsProvider,
}: Pick<Platform, 'environment' | 'isDemo' | 'orm' | 'smsProvider'>): OpenedVerifier {
  const tencent = readTencentVerifier(environment);
  if (tencent) return { verifier: createTencentVerifier(tencent), isSandbox: false };
  if (!isDemo) return { verifier: createManualVerifier(), isSandbox: false };
  const sandbox = createSandboxVerifier({
    notify: async (text, reference) =>
      smsProvider?.send({ id: reference, telephone: TELEPHONE, text, purpose: 'notice', values: [text] }),
  });
  return { verifier: { ...sandbox, ...createSandboxFaces(orm) }, isSandbox: true };
}

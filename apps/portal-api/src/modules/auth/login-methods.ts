import type { LoginWay } from '@portal/api-contract/account';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';

/** Authentication methods as the embedded provider names them (RFC 8176; registration is its own). */
export type LoginMethod = 'pwd' | 'sms' | 'reg';

const WAYS: Readonly<Record<LoginMethod, LoginWay>> = { pwd: 'password', sms: 'sms', reg: 'register' };

/** How somebody logged in, by what the provider says; other providers' ways are not told apart. */
export function readLoginWay(issuer: string, methods: readonly string[]): LoginWay {
  const way = issuer === EMBEDDED_ISSUER && Object.entries(WAYS).find(([method]) => methods.includes(method))?.[1];
  return way || 'external';
}

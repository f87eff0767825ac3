import { readSession } from '../session/browser-session';

/** Headers of the session: the token twice and the user code (spec §7); none for visitors. */
export function buildSessionHeaders(): Record<string, string> {
  const { token, userCode } = readSession();
  if (!token) return {};
  return {
    Authorization: `Bearer ${token}`,
    'IDAAS-AUTH-TOKEN': token,
    ...(userCode && { userCode: encodeURIComponent(userCode) }),
  };
}

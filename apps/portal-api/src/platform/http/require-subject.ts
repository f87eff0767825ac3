import type { Subject } from '../security/session-verifier';
import type { CallContext } from './call-context';
import { HttpError } from './http-error';

/** The caller of a call that needs a login. Rejects visitors with 401. */
export async function requireSubject({ getSubject }: CallContext): Promise<Subject> {
  const subject = await getSubject();
  if (subject === null) throw new HttpError(401);
  return subject;
}

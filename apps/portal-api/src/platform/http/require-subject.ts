import type { Subject } from '../security/session-verifier';
import type { CallContext } from './call-context';
import { Refusal } from './refusal';

/** The caller of a call that needs a login. Refuses visitors with 401. */
export async function requireSubject({ getSubject }: CallContext): Promise<Subject> {
  const subject = await getSubject();
  if (subject === null) throw new Refusal(401);
  return subject;
}

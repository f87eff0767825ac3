import type { CallContext } from '../../http/call-context';
import { Refusal } from '../../http/refusal';
import type { Duty, Operators } from '../../security/operators';
import type { Actor } from '../lifecycle/advance-record';
import { requireSubject } from '../users/profile.routes';

/** Somebody of the platform at work. */
export interface Operator extends Actor {
  readonly role: Duty;
  readonly id: string;
  readonly userCode: string;
}

/** Lets calls of the operators' side through for accounts with a duty. */
export interface OperatorAccess {
  /** Refuses visitors with 401 and everybody without the duty with 404, as if the address did not exist. */
  require(context: CallContext, duty: Duty): Promise<Operator>;
}

/** Creates the check for a list of operators. */
export function createOperatorAccess(operators: Operators): OperatorAccess {
  return {
    async require(context, duty) {
      const { id, account, userCode } = await requireSubject(context);
      if (!operators.get(account)?.has(duty)) throw new Refusal(404);
      return { role: duty, id, userCode, name: '' };
    },
  };
}

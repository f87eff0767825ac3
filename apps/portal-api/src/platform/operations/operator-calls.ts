import type { Endpoint, EndpointData } from '@portal/api-contract';
import type { QueryRunner } from '../database/database';
import type { CallContext } from '../http/call-context';
import {
  type Implementation,
  implement,
  implementRaw,
  type ParsedInput,
  type RawServingOptions,
  type ServingOptions,
} from '../http/implement';
import type { RawResponse } from '../http/raw-response';
import { HttpError } from '../http/http-error';
import { requireSubject } from '../http/require-subject';
import type { Actor } from '../records/record-transition';
import type { StaffRole } from '../security/staff-roles';
import { findStaffRoles } from '../security/staff-roles.repository';

/** Somebody of the platform at work. */
export interface Operator extends Actor {
  readonly role: StaffRole;
  readonly id: string;
  readonly userCode: string;
}

type OperatorHandler<E, Result> = (operator: Operator, input: ParsedInput<E>, context: CallContext) => Promise<Result>;

/**
 * Pairs calls of the operators' side with their handlers, as `implement` and `implementRaw` do, for those who have a
 * role. Visitors are rejected with 401, everybody else with 404, as if the URL did not exist, and before anything
 * of what they sent is looked at.
 */
export function createOperatorCalls(orm: QueryRunner, role: StaffRole) {
  // Asked for twice: before anything of what was sent is read, and for the work. `getSubject` is one for each request.
  const operators = new WeakMap<CallContext['getSubject'], Promise<Operator>>();

  function guard(context: CallContext): Promise<Operator> {
    const known = operators.get(context.getSubject);
    if (known) return known;
    const operator = findOperator(context);
    operators.set(context.getSubject, operator);
    return operator;
  }

  async function findOperator(context: CallContext): Promise<Operator> {
    const subject = await requireSubject(context);
    if (!(await findStaffRoles(orm, subject.id)).has(role)) throw new HttpError(404);
    return { role, id: subject.id, userCode: subject.userCode, name: '' };
  }

  return {
    implement: <E extends Endpoint>(
      endpoint: E,
      handler: OperatorHandler<E, EndpointData<E>>,
      options: ServingOptions = {},
    ): Implementation =>
      implement(endpoint, async (input, context) => handler(await guard(context), input, context), {
        ...options,
        guard,
      }),
    implementRaw: <E extends Endpoint>(
      endpoint: E,
      handler: OperatorHandler<E, RawResponse>,
      options: RawServingOptions = {},
    ): Implementation =>
      implementRaw(endpoint, async (input, context) => handler(await guard(context), input, context), {
        ...options,
        guard,
      }),
  };
}

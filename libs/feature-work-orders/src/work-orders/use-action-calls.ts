import {
  useConfirmWorkOrderMutation,
  useDeleteWorkOrderMutation,
  useEscalateWorkOrderMutation,
  useReopenWorkOrderMutation,
  useRevokeGrantMutation,
  useUrgeWorkOrderMutation,
  useWithdrawWorkOrderMutation,
} from '@portal/data-access-api/account';
import type { PlainAction } from './work-order-actions';

/** What a call comes to, as mutations tell it. */
export interface ActionResult {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Makes the call of an action; the key is the same for a repeat. */
type ActionCall = (reason: string, idempotencyKey: string) => PromiseLike<ActionResult>;

/** Calls of the actions that need no more than a reason. */
export function useActionCalls(ticketNo: string): Readonly<Record<PlainAction, ActionCall>> {
  const [confirm] = useConfirmWorkOrderMutation();
  const [reopen] = useReopenWorkOrderMutation();
  const [withdraw] = useWithdrawWorkOrderMutation();
  const [urge] = useUrgeWorkOrderMutation();
  const [escalate] = useEscalateWorkOrderMutation();
  const [revoke] = useRevokeGrantMutation();
  const [remove] = useDeleteWorkOrderMutation();
  const body = { ticketNo };
  return {
    confirm: (_reason, idempotencyKey) => confirm({ body, idempotencyKey }),
    reject: (reason, idempotencyKey) => reopen({ body: { ...body, reason }, idempotencyKey }),
    reopen: (reason, idempotencyKey) => reopen({ body: { ...body, reason }, idempotencyKey }),
    withdraw: (reason, idempotencyKey) => withdraw({ body: { ...body, reason }, idempotencyKey }),
    urge: (_reason, idempotencyKey) => urge({ body, idempotencyKey }),
    escalate: (reason, idempotencyKey) => escalate({ body: { ...body, reason }, idempotencyKey }),
    revokeGrant: (_reason, idempotencyKey) => revoke({ body, idempotencyKey }),
    delete: (_reason, idempotencyKey) => remove({ body, idempotencyKey }),
  };
}

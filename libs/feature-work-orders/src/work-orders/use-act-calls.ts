import {
  useConfirmWorkOrderMutation,
  useDeleteWorkOrderMutation,
  useEscalateWorkOrderMutation,
  useReopenWorkOrderMutation,
  useRevokeGrantMutation,
  useUrgeWorkOrderMutation,
  useWithdrawWorkOrderMutation,
} from '@portal/data-access-api/account';
import type { PlainAct } from './work-order-acts';

/** What a call comes to, as mutations tell it. */
export interface ActResult {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Makes the call of an act; the key is the same for a repeat. */
type ActCall = (reason: string, idempotencyKey: string) => PromiseLike<ActResult>;

/** Calls of the acts that need no more than a reason. */
export function useActCalls(ticketNo: string): Readonly<Record<PlainAct, ActCall>> {
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

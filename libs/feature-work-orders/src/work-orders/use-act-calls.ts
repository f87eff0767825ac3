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

/** Calls of the acts that need no more than a reason. */
export function useActCalls(ticketNo: string): Readonly<Record<PlainAct, (reason: string) => PromiseLike<ActResult>>> {
  const [confirm] = useConfirmWorkOrderMutation();
  const [reopen] = useReopenWorkOrderMutation();
  const [withdraw] = useWithdrawWorkOrderMutation();
  const [urge] = useUrgeWorkOrderMutation();
  const [escalate] = useEscalateWorkOrderMutation();
  const [revoke] = useRevokeGrantMutation();
  const [remove] = useDeleteWorkOrderMutation();
  return {
    confirm: () => confirm({ ticketNo }),
    reject: (reason) => reopen({ ticketNo, reason }),
    reopen: (reason) => reopen({ ticketNo, reason }),
    withdraw: (reason) => withdraw({ ticketNo, reason }),
    urge: () => urge({ ticketNo }),
    escalate: (reason) => escalate({ ticketNo, reason }),
    revokeGrant: () => revoke({ ticketNo }),
    delete: () => remove({ ticketNo }),
  };
}

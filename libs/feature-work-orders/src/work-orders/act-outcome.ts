import type { ApiError } from '@portal/data-access-api';
import { toFormOutcome } from '@portal/data-access-api/account';
import type { SendOutcome } from '@portal/ui-content/form';
import type { ActResult } from './use-act-calls';

/** Hears what became of an act. */
export interface ActListener {
  /** It is done; what is said of it. */
  readonly onDone: (message: string) => void;
  /** The work order is not as it was shown any more: it is fetched again. */
  readonly onStale: () => void;
}

/**
 * Turns the result of an act into what becomes of its form. What was typed stays where the server refuses, also where
 * the work order has moved on meanwhile.
 */
export function settleAct(result: ActResult, done: string, { onDone, onStale }: ActListener): SendOutcome<true> {
  if (result.error === undefined) {
    onDone(done);
    return { receipt: true };
  }
  if ((result.error as ApiError).code === '409') onStale();
  const outcome = toFormOutcome(result);
  return 'receipt' in outcome ? { receipt: true } : outcome;
}

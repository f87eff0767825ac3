import type { DifferenceReason } from '@portal/api-contract/account';
import { type Money, NO_MONEY } from '../../../platform/money/money';

/** Money that has moved, or has not. */
interface Moved {
  readonly amount: Money;
  readonly isDone: boolean;
}

/** What a bill, our records and the ledger say of one thing; `undefined` where they say nothing. */
export interface ComparedThing {
  readonly billed: Moved | undefined;
  readonly own: Moved | undefined;
  readonly booked: Money | undefined;
}

/** How a bill and our books differ; `null` where one of them has nothing. */
export interface Difference {
  readonly reason: DifferenceReason;
  readonly billed: Money | null;
  readonly booked: Money | null;
}

/** Says how a bill and our books differ, if they do. */
export function judgeDifference({ billed, own, booked }: ComparedThing): Difference | undefined {
  const say = (reason: DifferenceReason, ours = own?.amount ?? null) => ({
    ...{ reason, billed: billed?.amount ?? null, booked: ours },
  });
  if (billed === undefined) return own?.isDone ? say('missingThere') : undefined;
  if (own === undefined) return billed.isDone ? say('missingHere') : undefined;
  if (billed.isDone !== own.isDone) return say('state');
  if (!billed.isDone) return undefined;
  if (billed.amount !== own.amount) return say('amount');
  // What is on no account of the ledger has not come in, whatever stands elsewhere.
  return booked === billed.amount ? undefined : say('amount', booked ?? NO_MONEY);
}

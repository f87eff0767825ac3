import type { QueryRunner } from '../database/database';

/** A trial that an order of its product goes on with. */
export interface TriedProduct {
  readonly trialNo: string;
  /** What the provider calls that which was tried out; `null` where nobody has said. */
  readonly instanceNo: string | null;
}

/**
 * Finds what somebody tries out of a product, or has tried out and could still go on with, locked until the transaction
 * ends; `undefined` where there is nothing.
 */
export type TrialFinder = (
  runner: QueryRunner,
  wanted: { readonly ownerId: string; readonly productCode: string },
) => Promise<TriedProduct | undefined>;

import type { ClosingBlocker } from '@portal/api-contract/account';
import type { QueryRunner } from '../database/database';

/** With what is looked for. */
export interface BlockerContext {
  readonly orm: QueryRunner;
  readonly now: Date;
}

/** Something that keeps an account open, and what its owner can do about it. */
export interface BlockerSource extends Omit<ClosingBlocker, 'count'> {
  readonly count: (context: BlockerContext, ownerId: string) => Promise<number>;
}

/** What keeps an owner's account open now, of some sources; empty for nothing. */
export async function findBlockers(
  sources: readonly BlockerSource[],
  context: BlockerContext,
  ownerId: string,
): Promise<ClosingBlocker[]> {
  const blockers: ClosingBlocker[] = [];
  for (const { count: countOpen, ...source } of sources) {
    const count = await countOpen(context, ownerId);
    if (count > 0) blockers.push({ ...source, count });
  }
  return blockers;
}

/** Page where somebody asks the platform for help. */
export const WORK_ORDER_FORM = '/overview/submitworkorder';

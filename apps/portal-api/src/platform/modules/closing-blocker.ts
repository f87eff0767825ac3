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

/** Page where somebody asks the platform for help. */
export const WORK_ORDER_FORM = '/overview/submitworkorder';

import type { ConsentKey } from '@portal/api-contract/account';
import type { QueryRunner } from '../database/database';
import type { Subject } from '../security/session-verifier';

/** What happens, in the same transaction, once somebody takes a consent back. */
export type ConsentWithdrawals = Readonly<
  Partial<Record<ConsentKey, (runner: QueryRunner, owner: Subject, at: Date) => Promise<void>>>
>;

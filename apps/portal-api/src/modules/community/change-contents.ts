import type { BatchResult, changeOwnContents } from '@portal/api-contract/community';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { OFF_SHELF } from '../../platform/records/listing/listed-record';
import { toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { contents, lockContent } from './content-record';
import { removeContent } from './remove-content';

type Input = ParsedInput<typeof changeOwnContents>;

/** Changes an item of its owner in the caller's transaction; tells whether there was anything to change. */
type Change = (runner: QueryRunner, owner: Subject, mid: string, at: Date) => Promise<boolean>;

const CHANGES: Readonly<Record<Input['action'], Change>> = {
  async offShelf(runner, owner, mid, at) {
    const row = await lockContent(runner, mid, owner);
    if (row.state === OFF_SHELF) return false;
    await contents.transition(runner, row, { action: 'offShelf', actor: toActor(owner), at, reason: '' });
    return true;
  },
  async delete(runner, owner, mid, at) {
    await removeContent(runner, owner, mid, at);
    return true;
  },
};

/** Changes several items of their owner, each in a transaction of its own: those that can be, whatever becomes of others. */
export async function changeContents(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  owner: Subject,
  { action, targetIds }: Input,
): Promise<BatchResult> {
  const change = CHANGES[action];
  const rejected: BatchResult['rejected'] = [];
  let total = 0;
  for (const id of new Set(targetIds)) {
    try {
      const isChanged = await database.transaction((runner) => change(runner, owner, id, clock()));
      total += Number(isChanged);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error;
      rejected.push({ id, msg: error.msg });
    }
  }
  return { total, rejected };
}

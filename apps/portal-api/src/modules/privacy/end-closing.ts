import { accountClosingLifecycle } from '@portal/lifecycles';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { type BlockerSource, findBlockers } from '../../platform/modules/closing-blocker';
import { defineRecord } from '../../platform/records/define-record';
import { type Actor, SYSTEM } from '../../platform/records/record-transition';
import { accountClosing } from './privacy.tables';

/** State of a closing that can be taken back. */
export const COOLING_OFF = 1;

/** A stored closing. */
export type ClosingRow = typeof accountClosing.$inferSelect;

/** An owner's closing that can be taken back; there is one at most. */
export function isOpenClosingOf(ownerId: string) {
  return and(eq(accountClosing.ownerId, ownerId), eq(accountClosing.state, COOLING_OFF));
}

/** With what closings are moved. */
export interface ClosingGuards {
  /** Everything that keeps an account open. */
  readonly closingBlockers: readonly BlockerSource[];
}

/** Closings, and the only way to change one. */
export function createClosings({ closingBlockers }: ClosingGuards) {
  return defineRecord({
    lifecycle: accountClosingLifecycle,
    table: accountClosing,
    guards: {
      coolingOffIsOver: ({ effectiveAt }, { at }) => (effectiveAt <= at ? '' : '冷静期尚未结束'),
      async hasNoBlockers({ ownerId }, { runner, at }) {
        const blockers = await findBlockers(closingBlockers, { orm: runner, now: at }, ownerId);
        return blockers.length > 0 ? '还有未完成的事项，暂不能注销' : '';
      },
    },
    describe: ({ closingNo }) => ({
      ...{ number: closingNo, title: '' },
      ...{ messageType: 'security', link: '/user-info/privacy' },
    }),
    effects: (_runner, _row, { at }) => ({ endedAt: at }),
  });
}

export interface ClosingsOptions extends ClosingGuards {
  readonly database: Database;
  readonly clock: Clock;
}

/** Closings as records. */
export type Closings = ReturnType<typeof createClosings>;

/** Takes an owner's closing back; `false` where there is none that could be. */
export async function endClosing(
  options: ClosingsOptions,
  ownerId: string,
  action: 'revoke' | 'return',
  actor: Actor,
): Promise<boolean> {
  const { database, clock } = options;
  const closings = createClosings(options);
  return database.transaction(async (runner) => {
    const [row] = await runner.select().from(accountClosing).where(isOpenClosingOf(ownerId)).for('update');
    if (!row) return false;
    await closings.transition(runner, row, { action, actor, at: clock() });
    return true;
  });
}

/** Whoever logs in keeps the account: a closing under way ends, and a message says so. */
export async function endClosingByLogin(options: ClosingsOptions, userId: string): Promise<void> {
  const [open] = await options.database.orm
    .select({ id: accountClosing.id })
    .from(accountClosing)
    .where(isOpenClosingOf(userId));
  if (open) await endClosing(options, userId, 'return', SYSTEM);
}

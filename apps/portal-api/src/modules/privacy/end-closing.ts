import { accountClosingLifecycle } from '@portal/lifecycles';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { type Actor, advanceRecord, type MovingRecord, SYSTEM } from '../../platform/lifecycle/advance-record';
import { accountClosing } from './privacy.tables';

/** State of a closing that can be taken back. */
export const COOLING_OFF = 1;

/** A stored closing. */
export type ClosingRow = typeof accountClosing.$inferSelect;

export interface ClosingsOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** An owner's closing that can be taken back; there is one at most. */
export function isOpenClosingOf(ownerId: string) {
  return and(eq(accountClosing.ownerId, ownerId), eq(accountClosing.state, COOLING_OFF));
}

/** A closing as the lifecycle moves it. */
export function toMovingClosing(
  { id, ownerId, closingNo }: Pick<ClosingRow, 'id' | 'ownerId' | 'closingNo'>,
  state: ClosingRow['state'] | null,
): MovingRecord<ClosingRow['state']> {
  return {
    ...{ id, ownerId, state },
    number: closingNo,
    title: '',
    messageType: 'security',
    link: '/user-info/privacy',
  };
}

/** Takes an owner's closing back; `false` where there is none that could be. */
export async function endClosing(
  { database, clock }: ClosingsOptions,
  ownerId: string,
  action: 'revoke' | 'return',
  actor: Actor,
): Promise<boolean> {
  return database.transaction(async (runner) => {
    const [row] = await runner.select().from(accountClosing).where(isOpenClosingOf(ownerId)).for('update');
    if (!row) return false;
    const at = clock();
    const state = await advanceRecord(runner, accountClosingLifecycle, toMovingClosing(row, row.state), {
      action,
      actor,
      at,
    });
    await runner.update(accountClosing).set({ state, endedAt: at }).where(eq(accountClosing.id, row.id));
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

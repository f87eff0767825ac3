import { accountClosingLifecycle } from '@portal/lifecycles';
import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { isNoneOf } from '../../platform/database/is-none-of';
import { advanceRecord, SYSTEM } from '../../platform/lifecycle/advance-record';
import type { FindAddress } from '../../platform/messages/find-address';
import { type OutboxMessage, queueOutboxMessages } from '../../platform/messages/outbox-messages';
import { postMessage } from '../../platform/messages/post-message';
import type { BlockerSource } from '../../platform/modules/closing-blocker';
import type { PersonalData } from '../../platform/modules/personal-data';
import { noteAudit } from '../../platform/operations/note-audit';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Operators } from '../../platform/security/operators';
import { workOff } from '../../platform/work-off';
import { findBlockers } from './closing-blockers';
import { findDataOwner } from './data-owner.repository';
import { type ClosingRow, type ClosingsOptions, COOLING_OFF, toMovingClosing } from './end-closing';
import { accountClosing } from './privacy.tables';

const DAY_MS = 24 * 3_600_000;

const CLOSED = 3;

/** Accounts looked for at once. */
const BATCH = 10;

export interface CloseAccountsOptions extends ClosingsOptions {
  readonly operators: Operators;
  readonly protection: DataProtection;
  readonly findAddress: FindAddress;
  /** Everything the portal holds about a user, in the order in which it is erased. */
  readonly personalData: readonly PersonalData[];
  readonly closingBlockers: readonly BlockerSource[];
}

/** Closes the accounts whose cooling-off is over, each in a transaction of its own; none waits for another. */
export async function closeDueAccounts(options: CloseAccountsOptions): Promise<void> {
  const { database, clock } = options;
  const isDue = and(eq(accountClosing.state, COOLING_OFF), lte(accountClosing.effectiveAt, clock()));
  const take = async (seen: readonly string[]) => {
    const rows = await database.orm
      .select({ id: accountClosing.id })
      .from(accountClosing)
      .where(and(isDue, isNoneOf(accountClosing.id, seen)))
      .orderBy(asc(accountClosing.effectiveAt))
      .limit(BATCH);
    return rows.map(({ id }) => id);
  };
  await workOff(take, (id) => database.transaction((runner) => closeAccount(options, runner, id)));
}

/** Deletes what had to be kept of closed accounts and no longer has to be (security H37). */
export async function purgeKeptData({
  database,
  clock,
  personalData,
}: ClosingsOptions & Pick<CloseAccountsOptions, 'personalData'>): Promise<void> {
  const { orm } = database;
  for (const { purgeKept } of personalData) {
    if (!purgeKept) continue;
    const before = new Date(clock().getTime() - purgeKept.days * DAY_MS);
    const closedOwners = orm
      .select({ ownerId: accountClosing.ownerId })
      .from(accountClosing)
      .where(and(eq(accountClosing.state, CLOSED), lt(accountClosing.endedAt, before)));
    for (const owner of purgeKept.owners) await orm.delete(owner.table).where(inArray(owner, closedOwners));
  }
}

async function closeAccount(options: CloseAccountsOptions, runner: QueryRunner, id: string): Promise<void> {
  const { clock, operators, protection, personalData, closingBlockers } = options;
  const now = clock();
  // Whoever revokes it at this moment holds the row: it is theirs then.
  const [row] = await runner
    .select()
    .from(accountClosing)
    .where(and(eq(accountClosing.id, id), eq(accountClosing.state, COOLING_OFF), lte(accountClosing.effectiveAt, now)))
    .for('update', { skipLocked: true });
  if (!row) return;
  const blockers = await findBlockers(closingBlockers, { orm: runner, operators, now }, row.ownerId);
  if (blockers.length > 0) return postpone(runner, row, now);
  const state = await advanceRecord(runner, accountClosingLifecycle, toMovingClosing(row, row.state), {
    action: 'close',
    actor: SYSTEM,
    at: now,
    guards: { coolingOffIsOver: '', hasNoBlockers: '' },
  });
  await runner.update(accountClosing).set({ state, endedAt: now }).where(eq(accountClosing.id, row.id));
  const messages = await writeOutboxMessages(options, runner, row);
  await erasePersonalData(runner, personalData, row.ownerId, now);
  await queueOutboxMessages(runner, protection, messages, { ownerId: row.ownerId, at: now });
  await noteAudit(runner, {
    actorId: null,
    action: 'account.close',
    subjectKind: accountClosingLifecycle.name,
    subjectNo: row.closingNo,
    at: now,
  });
}

/** What still has to be told, by the addresses that are about to be erased: messages on the site go with the account. */
async function writeOutboxMessages({ findAddress }: CloseAccountsOptions, runner: QueryRunner, row: ClosingRow) {
  const messages: OutboxMessage[] = [];
  for (const channel of ['sms', 'mail'] as const) {
    const address = await findAddress(row.ownerId, channel, runner);
    const body = `您的账号已注销，不能再登录，个人信息已删除（${row.closingNo}）。如非本人操作，请联系客服。`;
    if (address !== undefined) messages.push({ channel, address, title: '账号已注销', body });
  }
  return messages;
}

async function erasePersonalData(
  runner: QueryRunner,
  personalData: readonly PersonalData[],
  ownerId: string,
  now: Date,
): Promise<void> {
  const owner = await findDataOwner(runner, ownerId);
  if (owner === undefined) return;
  for (const { erase } of personalData) await erase({ runner, now }, owner);
}

/** Something was begun in the meantime: it is looked at again a day later. */
async function postpone(runner: QueryRunner, { id, ownerId, closingNo }: ClosingRow, now: Date): Promise<void> {
  await runner
    .update(accountClosing)
    .set({ effectiveAt: new Date(now.getTime() + DAY_MS) })
    .where(eq(accountClosing.id, id));
  await postMessage(runner, {
    ownerId,
    type: 'security',
    title: '账号暂未注销',
    body: '还有未完成的事项，完成后将自动注销。',
    link: '/user-info/privacy',
    recordNo: closingNo,
    at: now,
  });
}

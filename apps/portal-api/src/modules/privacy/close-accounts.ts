import type { ActionOf } from '@portal/lifecycles';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { DueWork } from '../../platform/jobs/due-work';
import type { FindAddress } from '../../platform/messages/find-address';
import { type OutboxMessage, queueOutboxMessages } from '../../platform/messages/outbox-messages';
import { postMessage } from '../../platform/messages/post-message';
import { findBlockers } from '../../platform/modules/closing-blocker';
import type { PersonalData } from '../../platform/modules/personal-data';
import { noteAudit } from '../../platform/operations/note-audit';
import { createRecordTimers } from '../../platform/records/record-timers';
import type { TransitionRequest } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { findDataOwner } from './data-owner.repository';
import { type ClosingRow, type Closings, type ClosingsOptions, createClosings } from './end-closing';
import { createRemainingErasures, eraseStep } from './erase-remaining';
import { accountClosing, CLOSED } from './privacy.tables';

const DAY_MS = 24 * 3_600_000;

export interface CloseAccountsOptions extends ClosingsOptions {
  readonly protection: DataProtection;
  readonly findAddress: FindAddress;
  /** Everything the portal holds about a user, in the order in which it is erased. */
  readonly personalData: readonly PersonalData[];
}

/** Closes the accounts whose cooling-off is over, each by a job of its own; those of many records are erased in steps. */
export function createDueClosings(options: CloseAccountsOptions): DueWork[] {
  const closings = createClosings(options);
  return [
    ...createRecordTimers(closings, {
      ...options,
      dueAt: accountClosing.effectiveAt,
      advance: (runner, row, request) => closeAccount(options, closings, runner, row, request),
    }),
    createRemainingErasures(options),
  ];
}

/** Deletes what had to be kept of closed accounts and no longer has to be (security H37). */
export async function purgeKeptData({
  database,
  clock,
  personalData,
}: Pick<CloseAccountsOptions, 'database' | 'clock' | 'personalData'>): Promise<void> {
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

async function closeAccount(
  options: CloseAccountsOptions,
  closings: Closings,
  runner: QueryRunner,
  row: ClosingRow,
  request: TransitionRequest<ActionOf<Closings['lifecycle']>>,
): Promise<void> {
  const { protection, personalData, closingBlockers } = options;
  const { at } = request;
  const blockers = await findBlockers(closingBlockers, { orm: runner, now: at }, row.ownerId);
  if (blockers.length > 0) return postpone(closings, runner, row, at);
  await closings.transition(runner, row, request);
  const addresses = await findAddresses(options, runner, row);
  await erasePersonalData(runner, personalData, row.ownerId, at);
  const isMore = await eraseStep(options, runner, row, at);
  const messages = writeOutboxMessages(row, addresses, isMore);
  await queueOutboxMessages(runner, protection, messages, { ownerId: row.ownerId, at });
  await noteAudit(runner, {
    actorId: null,
    action: 'account.close',
    subjectKind: closings.lifecycle.name,
    subjectNo: row.closingNo,
    at,
  });
}

/** Addresses by which its owner still has to be told: they are about to be erased, and messages on the site with them. */
async function findAddresses({ findAddress }: CloseAccountsOptions, runner: QueryRunner, { ownerId }: ClosingRow) {
  const addresses: Pick<OutboxMessage, 'channel' | 'address'>[] = [];
  for (const channel of ['sms', 'mail'] as const) {
    const address = await findAddress(ownerId, channel, runner);
    if (address !== undefined) addresses.push({ channel, address });
  }
  return addresses;
}

/** What they are told; of records that are many the last are erased a moment later. */
function writeOutboxMessages(
  { closingNo }: ClosingRow,
  addresses: readonly Pick<OutboxMessage, 'channel' | 'address'>[],
  isMore: boolean,
): OutboxMessage[] {
  const erased = isMore ? '个人信息正在删除，很快完成' : '个人信息已删除';
  const body = `您的账号已注销，不能再登录，${erased}（${closingNo}）。如非本人操作，请联系客服。`;
  return addresses.map((address) => ({ ...address, title: '账号已注销', body }));
}

async function erasePersonalData(
  runner: QueryRunner,
  personalData: readonly PersonalData[],
  ownerId: string,
  now: Date,
): Promise<void> {
  const owner = await findDataOwner(runner, ownerId);
  if (owner === undefined) return;
  for (const { erase } of personalData) await erase?.({ runner, now }, owner);
}

/** Something was begun in the meantime: it is looked at again a day later. */
async function postpone(closings: Closings, runner: QueryRunner, row: ClosingRow, now: Date): Promise<void> {
  const { ownerId, closingNo } = row;
  await closings.change(runner, row, { effectiveAt: new Date(now.getTime() + DAY_MS) });
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

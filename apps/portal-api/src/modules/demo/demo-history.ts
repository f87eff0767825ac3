import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { EMBEDDED_ISSUER } from '../../security/embedded-issuer';
import type { Subject } from '../../security/session-verifier';
import type { AccountsRepository } from '../identity-provider/accounts.repository';
import type { InvoiceTitlesOptions } from '../invoice-titles/invoice-titles.service';
import { deliveryOutbox, userMessage } from '../messages/messages.tables';
import { purchaseOrder } from '../purchase/purchase.tables';
import type { UsersRepository } from '../users/users.repository';
import { portalUser } from '../users/users.tables';
import { workOrder, workOrderMessage } from '../work-orders/work-orders.tables';
import { seedDemoApplications } from './demo-applications';
import { seedDemoContacts } from './demo-contacts';
import { seedDemoOrders } from './demo-orders';
import { seedDemoWorkOrders } from './demo-work-orders';

/** Account that comes with a year of history, and what is bound to it. */
const ACCOUNT = 'demo-enterprise';
const TELEPHONE = '18800000001';
const MAIL = 'it@chenghu-dairy.example';

const DAY_MS = 86_400_000;

/** What is older than this has been read. */
const READ_DAYS = 10;

export interface DemoHistoryOptions extends Omit<InvoiceTitlesOptions, 'idempotency'> {
  readonly accounts: AccountsRepository;
  readonly users: UsersRepository;
}

/** Gives the enterprise account of the demonstration a year of orders, work orders, applications and messages, once. */
export async function seedDemoHistory(options: DemoHistoryOptions): Promise<void> {
  const { database, accounts, users, clock } = options;
  const account = await accounts.findByName(ACCOUNT);
  if (account === undefined) return;
  const { id, menuPermissions, nickname } = account;
  const vouched = { issuer: EMBEDDED_ISSUER, subject: id, account: ACCOUNT, nickname, telephoneMasked: '' };
  const user = await users.noteLogin({ ...vouched, menuPermissions });
  const now = clock();
  await database.transaction(async (runner) => {
    await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo-history', 0))`);
    if ((await runner.$count(purchaseOrder, eq(purchaseOrder.ownerId, user.id))) > 0) return;
    await runner
      .update(portalUser)
      .set({ createdAt: new Date(now.getTime() - 370 * DAY_MS) })
      .where(eq(portalUser.id, user.id));
    // It is nobody's session that does this.
    const { id: userId, issuer, account: name, userCode } = user;
    const owner: Subject = { id: userId, issuer, account: name, userCode, sessionId: '' };
    const inside = joinTransaction(options, runner);
    await seedDemoOrders(runner, user.id, now);
    await seedDemoContacts(inside, owner, now);
    await seedDemoWorkOrders({ ...inside, orm: runner }, owner, now);
    await seedDemoApplications(inside, owner, now);
    await markOldRead(runner, user.id, new Date(now.getTime() - READ_DAYS * DAY_MS));
    // Whatever was sent in that year has arrived.
    await runner.delete(deliveryOutbox).where(eq(deliveryOutbox.ownerId, user.id));
    await bindAddresses(accounts, user.id, runner);
  });
}

async function bindAddresses(accounts: AccountsRepository, userId: string, runner: QueryRunner): Promise<void> {
  const find = () => accounts.findByUser({ id: userId }, runner);
  const account = await find();
  if (account) await accounts.bindTelephone(runner, account, TELEPHONE);
  const reached = await find();
  if (reached) await accounts.bindMail(runner, reached, MAIL);
  const { telephoneMasked = '', mailMasked = '' } = (await find()) ?? {};
  await runner.update(portalUser).set({ telephoneMasked, mailMasked }).where(eq(portalUser.id, userId));
}

/** Everything is written in the one transaction, so that a start that is cut short leaves nothing half. */
function joinTransaction(options: DemoHistoryOptions, runner: QueryRunner): InvoiceTitlesOptions {
  return {
    ...options,
    database: { orm: runner, transaction: (work) => work(runner), close: () => Promise.resolve() },
    idempotency: { runOnce: (_call, work) => work(runner), forgetExpired: () => Promise.resolve() },
  };
}

async function markOldRead(runner: QueryRunner, ownerId: string, before: Date): Promise<void> {
  await runner
    .update(userMessage)
    .set({ readAt: sql`${userMessage.createdAt}` })
    .where(and(eq(userMessage.ownerId, ownerId), isNull(userMessage.readAt), lt(userMessage.createdAt, before)));
  const own = runner.select({ id: workOrder.id }).from(workOrder).where(eq(workOrder.ownerId, ownerId));
  await runner
    .update(workOrderMessage)
    .set({ readAt: sql`${workOrderMessage.at}` })
    .where(and(inArray(workOrderMessage.workOrderId, own), lt(workOrderMessage.at, before)));
}

import { eq, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { Signing } from '../../platform/documents/signing/open-signing';
import type { FileStore } from '../../platform/files/file-store';
import { settleMessages } from '../../platform/messages/messages.service';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import type { Subject } from '../../platform/security/session-verifier';
import { ENTERPRISE_HISTORY, seedDemoApplications } from '../applications/demo-applications';
import type { AccountsRepository } from '../identity-provider/accounts.repository';
import { OWN_STORIES, seedOwnContent } from '../community/demo-own-content';
import { seedDemoDeliveries } from '../deliveries/demo-deliveries';
import { seedDemoChanges } from '../instances/demo-changes';
import type { InvoiceTitlesOptions } from '../invoice-titles/invoice-titles.service';
import { seedDemoContracts } from '../contracts/demo-contracts';
import type { ContractsService } from '../contracts/contracts.service';
import { INVOICE_STORIES, seedDemoInvoices } from '../invoices/demo-invoices';
import { seedDemoModels } from '../model-publishing/demo-published-models';
import { seedDemoRefunds } from '../payments/refunds/demo-refunds';
import { seedDemoCoupons } from '../purchase/demo-coupons';
import { DEMO_ORDERS, seedDemoOrders } from '../purchase/demo-orders';
import type { Identities } from '../realname/effective-identity';
import { seedDemoIdentity } from '../realname/demo-identity';
import { DEMO_STORIES } from '../realname/demo-stories';
import { ENTERPRISE_STORIES, seedDemoTrials } from '../trials/demo-trials';
import { users as readableUsers } from '../users/users.read-model';
import { backdateUser, maskAddresses, type UsersRepository } from '../users/users.repository';
import { markAnswersRead, seedDemoWorkOrders } from '../work-orders/demo/demo-work-orders';
import { seedDemoContacts } from './demo-contacts';

/** Account that comes with a year of history, and what is bound to it. */
const ACCOUNT = 'demo-enterprise';
const TELEPHONE = '18800000001';
const MAIL = 'it@chenghu-dairy.example';

const DAY_MS = 86_400_000;

/** How old the account is made. */
const ACCOUNT_DAYS = 370;

/** When the enterprise was verified. */
const VERIFIED_DAYS = 360;

/** What is older than this has been read. */
const READ_DAYS = 10;

export interface DemoHistoryOptions extends Omit<InvoiceTitlesOptions, 'idempotency' | 'identities'> {
  readonly identities: Identities;
  readonly files: FileStore;
  readonly accounts: AccountsRepository;
  readonly users: UsersRepository;
  readonly ledger: Ledger;
  readonly signing: Pick<Signing, 'sign' | 'isDemo'>;
  readonly contractsService: ContractsService;
  /** Whether nobody outside is asked to deliver, who would know nothing of these orders. */
  readonly isDeliveredBySandbox: boolean;
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
    if (await hasHistory(runner, user.id, now)) return;
    await backdateUser(runner, user.id, new Date(now.getTime() - ACCOUNT_DAYS * DAY_MS));
    // It is nobody's session that does this.
    const { id: userId, issuer, account: name, userCode } = user;
    const owner: Subject = { id: userId, issuer, account: name, userCode, sessionId: '' };
    const inside = joinTransaction(options, runner);
    const verifiedAt = new Date(now.getTime() - VERIFIED_DAYS * DAY_MS);
    await seedDemoIdentity(runner, options.protection, owner, DEMO_STORIES.enterprise, verifiedAt);
    await seedDemoOrders(runner, options, owner, { orders: DEMO_ORDERS.enterprise, now });
    if (options.isDeliveredBySandbox) await seedDemoDeliveries(runner, owner);
    await seedDemoCoupons(runner, user.id, now);
    await seedDemoChanges(runner, owner, options, now);
    await seedDemoContacts(inside, owner, now);
    const invoices = { stories: INVOICE_STORIES.enterprise, email: MAIL, now };
    await seedDemoInvoices(runner, options, owner, invoices);
    await seedDemoContracts(runner, { ...options, service: options.contractsService }, owner, now);
    // After the invoices, one of which is in the way of a refund.
    await seedDemoRefunds(runner, owner, options, now);
    // Whoever has applied for them has followed them.
    await settleMessages(runner, user.id, new Date(now.getTime() - DAY_MS));
    await seedDemoWorkOrders({ ...inside, orm: runner }, owner, now);
    await seedDemoApplications(inside, owner, ENTERPRISE_HISTORY, now);
    await seedDemoTrials(runner, options.protection, owner, ENTERPRISE_STORIES, now);
    await seedDemoModels(runner, owner, { provider: DEMO_STORIES.enterprise.identity.name, now });
    await seedOwnContent(runner, owner, { stories: OWN_STORIES.enterprise, now, region: '江苏' });
    const unreadSince = new Date(now.getTime() - READ_DAYS * DAY_MS);
    await settleMessages(runner, user.id, unreadSince);
    await markAnswersRead(runner, user.id, unreadSince);
    await bindAddresses(accounts, user.id, runner);
  });
}

// Its age alone tells: what else there is depends on the content, and on what visitors have deleted.
async function hasHistory(runner: QueryRunner, userId: string, now: Date): Promise<boolean> {
  const [user] = await runner
    .select({ createdAt: readableUsers.createdAt })
    .from(readableUsers)
    .where(eq(readableUsers.id, userId));
  return user !== undefined && user.createdAt.getTime() < now.getTime() - VERIFIED_DAYS * DAY_MS;
}

async function bindAddresses(accounts: AccountsRepository, userId: string, runner: QueryRunner): Promise<void> {
  const find = () => accounts.findByUser({ id: userId }, runner);
  const account = await find();
  if (account) await accounts.bindTelephone(runner, account, TELEPHONE);
  const reached = await find();
  if (reached) await accounts.bindMail(runner, reached, MAIL);
  const { telephoneMasked = '', mailMasked = '' } = (await find()) ?? {};
  await maskAddresses(runner, userId, { telephoneMasked, mailMasked });
}

/** Everything is written in the one transaction, so that a start that is cut short leaves nothing half. */
export function joinTransaction(options: DemoHistoryOptions, runner: QueryRunner): InvoiceTitlesOptions {
  return {
    ...options,
    database: {
      ...options.database,
      ...{ orm: runner, transaction: (work) => work(runner), close: () => Promise.resolve() },
    },
    idempotency: { runOnce: (_call, work) => work(runner), purgeExpired: () => Promise.resolve() },
  };
}

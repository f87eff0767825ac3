import { invoiceTitleFormSchema } from '@portal/api-contract/account';
import { sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { NO_CALL } from '../../platform/http/no-call';
import { settleMessages } from '../../platform/messages/messages.service';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import type { Subject } from '../../platform/security/session-verifier';
import { PERSON_HISTORY, seedDemoApplications } from '../applications/demo-applications';
import { OWN_STORIES, seedOwnContent } from '../community/demo-own-content';
import { seedDemoDeliveries } from '../deliveries/demo-deliveries';
import { createInvoiceTitlesService } from '../invoice-titles/invoice-titles.service';
import { listPassedTitles } from '../invoice-titles/titles-of-invoices';
import { INVOICE_STORIES, seedDemoInvoices } from '../invoices/demo-invoices';
import { seedDemoCoupons } from '../purchase/demo-coupons';
import { DEMO_ORDERS, seedDemoOrders } from '../purchase/demo-orders';
import { hasOrders } from '../purchase/order-summaries';
import { hasTrials, PERSON_STORIES, seedDemoTrials } from '../trials/demo-trials';
import { type DemoHistoryOptions, joinTransaction } from './demo-history';

/** Account of a single person. */
const ACCOUNT = 'demo-personal';

/** Whom its invoices are made out to, since when, and where they are mailed to. */
const TITLE = { kind: 'person', name: '林知夏', isDefault: true };
const TITLE_DAYS = 22;
const MAIL = 'lin@demo-personal.example';

const DAY_MS = 86_400_000;

/** Gives the personal account of the demonstration a product, and a short history of trials and applications, once. */
export async function seedDemoPerson(options: DemoHistoryOptions): Promise<void> {
  const { database, accounts, users, protection, clock } = options;
  const account = await accounts.findByName(ACCOUNT);
  if (account === undefined) return;
  const { id: subject, menuPermissions, nickname } = account;
  const vouched = { issuer: EMBEDDED_ISSUER, subject, account: ACCOUNT, nickname, telephoneMasked: '' };
  const { id, userCode } = await users.noteLogin({ ...vouched, menuPermissions });
  const owner: Subject = { id, issuer: EMBEDDED_ISSUER, account: ACCOUNT, userCode, sessionId: '' };
  const now = clock();
  await database.transaction(async (runner) => {
    await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo-person', 0))`);
    if (!(await hasOrders(runner, id))) {
      await seedDemoOrders(runner, options, owner, { orders: DEMO_ORDERS.personal, now });
      if (options.isDeliveredBySandbox) await seedDemoDeliveries(runner, owner);
    }
    await seedDemoCoupons(runner, id, now);
    await seedOwnContent(runner, owner, { stories: OWN_STORIES.person, now, region: '浙江' });
    if (await hasTrials(runner, id)) return;
    await seedDemoTrials(runner, protection, owner, PERSON_STORIES, now);
    const inside = joinTransaction(options, runner);
    await seedInvoices(options, runner, owner, now);
    await seedDemoApplications(inside, owner, PERSON_HISTORY, now);
    await settleMessages(runner, id, now);
  });
}

/** Gives the person a title and an invoice made out to it, once. */
async function seedInvoices(
  options: DemoHistoryOptions,
  runner: QueryRunner,
  owner: Subject,
  now: Date,
): Promise<void> {
  if ((await listPassedTitles(runner, options.protection, owner)).length > 0) return;
  const titles = createInvoiceTitlesService({
    ...joinTransaction(options, runner),
    clock: () => new Date(now.getTime() - TITLE_DAYS * DAY_MS),
  });
  await titles.save(owner, invoiceTitleFormSchema.parse(TITLE), NO_CALL);
  await seedDemoInvoices(runner, options, owner, { stories: INVOICE_STORIES.personal, email: MAIL, now });
}

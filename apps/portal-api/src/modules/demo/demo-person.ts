import { sql } from 'drizzle-orm';
import { settleMessages } from '../../platform/messages/messages.service';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import type { Subject } from '../../platform/security/session-verifier';
import { PERSON_HISTORY, seedDemoApplications } from '../applications/demo-applications';
import { seedDemoCoupons } from '../purchase/demo-coupons';
import { DEMO_ORDERS, seedDemoOrders } from '../purchase/demo-orders';
import { hasOrders } from '../purchase/order-summaries';
import { hasTrials, PERSON_STORIES, seedDemoTrials } from '../trials/demo-trials';
import { type DemoHistoryOptions, joinTransaction } from './demo-history';

/** Account of a single person. */
const ACCOUNT = 'demo-personal';

/** Gives the personal account of the demonstration a product, and a short history of trials and applications, once. */
export async function seedDemoPerson(options: DemoHistoryOptions): Promise<void> {
  const { database, accounts, users, protection, ledger, clock } = options;
  const account = await accounts.findByName(ACCOUNT);
  if (account === undefined) return;
  const { id: subject, menuPermissions, nickname } = account;
  const vouched = { issuer: EMBEDDED_ISSUER, subject, account: ACCOUNT, nickname, telephoneMasked: '' };
  const { id, userCode } = await users.noteLogin({ ...vouched, menuPermissions });
  const owner: Subject = { id, issuer: EMBEDDED_ISSUER, account: ACCOUNT, userCode, sessionId: '' };
  const now = clock();
  await database.transaction(async (runner) => {
    await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo-person', 0))`);
    if (!(await hasOrders(runner, id)))
      await seedDemoOrders(runner, ledger, owner, { orders: DEMO_ORDERS.personal, now });
    await seedDemoCoupons(runner, id, now);
    if (await hasTrials(runner, id)) return;
    await seedDemoTrials(runner, protection, owner, PERSON_STORIES, now);
    await seedDemoApplications(joinTransaction(options, runner), owner, PERSON_HISTORY, now);
    await settleMessages(runner, id, now);
  });
}

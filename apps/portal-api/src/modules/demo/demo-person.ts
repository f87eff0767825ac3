import { sql } from 'drizzle-orm';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import { DEMO_ORDERS, seedDemoOrders } from '../purchase/demo-orders';
import { hasOrders } from '../purchase/order-summaries';
import type { DemoHistoryOptions } from './demo-history';

/** Account of a single person. */
const ACCOUNT = 'demo-personal';

/** Gives the personal account of the demonstration a product, once. */
export async function seedDemoPerson({ database, accounts, users, ledger, clock }: DemoHistoryOptions): Promise<void> {
  const account = await accounts.findByName(ACCOUNT);
  if (account === undefined) return;
  const { id: subject, menuPermissions, nickname } = account;
  const vouched = { issuer: EMBEDDED_ISSUER, subject, account: ACCOUNT, nickname, telephoneMasked: '' };
  const user = await users.noteLogin({ ...vouched, menuPermissions });
  await database.transaction(async (runner) => {
    await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo-person', 0))`);
    if (await hasOrders(runner, user.id)) return;
    await seedDemoOrders(runner, ledger, user.id, { orders: DEMO_ORDERS.personal, now: clock() });
  });
}

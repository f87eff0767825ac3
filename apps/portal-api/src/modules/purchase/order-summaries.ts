import { type MonthSpend, type ResourceOverview, SPEND_MONTHS } from '@portal/api-contract/account';
import { and, count, eq, gte, sql, sum } from 'drizzle-orm';
import { toChinaDay } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { NO_MONEY, toMoney } from '../../platform/money/money';
import type { Subject } from '../../platform/security/session-verifier';
import { COMPLETED, ORDER_WORDS, purchaseOrder } from './purchase.tables';

/** Whether somebody has ever ordered anything. */
export async function hasOrders(orm: QueryRunner, ownerId: string): Promise<boolean> {
  return (await orm.$count(purchaseOrder, eq(purchaseOrder.ownerId, ownerId))) > 0;
}

/** What somebody's finished orders have cost in the last months, the oldest first; months without any are 0. */
export async function sumSpend(orm: QueryRunner, owner: Subject, now: Date): Promise<MonthSpend[]> {
  const months = listMonths(now);
  const month = sql<string>`to_char(${purchaseOrder.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM')`;
  const rows = await orm
    .select({
      month,
      amount: sum(purchaseOrder.payable).mapWith((total: string) => toMoney(Number(total))),
      orders: count(),
    })
    .from(purchaseOrder)
    .where(
      and(
        eq(purchaseOrder.ownerId, owner.id),
        eq(purchaseOrder.state, COMPLETED),
        gte(purchaseOrder.createdAt, new Date(`${months[0]}-01T00:00:00+08:00`)),
      ),
    )
    .groupBy(month);
  return months.map((name) => rows.find((row) => row.month === name) ?? { month: name, amount: NO_MONEY, orders: 0 });
}

/** How somebody's orders stand. */
export async function countOrderStates(orm: QueryRunner, owner: Subject): Promise<ResourceOverview['orders']> {
  const orders = await orm
    .select({ state: purchaseOrder.state, total: count() })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.ownerId, owner.id))
    .groupBy(purchaseOrder.state);
  return orders.map(({ state, total }) => ({ state: ORDER_WORDS[state], total }));
}

/** The last months in China as 2026-06, the oldest first. */
function listMonths(now: Date): string[] {
  const [year = 0, month = 0] = toChinaDay(now).split('-').map(Number);
  return Array.from({ length: SPEND_MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - SPEND_MONTHS + index)).toISOString().slice(0, 7),
  );
}

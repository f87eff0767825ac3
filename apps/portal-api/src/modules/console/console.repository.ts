import {
  type Announcement,
  CONSOLE_LIMITS,
  type MonthSpend,
  type ResourceOverview,
  SPEND_MONTHS,
  type Todo,
  UPCOMING_DAYS,
} from '@portal/api-contract/account';
import { and, asc, count, desc, eq, gte, sql, sum } from 'drizzle-orm';
import { toChinaDay, toChinaTime } from '../../china-time';
import type { QueryRunner } from '../../database/database';
import type { Subject } from '../../security/session-verifier';
import { toDetailUrl } from '../content/item-links';
import { isVisibleIn } from '../content/listing-columns';
import { news } from '../news/news.tables';
import { purchaseOrder } from '../purchase/purchase.tables';
import { isRunning, orderedProduct, orderEndsAt } from '../purchase/running-orders';

const WORK_ORDER_TO_SUPPLEMENT = 2;
const WORK_ORDER_TO_CONFIRM = 3;
const REFUSED_TITLE = 3;

/** What waits for somebody; kinds without any are left out. */
export async function findTodos(orm: QueryRunner, { id }: Subject, now: Date): Promise<Todo[]> {
  const soon = new Date(now.getTime() + UPCOMING_DAYS * 86_400_000);
  // One round trip for five counts, each on an index that begins with the owner.
  const { rows } = await orm.execute<Todo & Record<string, unknown>>(sql`
    select 'unpaidOrder' as kind, count(*)::int as total from purchase_order where owner_id = ${id} and state = 'unpaid'
    union all
    select 'supplementWorkOrder', count(*)::int from work_order
    where owner_id = ${id} and status = ${WORK_ORDER_TO_SUPPLEMENT} and hidden_at is null
    union all
    select 'confirmWorkOrder', count(*)::int from work_order
    where owner_id = ${id} and status = ${WORK_ORDER_TO_CONFIRM} and hidden_at is null
    union all
    select 'refusedTitle', count(*)::int from invoice_title
    where owner_id = ${id} and state = ${REFUSED_TITLE} and deleted_at is null
    union all
    select 'upcomingActivity', count(*)::int from enrolment join activity on activity.id = enrolment.activity_id
    where owner_id = ${id} and state = 'enrolled' and starts_at > ${now} and starts_at <= ${soon}`);
  return rows.filter(({ total }) => total > 0).map(({ kind, total }) => ({ kind, total }));
}

/** What somebody's finished orders have cost in the last months, the oldest first; months without any are 0. */
export async function sumSpend(orm: QueryRunner, owner: Subject, now: Date): Promise<MonthSpend[]> {
  const months = listMonths(now);
  const month = sql<string>`to_char(${purchaseOrder.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM')`;
  const rows = await orm
    .select({ month, amount: sum(purchaseOrder.payable).mapWith(Number), orders: count() })
    .from(purchaseOrder)
    .where(
      and(
        eq(purchaseOrder.ownerId, owner.id),
        eq(purchaseOrder.state, 'completed'),
        gte(purchaseOrder.createdAt, new Date(`${months[0]}-01T00:00:00+08:00`)),
      ),
    )
    .groupBy(month);
  return months.map((name) => rows.find((row) => row.month === name) ?? { month: name, amount: 0, orders: 0 });
}

/** Products somebody has, those that end first, and how the orders stand. */
export async function findResources(orm: QueryRunner, owner: Subject, now: Date): Promise<ResourceOverview> {
  const isOwn = eq(purchaseOrder.ownerId, owner.id);
  const productCode = orderedProduct;
  const expiresAt = sql`min(${orderEndsAt})`.mapWith(purchaseOrder.createdAt);
  const products = await orm
    .select({
      productCode,
      productName: sql<string>`max(${purchaseOrder.line} ->> 'productName')`,
      quantity: sql<number>`sum((${purchaseOrder.line} ->> 'quantity')::int)::int`,
      orders: count(),
      expiresAt,
      productTotal: sql<number>`count(*) over ()::int`,
    })
    .from(purchaseOrder)
    .where(isRunning(owner.id, now))
    .groupBy(productCode)
    .orderBy(expiresAt, asc(productCode))
    .limit(CONSOLE_LIMITS.products);
  const orders = await orm
    .select({ state: purchaseOrder.state, total: count() })
    .from(purchaseOrder)
    .where(isOwn)
    .groupBy(purchaseOrder.state);
  return {
    products: products.map(({ productCode: code, productName, quantity, orders: orderTotal, expiresAt: end }) => ({
      ...{ productCode: code, productName, quantity, orders: orderTotal },
      url: toDetailUrl('product', code),
      expiresAt: toChinaTime(end),
    })),
    productTotal: products[0]?.productTotal ?? 0,
    orders,
  };
}

/** Newest announcements and news of a brand. */
export async function findAnnouncements(orm: QueryRunner, visibleRange: number): Promise<Announcement[]> {
  const rows = await orm
    .select({ id: news.id, title: news.title, publishedOn: news.publishedOn })
    .from(news)
    .where(isVisibleIn(news, visibleRange))
    .orderBy(desc(news.publishedOn), desc(news.weight), asc(news.id))
    .limit(CONSOLE_LIMITS.announcements);
  return rows.map((row) => ({ ...row, url: toDetailUrl('news', row.id) }));
}

/** The last months in China as 2026-06, the oldest first. */
function listMonths(now: Date): string[] {
  const [year = 0, month = 0] = toChinaDay(now).split('-').map(Number);
  return Array.from({ length: SPEND_MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - SPEND_MONTHS + index)).toISOString().slice(0, 7),
  );
}

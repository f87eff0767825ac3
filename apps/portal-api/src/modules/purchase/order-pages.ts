import { ORDER_LIMITS } from '@portal/api-contract/account';
import { and, type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { isListed, type OrderFilter, ORDERINGS } from './orders.repository';
import { type OrderRow, purchaseOrder } from './purchase.tables';

/** Most orders that are read, and held, at a time. */
export const PAGE_ROWS = 1000;

/** Where a page has ended. */
export interface Place {
  readonly id: string;
  /** What the list is ordered by, as the database writes it: a `Date` has no microseconds. */
  readonly value: string;
}

/** Reads the orders of a list page by page, each from where the one before has ended; so many at most. */
export async function* readOrderPages(
  orm: QueryRunner,
  ownerId: string,
  filter: OrderFilter,
  max: number = ORDER_LIMITS.exported,
): AsyncGenerator<readonly OrderRow[]> {
  const value = sql<string>`${sortedBy(filter)}::text`;
  let place: Place | undefined;
  for (let left = max; left > 0; left -= PAGE_ROWS) {
    const rows = await orm
      .select({ order: purchaseOrder, value })
      .from(purchaseOrder)
      .where(and(isListed(ownerId, filter), isAfter(filter, place)))
      .orderBy(...ORDERINGS[filter.sort])
      .limit(Math.min(left, PAGE_ROWS));
    if (rows.length > 0) yield rows.map(({ order }) => order);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_ROWS) return;
    place = { id: last.order.id, value: last.value };
  }
}

const sortedBy = ({ sort }: Pick<OrderFilter, 'sort'>) =>
  sort.endsWith('payable') ? purchaseOrder.payable : purchaseOrder.createdAt;

/** Condition of what comes after a place. Its first half alone is what an index can be entered by. */
export function isAfter(filter: Pick<OrderFilter, 'sort'>, place: Place | undefined): SQL | undefined {
  if (place === undefined) return undefined;
  const column = sortedBy(filter);
  const value = sql`${place.value}::${sql.raw(column.getSQLType())}`;
  const { id } = purchaseOrder;
  return filter.sort.startsWith('-')
    ? sql`${column} <= ${value} and (${column} < ${value} or ${id} > ${place.id})`
    : sql`${column} >= ${value} and (${column} > ${value} or ${id} < ${place.id})`;
}

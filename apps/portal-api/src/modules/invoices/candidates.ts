import type { CandidateId, InvoiceCandidate, InvoiceCandidates, InvoiceSubject } from '@portal/api-contract/account';
import { INVOICE_LIMITS } from '@portal/api-contract/account';
import { type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { toOffset } from '../../platform/content-items/listing-columns';
import { type Money, toMoney } from '../../platform/money/money';
import type { PageInput } from '../../platform/records/record-page';
import { INVOICEABLE_ORDER, nameOrders, type OrderDays, selectInvoiceable } from '../purchase/invoiceable-orders';

/** Whose candidates are looked for, and since when the account has belonged to an enterprise. */
export interface CandidateOwner {
  readonly id: string;
  readonly enterpriseSince: Date | undefined;
}

/** Which candidates are listed. */
export interface CandidateFilter extends OrderDays {
  readonly mode: 'order' | 'month';
}

/** An order that can be invoiced. */
export interface ChosenOrder {
  readonly orderNo: string;
  /** Its day in China, and its month, `2026-11`. */
  readonly day: string;
  readonly month: string;
  readonly subject: InvoiceSubject;
  readonly invoiceable: Money;
  readonly isNegative: boolean;
}

/** A candidate as the database has it; sums are texts there. */
interface CandidateRecord extends Record<string, unknown> {
  readonly order_no: string;
  readonly day: string;
  readonly subject: InvoiceSubject;
  readonly order_count: number;
  readonly amount: string;
  readonly refunded: string;
  readonly invoiceable: string;
}

/** Sums of all candidates, beside each. */
interface TotalsRecord extends Record<string, unknown> {
  readonly all_total: string;
  readonly all_orders: string;
  readonly all_amount: string;
  readonly all_refunded: string;
  readonly all_invoiceable: string;
}

const IN_CHINA = sql`created_at at time zone 'Asia/Shanghai'`;

/** Query for the candidates of an owner, order by order or month by month. */
function selectCandidates({ id, enterpriseSince }: CandidateOwner, { mode, ...days }: CandidateFilter): SQL {
  const subject = enterpriseSince
    ? sql`case when created_at >= ${enterpriseSince} then 'enterprise' else 'person' end`
    : sql`'person'::text`;
  const narrowed = mode === 'month' ? toWholeMonths(days) : days;
  const found = sql`select *, ${subject} as subject from (${selectInvoiceable(id, narrowed)}) as invoiceable_order`;
  if (mode === 'order')
    return sql`select *, to_char(${IN_CHINA}, 'YYYY-MM-DD') as day, 1 as order_count from (${found}) as found`;
  return sql`
    select to_char(month, 'YYYY-MM') as order_no, to_char(month, 'YYYY-MM-DD') as day, subject,
      count(*)::int as order_count, sum(amount) as amount, sum(refunded) as refunded, sum(invoiceable) as invoiceable,
      max(created_at) as created_at
    from (select *, date_trunc('month', ${IN_CHINA}) as month from (${found}) as found) as one group by month, subject`;
}

/** Months of both subjects have the same key. */
const toOrder = (mode: CandidateFilter['mode']): SQL =>
  mode === 'order' ? INVOICEABLE_ORDER : sql`${INVOICEABLE_ORDER}, subject`;

/** A page of what an owner can have invoices of; what goes on the next one in any case comes first. */
export async function listCandidates(
  orm: QueryRunner,
  owner: CandidateOwner,
  { pageNo, pageSize, ...filter }: CandidateFilter & PageInput,
): Promise<InvoiceCandidates> {
  const page = { pageNo, pageSize };
  const order = toOrder(filter.mode);
  // Months are added up once; of orders a page is read from an index.
  const how = sql.raw(filter.mode === 'month' ? 'materialized' : 'not materialized');
  const { rows } = await orm.execute<Partial<CandidateRecord> & TotalsRecord>(sql`
    with candidate as ${how} (${selectCandidates(owner, filter)}), totals as (
      select count(*) as all_total, coalesce(sum(order_count), 0) as all_orders, coalesce(sum(amount), 0) as all_amount,
        coalesce(sum(refunded), 0) as all_refunded, coalesce(sum(invoiceable), 0) as all_invoiceable
      from candidate)
    select * from totals left join (
      select * from candidate order by ${order} limit ${pageSize} offset ${toOffset(page)}
    ) as listed on true order by ${order}`);
  const [all] = rows;
  const list = rows.filter((row) => row.order_no != null) as (CandidateRecord & TotalsRecord)[];
  const names = filter.mode === 'order' ? await nameOrders(orm, list.map(toOrderNo)) : undefined;
  return {
    ...{ ...page, list: list.map((row) => toCandidate(row, names)), total: Number(all?.all_total ?? 0) },
    totals: {
      orderCount: Number(all?.all_orders ?? 0),
      amount: Number(all?.all_amount ?? 0),
      refunded: Number(all?.all_refunded ?? 0),
      invoiceable: Number(all?.all_invoiceable ?? 0),
    },
  };
}

/** All of what an owner can have invoices of, in short. */
export async function listCandidateIds(
  orm: QueryRunner,
  owner: CandidateOwner,
  filter: CandidateFilter,
): Promise<CandidateId[]> {
  const { rows } = await orm.execute<CandidateRecord>(
    sql`select * from (${selectCandidates(owner, filter)}) as candidate order by ${toOrder(filter.mode)} limit ${INVOICE_LIMITS.orders}`,
  );
  return rows.map((row) => ({ id: toId(row, filter.mode), ...toSums(row) }));
}

/** Every order of an owner that can be invoiced. */
export async function findInvoiceableOrders(runner: QueryRunner, owner: CandidateOwner): Promise<ChosenOrder[]> {
  const { rows } = await runner.execute<CandidateRecord>(
    sql`select * from (${selectCandidates(owner, { mode: 'order' })}) as candidate order by ${INVOICEABLE_ORDER}`,
  );
  return rows.map((row) => ({
    ...{ orderNo: row.order_no, day: row.day, month: row.day.slice(0, 7), subject: row.subject },
    ...{ invoiceable: toMoney(Number(row.invoiceable)), isNegative: Number(row.refunded) > 0 },
  }));
}

/** A month that is chosen is chosen as a whole. */
function toWholeMonths({ from, to }: OrderDays): OrderDays {
  const [year = 0, month = 0] = (to ?? '').split('-').map(Number);
  return {
    from: from && `${from.slice(0, 7)}-01`,
    to: to && new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
  };
}

/** Id of the month of a subject. */
export function toMonthId(month: string, subject: InvoiceSubject): string {
  return `${month}.${subject}`;
}

/** A candidate as it is listed; `names` are those of orders, absent where months are listed. */
function toCandidate(row: CandidateRecord, names: ReadonlyMap<string, string> | undefined): InvoiceCandidate {
  return {
    ...toSums(row),
    id: toId(row, names ? 'order' : 'month'),
    orderNo: names ? row.order_no : '',
    name: names ? (names.get(row.order_no) ?? '') : `${row.order_count} 个订单`,
    ...{ date: row.day, amount: Number(row.amount), refunded: Number(row.refunded) },
  };
}

const toOrderNo = (row: CandidateRecord): string => row.order_no;

const toId = (row: CandidateRecord, mode: CandidateFilter['mode']): string =>
  mode === 'order' ? row.order_no : toMonthId(row.order_no, row.subject);

function toSums(row: CandidateRecord) {
  const { subject, order_count: orderCount } = row;
  return { subject, orderCount, invoiceable: Number(row.invoiceable), negative: Number(row.refunded) > 0 };
}

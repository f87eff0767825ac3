import type { InvoicedOrder, InvoiceSummary, listInvoices, StateCount } from '@portal/api-contract/account';
import type { INVOICE_SORTS } from '@portal/api-contract/account';
import { invoiceLifecycle, listStates } from '@portal/lifecycles';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { countUpTo, toQueueConditions } from '../../platform/records/queue-filter';
import { readRecordPage, type PageInput } from '../../platform/records/record-page';
import type { Subject } from '../../platform/security/session-verifier';
import {
  invoice,
  invoiceOrder,
  type InvoiceRow,
  ISSUED,
  ISSUING,
  ON_ITS_WAY,
  RED_REQUESTED,
  REVIEWING,
  WITHDRAWING,
} from './invoices.tables';

/** What invoices are narrowed to, and their order. */
export type InvoiceFilter = Omit<ParsedInput<typeof listInvoices>, keyof PageInput>;

/** What puts a list in order. Each way back is the way there reversed, so that one index serves both. */
export const INVOICE_ORDERINGS: Readonly<Record<(typeof INVOICE_SORTS)[number], readonly SQL[]>> = {
  '-createdAt': [desc(invoice.createdAt), asc(invoice.id)],
  createdAt: [asc(invoice.createdAt), desc(invoice.id)],
  '-amount': [desc(invoice.total), asc(invoice.id)],
  amount: [asc(invoice.total), desc(invoice.id)],
};

/** Condition of an owner's invoices that a filter leaves. */
export function isListedInvoice(
  ownerId: string,
  { statuses, orderNo, invoiceType, medium, ...filter }: InvoiceFilter,
): SQL | undefined {
  const { id, state, type, createdAt } = invoice;
  return and(
    isOwn(ownerId),
    statuses.length > 0 ? inArray(state, statuses) : undefined,
    invoiceType ? eq(type, invoiceType) : undefined,
    medium ? eq(invoice.medium, medium) : undefined,
    orderNo
      ? sql`exists (select from ${invoiceOrder} where ${invoiceOrder.invoiceId} = ${id} and ${invoiceOrder.orderNo} = ${orderNo})`
      : undefined,
    toQueueConditions(invoice, createdAt, filter),
  );
}

/** A page of an owner's invoices, and how many there are, up to `CAPPED_TOTAL`. */
export function findInvoicePage(
  orm: QueryRunner,
  owner: Subject,
  filter: InvoiceFilter & PageInput,
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const condition = isListedInvoice(owner.id, filter);
  return readRecordPage(orm, invoice, condition, INVOICE_ORDERINGS[filter.sort], filter);
}

/** How many of an owner's invoices stand in each state, each up to `CAPPED_TOTAL`. */
export function countInvoicesByState(orm: QueryRunner, owner: Subject): Promise<StateCount[]> {
  return Promise.all(
    listStates(invoiceLifecycle).map(async (status) => ({
      status,
      total: await countUpTo(orm, invoice, and(isOwn(owner.id), eq(invoice.state, status))),
    })),
  );
}

/** Sums of an owner's invoices: those under way, and those that are issued. */
export async function sumInvoices(
  orm: QueryRunner,
  owner: Subject,
): Promise<Pick<InvoiceSummary, 'issuing' | 'issued'>> {
  const rows = await orm
    .select({ state: invoice.state, total: sql<string>`sum(${invoice.total})` })
    .from(invoice)
    .where(isOwn(owner.id))
    .groupBy(invoice.state);
  const add = (states: readonly number[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { total }) => sum + Number(total), 0);
  return {
    issuing: add([REVIEWING, ISSUING, WITHDRAWING, ON_ITS_WAY]),
    issued: add([ISSUED, RED_REQUESTED]),
  };
}

/** Orders of an invoice, in the order of their numbers. The caller has made sure that it may be seen. */
export function findInvoicedOrders(
  runner: QueryRunner,
  { id }: Pick<InvoiceRow, 'id'>,
  page: PageInput,
): Promise<InvoicedOrder[]> {
  const { orderNo, name, amount } = invoiceOrder;
  return runner
    .select({ orderNo, name, amount })
    .from(invoiceOrder)
    .where(eq(invoiceOrder.invoiceId, id))
    .orderBy(asc(orderNo))
    .limit(page.pageSize)
    .offset(toOffset(page));
}

function isOwn(ownerId: string): SQL | undefined {
  return and(eq(invoice.ownerId, ownerId), isNull(invoice.deletedAt));
}

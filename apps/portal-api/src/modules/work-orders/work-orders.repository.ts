import type { listWorkOrders, StateCount, WorkOrderStatus } from '@portal/api-contract/account';
import { listStates, workOrderLifecycle } from '@portal/lifecycles';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { toQueueConditions } from '../../platform/records/queue-filter';
import { readRecordPage } from '../../platform/records/record-page';
import type { Subject } from '../../platform/security/session-verifier';
import { workOrder, workOrderMessage, type WorkOrderRow, workOrderTotal } from './work-orders.tables';

/** What a list of work orders is narrowed to. */
export type WorkOrderFilter = Omit<ParsedInput<typeof listWorkOrders>, 'pageNo' | 'pageSize'>;

const NEWEST_FIRST = [desc(workOrder.updatedAt), asc(workOrder.id)];

/** Columns of a list, with the number of messages that the owner has not read. */
export const BRIEF_COLUMNS = {
  id: workOrder.id,
  ticketNo: workOrder.ticketNo,
  title: workOrder.title,
  productName: workOrder.productName,
  typeName: workOrder.typeName,
  severity: workOrder.severity,
  state: workOrder.state,
  urgedAt: workOrder.urgedAt,
  escalatedAt: workOrder.escalatedAt,
  createdAt: workOrder.createdAt,
  updatedAt: workOrder.updatedAt,
  promiseAt: workOrder.promiseAt,
};

// The name of the outer table has to be written out: within a list of columns it is left off.
const UNREAD = sql<number>`(
  select count(*)::int from ${workOrderMessage} as unread
  where unread.work_order_id = "work_order"."id" and unread.author = 'agent' and unread.read_at is null)`;

const LISTED_COLUMNS = { ...BRIEF_COLUMNS, unread: UNREAD };

/** Condition that a work order is the owner's and still in the list. */
export function isOwn(owner: Subject): SQL | undefined {
  return and(eq(workOrder.ownerId, owner.id), isNull(workOrder.hiddenAt));
}

/** Conditions of a filter; days are those of China, both included. */
export function toConditions({ status, severity, productCode, keyword, dateFrom, dateTo }: WorkOrderFilter) {
  return and(
    status === undefined ? undefined : eq(workOrder.state, status),
    severity && eq(workOrder.severity, severity),
    productCode ? eq(workOrder.productCode, productCode) : undefined,
    toQueueConditions(workOrder, workOrder.createdAt, { keyword, dateFrom, dateTo }),
  );
}

/** A page of an owner's work orders, last change first, and how many there are. */
export async function findOwnPage(orm: QueryRunner, owner: Subject, input: ParsedInput<typeof listWorkOrders>) {
  const condition = and(isOwn(owner), toConditions(input));
  if (!isNarrowed(input)) return findWholePage(orm, owner, input, condition);
  return readRecordPage(orm, workOrder, condition, NEWEST_FIRST, input, LISTED_COLUMNS);
}

/** An owner's work orders as they are exported. */
export async function findOwnForExport(orm: QueryRunner, owner: Subject, filter: WorkOrderFilter, most: number) {
  return orm
    .select()
    .from(workOrder)
    .where(and(isOwn(owner), toConditions(filter)))
    .orderBy(...NEWEST_FIRST)
    .limit(most);
}

/** How many of an owner's work orders stand in each state. */
export async function countOwnByState(orm: QueryRunner, owner: Subject): Promise<StateCount[]> {
  const [row] = await orm.select().from(workOrderTotal).where(eq(workOrderTotal.ownerId, owner.id));
  return listStates(workOrderLifecycle).map((status) => ({ status, total: row?.totals[status] ?? 0 }));
}

/** An owner's work order. Rejects those of others, removed and unknown ones alike. */
export async function findOwn(orm: QueryRunner, owner: Subject, ticketNo: string): Promise<WorkOrderRow> {
  const [row] = await orm
    .select()
    .from(workOrder)
    .where(and(isOwn(owner), eq(workOrder.ticketNo, ticketNo)));
  if (!row) throw new HttpError(404);
  return row;
}

/** An owner's work order, locked until the transaction ends. */
export async function lockOwn(runner: QueryRunner, owner: Subject, ticketNo: string): Promise<WorkOrderRow> {
  const [row] = await runner
    .select()
    .from(workOrder)
    .where(and(isOwn(owner), eq(workOrder.ticketNo, ticketNo)))
    .for('update');
  if (!row) throw new HttpError(404);
  return row;
}

/** Other work orders of an owner about the same product. */
export async function findRelated(orm: QueryRunner, { id, ownerId, productCode }: WorkOrderRow, most: number) {
  if (productCode === '') return [];
  return orm
    .select({ ticketNo: workOrder.ticketNo, title: workOrder.title, status: workOrder.state })
    .from(workOrder)
    .where(
      and(
        eq(workOrder.ownerId, ownerId),
        isNull(workOrder.hiddenAt),
        eq(workOrder.productCode, productCode),
        sql`${workOrder.id} <> ${id}`,
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(most);
}

/** A page of all that an owner has in a state or in any, of which the database keeps how many there are. */
async function findWholePage(
  orm: QueryRunner,
  owner: Subject,
  input: ParsedInput<typeof listWorkOrders>,
  condition: SQL | undefined,
) {
  const [rows, counts] = await Promise.all([
    orm
      .select(LISTED_COLUMNS)
      .from(workOrder)
      .where(condition)
      .orderBy(...NEWEST_FIRST)
      .limit(input.pageSize)
      .offset(toOffset(input)),
    countOwnByState(orm, owner),
  ]);
  return {
    rows,
    total: counts.reduce((sum, { status, total }) => sum + (isCounted(status, input.status) ? total : 0), 0),
  };
}

/** Whether a list is narrowed by more than a state. */
function isNarrowed({ severity, productCode, keyword, dateFrom, dateTo }: WorkOrderFilter): boolean {
  return Boolean(severity || productCode || keyword || dateFrom || dateTo);
}

function isCounted(counted: number, status: WorkOrderStatus | undefined): boolean {
  return status === undefined || counted === status;
}

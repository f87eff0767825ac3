import {
  acceptInvoiceWithdrawal,
  approveRedInvoice,
  claimInvoice,
  countQueuedInvoices,
  getQueuedInvoice,
  type InvoiceStatus,
  listQueuedInvoices,
  passInvoice,
  postInvoice,
  type QueuedInvoice,
  type QueuedInvoiceDetail,
  type RedCode,
  rejectInvoiceWithdrawal,
  rejectRedInvoice,
  rejectInvoice,
  releaseInvoice,
} from '@portal/api-contract/account';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { releaseRecord } from '../../platform/records/record-assignment';
import type { PageInput } from '../../platform/records/record-page';
import { createRecordQueue, type Seen } from '../../platform/records/record-queue';
import { findAssigneeId, userCodeOf } from '../users/users.read-model';
import type { ApplyOptions } from './apply-for-invoice';
import { createInvoiceDecisions } from './invoice-decisions';
import { describeInvoice, toInvoiceBrief } from './invoice-detail';
import { isInvoice } from './invoice-record';
import { invoice, invoiceRed, type InvoiceRow } from './invoices.tables';

export interface InvoiceQueueOptions extends ApplyOptions {
  readonly database: Database;
  readonly clock: Clock;
}

interface QueuePage extends PageInput {
  readonly status?: InvoiceStatus | undefined;
}

interface QueuedRow {
  readonly row: InvoiceRow;
  readonly userCode: string;
  readonly assignee: string;
  readonly redCode: RedCode;
}

const QUEUED_COLUMNS = {
  row: invoice,
  userCode: userCodeOf(sql`"invoice"."owner_id"`),
  assignee: userCodeOf(sql`"invoice"."assignee_id"`),
  redCode: sql<RedCode>`coalesce((
    select code from ${invoiceRed} where ${invoiceRed.invoiceId} = "invoice"."id"
    order by ${invoiceRed.requestedAt} desc, ${invoiceRed.id} desc limit 1), '')`,
};

/** An invoice may be for thousands of orders, whose money is given back with it. */
const WRITING = { bodyLimit: 8192, deadlineMs: 30_000 };

/** Calls of finance about invoices; to everybody else they do not exist. */
export function createInvoiceQueueRoutes(options: InvoiceQueueOptions): Implementation[] {
  const { database, clock, invoices, protection } = options;
  const { orm } = database;
  const decisions = createInvoiceDecisions(options);

  const toQueued = ({ row, userCode, assignee, redCode }: QueuedRow): QueuedInvoice => ({
    ...toInvoiceBrief(protection, row),
    ...{ userCode, assignee, redCode, waitsSince: row.waitsSince && toChinaTime(row.waitsSince) },
  });

  async function describe(runner: QueryRunner, row: InvoiceRow): Promise<QueuedInvoiceDetail> {
    const [queued] = await runner.select(QUEUED_COLUMNS).from(invoice).where(eq(invoice.id, row.id));
    if (queued === undefined) throw new HttpError(404);
    // Whoever posts a parcel has to know where it goes.
    return { ...toQueued(queued), ...(await describeInvoice(runner, protection, row, false)) };
  }

  const queue = createRecordQueue(
    {
      kind: invoices,
      columns: { assigneeId: invoice.assigneeId, createdAt: invoice.createdAt },
      isRecord: (invoiceNo) => isInvoice(invoiceNo),
      numberOf: ({ invoiceNo }) => invoiceNo,
      // What is only in a state waits for nobody.
      orderOf: ({ status }: QueuePage) => [
        asc(status === undefined ? invoice.waitsSince : invoice.stateSince),
        asc(invoice.id),
      ],
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ ...QUEUED_COLUMNS, total })
          .from(invoice)
          .where(isOnPage)
          .orderBy(...order),
      toItem: toQueued,
      describe,
    },
    { database, clock },
  );

  const { implement } = createOperatorCalls(orm, 'finance');
  return [
    implement(listQueuedInvoices, async (operator, { status, assignee, ...input }) => {
      const isListed = status === undefined ? isNotNull(invoice.waitsSince) : eq(invoice.state, status);
      const assigneeId = await findAssigneeId(orm, operator, assignee);
      return queue.list(isListed, { ...input, assigneeId }, { ...input, status });
    }),
    implement(countQueuedInvoices, queue.counts),
    implement(getQueuedInvoice, (operator, { id }) => queue.open(operator, id)),
    implement(claimInvoice, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'claim', (runner, row, at) =>
        decisions.claim(runner, row, { operator, at }),
      ),
    ),
    implement(releaseInvoice, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'release', (runner, row, at) =>
        releaseRecord(invoices, runner, row, { operator, at }),
      ),
    ),
    implement(passInvoice, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'pass', (runner, row, at) => decisions.pass(runner, row, { operator, at })),
    ),
    implement(
      rejectInvoice,
      (operator, { reason, ...seen }) =>
        queue.change(operator, toSeen(seen), 'reject', (runner, row, at) =>
          decisions.step(runner, row, { operator, at }, 'reject', reason),
        ),
      WRITING,
    ),
    implement(
      acceptInvoiceWithdrawal,
      (operator, seen) =>
        queue.change(operator, toSeen(seen), 'acceptWithdrawal', (runner, row, at) =>
          decisions.step(runner, row, { operator, at }, 'acceptWithdrawal'),
        ),
      WRITING,
    ),
    implement(
      rejectInvoiceWithdrawal,
      (operator, { reason, ...seen }) =>
        queue.change(operator, toSeen(seen), 'refuseWithdrawal', (runner, row, at) =>
          decisions.step(runner, row, { operator, at }, 'refuseWithdrawal', reason),
        ),
      WRITING,
    ),
    implement(
      postInvoice,
      (operator, { id, version, ...posted }) =>
        queue.change(operator, toSeen({ id, version }), 'post', (runner, row, at) =>
          decisions.post(runner, row, { operator, at }, posted),
        ),
      WRITING,
    ),
    implement(approveRedInvoice, (operator, seen) =>
      queue.change(operator, toSeen(seen), 'approveRed', (runner, row, at) =>
        decisions.approveRed(runner, row, { operator, at }),
      ),
    ),
    implement(
      rejectRedInvoice,
      (operator, { reason, ...seen }) =>
        queue.change(operator, toSeen(seen), 'refuseRed', (runner, row, at) =>
          decisions.refuseRed(runner, row, { operator, at }, reason),
        ),
      WRITING,
    ),
  ];
}

function toSeen({ id: number, version }: { readonly id: string; readonly version: number }): Seen {
  return { number, version };
}

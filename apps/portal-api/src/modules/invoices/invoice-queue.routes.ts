import {
  acceptInvoiceWithdrawal,
  approveRedInvoice,
  invoiceQueue,
  passInvoice,
  postInvoice,
  type QueuedInvoice,
  type QueuedInvoiceDetail,
  type RedCode,
  rejectInvoiceWithdrawal,
  rejectRedInvoice,
  rejectInvoice,
} from '@portal/api-contract/account';
import { asc, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createClaimedQueue, type QueuedRecord, type QueueInput } from '../../platform/records/claimed-queue';
import { createQueueServer, serveQueue } from '../../platform/records/serve-queue';
import { queuePeople } from '../users/users.read-model';
import type { ApplyOptions } from './apply-for-invoice';
import { createInvoiceDecisions } from './invoice-decisions';
import { describeInvoice, toInvoiceBrief } from './invoice-detail';
import { isInvoice } from './invoice-record';
import { invoice, invoiceRed, type InvoiceRow } from './invoices.tables';
import { waitingInvoices } from './waiting-invoices';

export interface InvoiceQueueOptions extends ApplyOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** An invoice of the list, and how the confirmation of its newest red one stands. */
interface ListedInvoice extends QueuedRecord<InvoiceRow> {
  readonly redCode: RedCode;
}

const RED_CODE = sql<RedCode>`coalesce((
  select code from ${invoiceRed} where ${invoiceRed.invoiceId} = "invoice"."id"
  order by ${invoiceRed.requestedAt} desc, ${invoiceRed.id} desc limit 1), '')`;

/** An invoice may be for thousands of orders, whose money is given back with it. */
const SETTLING = { deadlineMs: 30_000 };

/** Calls of finance about invoices; to everybody else they do not exist. */
export function createInvoiceQueueRoutes(options: InvoiceQueueOptions): Implementation[] {
  const { database, clock, invoices, protection } = options;
  const { orm } = database;
  const decisions = createInvoiceDecisions(options);

  const queue = createClaimedQueue(
    {
      ...{ kind: invoices, waiting: waitingInvoices, people: queuePeople },
      // What is only in a state waits for nobody.
      orderOf: ({ status }: QueueInput) => [
        asc(status === undefined ? invoice.waitsSince : invoice.stateSince),
        asc(invoice.id),
      ],
      isRecord: (invoiceNo) => isInvoice(invoiceNo),
      numberOf: ({ invoiceNo }) => invoiceNo,
      columns: { row: invoice, redCode: RED_CODE },
      toItem: ({ row, redCode, userCode, assignee }: ListedInvoice): QueuedInvoice => ({
        ...toInvoiceBrief(protection, row),
        ...{ userCode, assignee, redCode, waitsSince: toWaitsSince(row) },
      }),
      describe: async (runner, { row, ...codes }): Promise<QueuedInvoiceDetail> => {
        // Whoever posts a parcel has to know where it goes.
        const detail = await describeInvoice(runner, protection, row, false);
        return { ...detail, ...codes, redCode: detail.red?.code ?? '', waitsSince: toWaitsSince(row) };
      },
      claim: decisions.claim,
    },
    { database, clock },
  );

  const calls = createOperatorCalls(orm, 'finance');
  const { serveAction } = createQueueServer(queue, calls);
  return [
    ...serveQueue(invoiceQueue, queue, calls),
    serveAction(passInvoice, decisions.pass),
    serveAction(rejectInvoice, 'reject', SETTLING),
    serveAction(acceptInvoiceWithdrawal, 'acceptWithdrawal', SETTLING),
    serveAction(rejectInvoiceWithdrawal, 'refuseWithdrawal', SETTLING),
    serveAction(postInvoice, decisions.post, SETTLING),
    serveAction(approveRedInvoice, decisions.approveRed),
    serveAction(rejectRedInvoice, decisions.refuseRed, SETTLING),
  ];
}

function toWaitsSince({ waitsSince }: InvoiceRow): string | null {
  return waitsSince && toChinaTime(waitsSince);
}

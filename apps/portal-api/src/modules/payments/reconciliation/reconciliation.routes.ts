import {
  type BillDifference,
  getBillDifference,
  listBillDifferences,
  listReconciliations,
  type Reconciliation,
  settleBillDifference,
} from '@portal/api-contract/account';
import { asc, desc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../../platform/china-time';
import type { Clock } from '../../../platform/clock';
import type { Database, QueryRunner } from '../../../platform/database/database';
import type { Implementation } from '../../../platform/http/implement';
import { createOperatorCalls } from '../../../platform/operations/operator-calls';
import { createRecordQueue } from '../../../platform/records/record-queue';
import { readStatusLog } from '../../../platform/records/status-log.repository';
import { payment, paymentOrder } from '../payments.tables';
import { refund, refundPart } from '../refunds.tables';
import { differences } from './difference-record';
import { billDifference, type DifferenceRow, reconciliation } from './reconciliation.tables';

export interface ReconciliationRoutesOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Calls of finance about the bills of providers; to everybody else they do not exist. */
export function createReconciliationRoutes(options: ReconciliationRoutesOptions): Implementation[] {
  const { orm } = options.database;
  const queue = createRecordQueue(
    {
      kind: differences,
      columns: { createdAt: billDifference.createdAt },
      isRecord: (differenceNo) => eq(billDifference.differenceNo, differenceNo),
      numberOf: ({ differenceNo }) => differenceNo,
      orderOf: () => [asc(billDifference.stateSince), asc(billDifference.id)],
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ row: billDifference, total })
          .from(billDifference)
          .where(isOnPage)
          .orderBy(...order),
      toItem: ({ row }: { readonly row: DifferenceRow }) => toItem(row),
      describe: async (runner, row) => ({
        ...toItem(row),
        orderNos: await findOrderNos(runner, row),
        log: await readStatusLog(runner, differences.lifecycle.name, row.id),
      }),
    },
    options,
  );

  const { implement } = createOperatorCalls(orm, 'finance');
  return [
    implement(listReconciliations, async (_finance, { channel, pageNo, pageSize }) => {
      const condition = channel && eq(reconciliation.channel, channel);
      const rows = await orm
        .select()
        .from(reconciliation)
        .where(condition)
        .orderBy(desc(reconciliation.day), asc(reconciliation.channel))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      return { list: rows.map(toRun), total: await orm.$count(reconciliation, condition), pageNo, pageSize };
    }),
    implement(listBillDifferences, (_finance, { status, ...page }) =>
      queue.list(eq(billDifference.state, status), {}, page),
    ),
    implement(getBillDifference, (finance, { differenceNo }) => queue.open(finance, differenceNo)),
    implement(settleBillDifference, (finance, { differenceNo, version, reason }) =>
      queue.act(finance, { number: differenceNo, version }, 'settle', reason),
    ),
  ];
}

function toRun({ finishedAt, nextTryAt, ...run }: typeof reconciliation.$inferSelect): Reconciliation {
  return {
    ...run,
    finishedAt: finishedAt && toChinaTime(finishedAt),
    nextTryAt: finishedAt ? null : toChinaTime(nextTryAt),
  };
}

function toItem(row: DifferenceRow): BillDifference {
  const { differenceNo, channel, day, kind, number, reason, billed, booked, state, createdAt, version } = row;
  return {
    ...{ differenceNo, channel, day, kind, number, reason, billed, booked, version },
    ...{ status: state, createdAt: toChinaTime(createdAt) },
  };
}

/** Orders that a difference is about. */
async function findOrderNos(runner: QueryRunner, { kind, number }: DifferenceRow): Promise<string[]> {
  const ofPayment = await runner
    .select({ orderNo: paymentOrder.orderNo })
    .from(paymentOrder)
    .innerJoin(payment, eq(payment.id, paymentOrder.paymentId))
    .where(eq(kind === 'payment' ? payment.payNo : payment.refundNo, number))
    .orderBy(asc(paymentOrder.orderNo));
  const ofRefund = await runner
    .select({ orderNo: refund.orderNo })
    .from(refundPart)
    .innerJoin(refund, eq(refund.id, refundPart.refundId))
    .where(eq(refundPart.partNo, number));
  return [...ofPayment, ...ofRefund].map(({ orderNo }) => orderNo);
}

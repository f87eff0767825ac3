import {
  type BillDifference,
  type BillDifferenceDetail,
  listReconciliations,
  type Reconciliation,
  reconciliationQueue,
  settleBillDifference,
} from '@portal/api-contract/account';
import { asc, desc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../../platform/china-time';
import type { Clock } from '../../../platform/clock';
import type { Database, QueryRunner } from '../../../platform/database/database';
import type { Implementation } from '../../../platform/http/implement';
import { createOperatorCalls } from '../../../platform/operations/operator-calls';
import { createClaimedQueue, type QueuedRecord } from '../../../platform/records/claimed-queue';
import { createQueueServer, serveQueue } from '../../../platform/records/serve-queue';
import { readStatusLog } from '../../../platform/records/status-log.repository';
import { queuePeople } from '../../users/users.read-model';
import { payment, paymentOrder } from '../payments.tables';
import { refund, refundPart } from '../refunds.tables';
import { differences } from './difference-record';
import { billDifference, type DifferenceRow, reconciliation } from './reconciliation.tables';
import { waitingDifferences } from './waiting-differences';

export interface ReconciliationRoutesOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Calls of finance about the bills of providers; to everybody else they do not exist. */
export function createReconciliationRoutes(options: ReconciliationRoutesOptions): Implementation[] {
  const { orm } = options.database;
  const queue = createClaimedQueue(
    {
      ...{ kind: differences, waiting: waitingDifferences, people: queuePeople, toItem },
      isRecord: (differenceNo) => eq(billDifference.differenceNo, differenceNo),
      numberOf: ({ differenceNo }) => differenceNo,
      describe: async (runner, queued): Promise<BillDifferenceDetail> => ({
        ...toItem(queued),
        orderNos: await findOrderNos(runner, queued.row),
        log: await readStatusLog(runner, differences.lifecycle.name, queued.row.id),
      }),
    },
    options,
  );

  const calls = createOperatorCalls(orm, 'finance');
  return [
    ...serveQueue(reconciliationQueue, queue, calls),
    calls.implement(listReconciliations, async (_finance, { channel, pageNo, pageSize }) => {
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
    createQueueServer(queue, calls).serveAction(settleBillDifference, 'settle'),
  ];
}

function toRun({ finishedAt, nextTryAt, ...run }: typeof reconciliation.$inferSelect): Reconciliation {
  return {
    ...run,
    finishedAt: finishedAt && toChinaTime(finishedAt),
    nextTryAt: finishedAt ? null : toChinaTime(nextTryAt),
  };
}

function toItem({ row, ...codes }: QueuedRecord<DifferenceRow>): BillDifference {
  const { differenceNo, channel, day, kind, number, reason, billed, booked, state, createdAt, version } = row;
  return {
    ...{ differenceNo, channel, day, kind, number, reason, billed, booked, version, ...codes },
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

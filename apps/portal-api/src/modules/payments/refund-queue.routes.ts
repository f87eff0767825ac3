import { listQueuedRefunds, type QueuedRefund, settleRefund } from '@portal/api-contract/account';
import { asc, eq, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createRecordQueue } from '../../platform/records/record-queue';
import { userCodeOf } from '../users/users.read-model';
import { refunds } from './refund-record';
import { refund } from './refunds.tables';

const QUEUED_COLUMNS = { row: refund, userCode: userCodeOf(sql`"refund"."owner_id"`) };

/** A refund, and whose it is. */
interface QueuedRow {
  readonly row: typeof refund.$inferSelect;
  readonly userCode: string;
}

/** Calls of finance about money that goes back by hand; to everybody else they do not exist. */
export function createRefundQueueRoutes(options: {
  readonly database: Database;
  readonly clock: Clock;
}): Implementation[] {
  const queue = createRecordQueue(
    {
      kind: refunds,
      columns: { createdAt: refund.createdAt },
      isRecord: (refundNo) => eq(refund.refundNo, refundNo),
      numberOf: ({ refundNo }) => refundNo,
      orderOf: () => [asc(refund.stateSince), asc(refund.id)],
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ ...QUEUED_COLUMNS, total })
          .from(refund)
          .where(isOnPage)
          .orderBy(...order),
      toItem,
      async describe(runner, { id }) {
        const [found] = await runner.select(QUEUED_COLUMNS).from(refund).where(eq(refund.id, id));
        if (found === undefined) throw new Error('A refund was lost while it was described');
        return toItem(found);
      },
    },
    options,
  );

  const { implement } = createOperatorCalls(options.database.orm, 'finance');
  return [
    implement(listQueuedRefunds, (_finance, { status, ...page }) => queue.list(eq(refund.state, status), {}, page)),
    implement(settleRefund, (finance, { refundNo, version }) =>
      queue.act(finance, { number: refundNo, version }, 'settleByHand'),
    ),
  ];
}

function toItem({ row, userCode }: QueuedRow): QueuedRefund {
  const { refundNo, orderNo, productName, amount, state, createdAt, version } = row;
  return {
    refundNo,
    orderNo,
    productName,
    amount,
    status: state,
    createdAt: toChinaTime(createdAt),
    version,
    userCode,
  };
}

import {
  assignTransfer,
  giveTransferBack,
  importStatement,
  type QueuedTransfer,
  type QueuedTransferDetail,
  TRANSFER_LIMITS,
  transferQueue,
} from '@portal/api-contract/account';
import { orderLifecycle } from '@portal/lifecycles';
import { eq } from 'drizzle-orm';
import { toChinaTime } from '../../../platform/china-time';
import type { Implementation } from '../../../platform/http/implement';
import { HttpError } from '../../../platform/http/http-error';
import { REQUEST_LIMITS } from '../../../platform/http/request-limits';
import { createOperatorCalls } from '../../../platform/operations/operator-calls';
import type { Platform } from '../../../platform/platform';
import { createClaimedQueue, type QueuedRecord } from '../../../platform/records/claimed-queue';
import { assertNotOwn } from '../../../platform/records/record-transition';
import { createQueueServer, serveQueue } from '../../../platform/records/serve-queue';
import { readStatusLog } from '../../../platform/records/status-log.repository';
import type { TransferAccount } from '../../../platform/transfer-account';
import type { OrderPayments } from '../../purchase/order-payments';
import { queuePeople } from '../../users/users.read-model';
import type { PostTransfer } from './post-transfer';
import { readStatement } from './statement-file';
import type { TakenLine, TakeTransfer } from './take-transfer';
import { openPayer, transfers } from './transfer-record';
import { transfer, type TransferRow } from './transfers.tables';
import { waitingTransfers } from './waiting-transfers';

export interface TransferQueueOptions extends Pick<Platform, 'database' | 'clock' | 'protection'> {
  /** Absent where no transfers are taken. */
  readonly account: TransferAccount | undefined;
  readonly orderPayments: Pick<OrderPayments, 'lockForTransfer'>;
  readonly take: TakeTransfer;
  readonly post: PostTransfer;
}

/** Calls of finance about money that came in by transfers; to everybody else they do not exist. */
export function createTransferQueueRoutes(options: TransferQueueOptions): Implementation[] {
  const { database, protection, account, orderPayments, take, post } = options;

  function toItem({ row, ...codes }: QueuedRecord<TransferRow>): QueuedTransfer {
    const { transferNo, accountNumber, serialNo, amount, bookedAt, doubt, orderNo, state: status, version } = row;
    return {
      ...{ transferNo, accountNumber, serialNo, amount, doubt, status, version, ...codes },
      ...{ bookedAt: toChinaTime(bookedAt), orderNo: orderNo ?? '', ...openPayer(protection, row) },
    };
  }

  const queue = createClaimedQueue(
    {
      ...{ kind: transfers, waiting: waitingTransfers, people: queuePeople, toItem },
      isRecord: (transferNo) => eq(transfer.transferNo, transferNo),
      numberOf: ({ transferNo }) => transferNo,
      describe: async (runner, queued): Promise<QueuedTransferDetail> => ({
        ...toItem(queued),
        log: await readStatusLog(runner, transfers.lifecycle.name, queued.row.id),
      }),
    },
    options,
  );

  async function takeAll(bytes: Buffer) {
    if (account === undefined) throw new HttpError(409, '暂未开通对公汇款');
    const lines = readStatement(bytes, account.number);
    const taken: TakenLine[] = [];
    for (const line of lines) taken.push(await take(line));
    const count = (what: TakenLine) => taken.filter((one) => one === what).length;
    return { total: lines.length, matched: count('matched'), waiting: count('waiting'), known: count('known') };
  }

  const calls = createOperatorCalls(database.orm, 'finance');
  const { serveAction } = createQueueServer(queue, calls);
  return [
    ...serveQueue(transferQueue, queue, calls),
    calls.implement(
      importStatement,
      async (_finance, _input, context) => takeAll((await context.readUpload(TRANSFER_LIMITS.statementBytes)).bytes),
      {
        deadlineMs: REQUEST_LIMITS.handling,
        bodyLimit: TRANSFER_LIMITS.statementBytes + 65_536,
        rateWindows: [{ max: 10, seconds: 60 }],
        successMsg: '银行流水已导入',
      },
    ),
    serveAction(assignTransfer, async (runner, row, { operator: actor, at }, { orderNo }) => {
      const order = await orderPayments.lockForTransfer(runner, orderNo);
      assertNotOwn(orderLifecycle, order.ownerId, actor);
      const assigned = await transfers.transition(runner, row, { action: 'assign', actor, at }, { orderNo });
      await post(runner, row, order, { actor, at });
      return assigned;
    }),
    serveAction(giveTransferBack, 'giveBack'),
  ];
}

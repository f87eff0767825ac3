import {
  assignTransfer,
  giveTransferBack,
  importStatement,
  listTransfers,
  type QueuedTransfer,
  TRANSFER_LIMITS,
} from '@portal/api-contract/account';
import { asc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../../platform/china-time';
import type { Implementation } from '../../../platform/http/implement';
import { HttpError } from '../../../platform/http/http-error';
import { REQUEST_LIMITS } from '../../../platform/http/request-limits';
import { createOperatorCalls } from '../../../platform/operations/operator-calls';
import type { Platform } from '../../../platform/platform';
import { createRecordQueue } from '../../../platform/records/record-queue';
import type { TransferAccount } from '../../../platform/transfer-account';
import type { OrderPayments } from '../../purchase/order-payments';
import type { PostTransfer } from './post-transfer';
import { readStatement } from './statement-file';
import type { TakenLine, TakeTransfer } from './take-transfer';
import { openPayer, transfers } from './transfer-record';
import { transfer, type TransferRow } from './transfers.tables';

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

  function toItem(row: TransferRow): QueuedTransfer {
    const { transferNo, accountNumber, serialNo, amount, bookedAt, doubt, orderNo, state: status, version } = row;
    return {
      ...{ transferNo, accountNumber, serialNo, amount, doubt, status, version },
      ...{ bookedAt: toChinaTime(bookedAt), orderNo: orderNo ?? '', ...openPayer(protection, row) },
    };
  }

  const queue = createRecordQueue(
    {
      kind: transfers,
      columns: { createdAt: transfer.createdAt },
      isRecord: (transferNo) => eq(transfer.transferNo, transferNo),
      numberOf: ({ transferNo }) => transferNo,
      orderOf: () => [asc(transfer.stateSince), asc(transfer.id)],
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ row: transfer, total })
          .from(transfer)
          .where(isOnPage)
          .orderBy(...order),
      toItem: ({ row }: { readonly row: TransferRow }) => toItem(row),
      describe: async (_runner, row) => toItem(row),
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

  const { implement } = createOperatorCalls(database.orm, 'finance');
  return [
    implement(
      importStatement,
      async (_finance, _input, context) => takeAll((await context.readUpload(TRANSFER_LIMITS.statementBytes)).bytes),
      {
        deadlineMs: REQUEST_LIMITS.handling,
        bodyLimit: TRANSFER_LIMITS.statementBytes + 65_536,
        rateWindows: [{ max: 10, seconds: 60 }],
        successMsg: '银行流水已导入',
      },
    ),
    implement(listTransfers, (_finance, { status, ...page }) => queue.list(eq(transfer.state, status), {}, page)),
    implement(assignTransfer, (finance, { transferNo, version, orderNo }) =>
      queue.change(finance, { number: transferNo, version }, 'assign', async (runner, row, at) => {
        const order = await orderPayments.lockForTransfer(runner, orderNo);
        const assigned = await transfers.transition(runner, row, { action: 'assign', actor: finance, at }, { orderNo });
        await post(runner, row, order, { actor: finance, at });
        return assigned;
      }),
    ),
    implement(giveTransferBack, (finance, { transferNo, version, reason }) =>
      queue.act(finance, { number: transferNo, version }, 'giveBack', reason),
    ),
  ];
}

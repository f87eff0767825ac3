import type { Clock } from '../../../platform/clock';
import type { Database, QueryRunner } from '../../../platform/database/database';
import { toPositiveMoney } from '../../../platform/money/money';
import type { OperatorTask } from '../../../platform/operations/automatic-operator';
import { ATTENTION_MS, AUTOMATIC_BATCH } from '../../../platform/operations/automatic-task';
import type { TransferAccount } from '../../../platform/transfer-account';
import type { OrderPayments } from '../../purchase/order-payments';
import type { Identities } from '../../realname/effective-identity';
import type { StatementLine } from './statement-file';
import type { TakeTransfer } from './take-transfer';

/** A person would not be quicker. */
const DELAY_MS = 20_000;

export interface TransferOperatorOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly account: TransferAccount | undefined;
  readonly orderPayments: Pick<OrderPayments, 'findConfirming' | 'lockForTransfer'>;
  readonly identities: Pick<Identities, 'findEffective'>;
  readonly take: TakeTransfer;
}

/** Lets the automatic operator of a demonstration have the money come in that somebody says to have transferred. */
export function createTransferTask(options: TransferOperatorOptions): OperatorTask {
  const { database, clock, account, orderPayments, identities, take } = options;

  /** The line that the bank would write; `undefined` where nothing is owed any more. */
  async function imagine(runner: QueryRunner, orderNo: string, { number }: TransferAccount) {
    const { amount, remitCode, ownerId } = await orderPayments.lockForTransfer(runner, orderNo);
    if (amount === 0) return undefined;
    const identity = await identities.findEffective(runner, ownerId);
    return {
      ...{ accountNumber: number, serialNo: `DEMO-${orderNo}-${amount}`, bookedAt: clock() },
      ...{ amount: toPositiveMoney(amount), payerName: identity?.name ?? '演示付款人', remark: remitCode ?? '' },
    } satisfies StatementLine;
  }

  return {
    name: 'transfers',
    async run() {
      if (!account?.isDemo) return;
      const now = clock().getTime();
      const [from, to] = [new Date(now - ATTENTION_MS), new Date(now - DELAY_MS)];
      for (const orderNo of await orderPayments.findConfirming(database.orm, from, to, AUTOMATIC_BATCH)) {
        const line = await database.transaction((runner) => imagine(runner, orderNo, account));
        if (line) await take(line);
      }
    },
  };
}

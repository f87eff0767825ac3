import { describeState, orderLifecycle } from '@portal/lifecycles';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../../platform/business-number';
import type { Clock } from '../../../platform/clock';
import { readViolatedKey } from '../../../platform/database/database-errors';
import type { Database, QueryRunner } from '../../../platform/database/database';
import { formatMoney } from '../../../platform/money/format-money';
import { findRemitCodes } from '../../../platform/money/remit-code';
import { PROVIDER } from '../../../platform/records/record-transition';
import type { DataProtection } from '../../../platform/security/data-protection';
import type { OrderPayments, TransferOrder } from '../../purchase/order-payments';
import type { Identities } from '../../realname/effective-identity';
import type { PostTransfer } from './post-transfer';
import type { StatementLine } from './statement-file';
import { sealPayer, transfers } from './transfer-record';
import { SERIAL_KEY, transfer } from './transfers.tables';

/** What became of a line of a statement. */
export type TakenLine = 'matched' | 'waiting' | 'known';

export interface TakeTransferOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly orderPayments: Pick<OrderPayments, 'lockByCodes'>;
  readonly identities: Pick<Identities, 'findEffective'>;
  readonly post: PostTransfer;
}

/** Takes a line of a bank statement, once. */
export type TakeTransfer = (line: StatementLine) => Promise<TakenLine>;

/** States in which an order waits for money. */
const WAITING: readonly number[] = [20, 25];

/**
 * Makes what takes lines of a bank statement: one that names one order, is exactly what that owes and comes from whom it
 * belongs to is posted at once, under the lock of the order; any other waits for finance.
 */
export function createTakeTransfer(options: TakeTransferOptions): TakeTransfer {
  const { database, clock, protection, orderPayments, identities, post } = options;

  /** Why somebody has to look at a line; empty where nobody has to. */
  async function findDoubt(runner: QueryRunner, line: StatementLine, orders: readonly TransferOrder[]) {
    const [order, ...others] = orders;
    if (order === undefined) return '附言中没有有效的汇款识别码';
    if (others.length > 0) return '附言中有多个订单的汇款识别码';
    const { state, amount, ownerId } = order;
    if (!WAITING.includes(state)) return `订单当前为「${describeState(orderLifecycle, state).label}」`;
    if (line.amount !== amount) return `到账 ¥${formatMoney(line.amount)}，与待付的 ¥${formatMoney(amount)} 不符`;
    const identity = await identities.findEffective(runner, ownerId);
    if (identity && toPlainName(identity.name) !== toPlainName(line.payerName)) return '付款户名与实名认证的名称不符';
    return '';
  }

  async function take(runner: QueryRunner, line: StatementLine): Promise<TakenLine> {
    const at = clock();
    const { accountNumber, serialNo, amount, bookedAt, remark } = line;
    const isSame = and(eq(transfer.accountNumber, accountNumber), eq(transfer.serialNo, serialNo));
    if ((await runner.$count(transfer, isSame)) > 0) return 'known';
    const codes = findRemitCodes(remark);
    const orders = codes.length > 0 ? await orderPayments.lockByCodes(runner, codes) : [];
    const doubt = await findDoubt(runner, line, orders);
    const [order] = doubt === '' ? orders : [];
    const id = randomUUID();
    const row = await transfers.create(
      runner,
      {
        ...{ id, transferNo: createBusinessNumber('BT', at), accountNumber, serialNo, amount, bookedAt, doubt },
        ...{ payerEncrypted: sealPayer(protection, id, line), orderNo: order?.orderNo ?? null, createdAt: at },
      },
      { action: order ? 'match' : 'hold', actor: PROVIDER, at, reason: doubt },
    );
    if (order === undefined) return 'waiting';
    await post(runner, row, order, { actor: PROVIDER, at });
    return 'matched';
  }

  return async (line) => {
    try {
      return await database.transaction((runner) => take(runner, line));
    } catch (error) {
      // The same statement was taken at the same moment.
      if (readViolatedKey(error) === SERIAL_KEY) return 'known';
      throw error;
    }
  };
}

/** A name without what is written in several ways: brackets, spaces, wide and narrow characters. */
function toPlainName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s()]/g, '')
    .toUpperCase();
}

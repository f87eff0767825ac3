import { type RemitInfo, TRANSFER_LIMITS, type uploadVoucher } from '@portal/api-contract/account';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { toChinaDay, toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { claimFiles } from '../../platform/files/files.repository';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { toPositiveMoney } from '../../platform/money/money';
import { createRemitCode } from '../../platform/money/remit-code';
import { rejectTransition, toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import type { TransferAccount } from '../../platform/transfer-account';
import { findHeldOrders } from './contract-claims.repository';
import { findPayUntil } from './order-creation';
import { chargeOrder, type Orders } from './order-record';
import { isOwnOrder } from './orders.repository';
import { type OrderRow, UNPAID } from './purchase.tables';
import { describeVouchers } from './vouchers.repository';
import { transferVoucher } from './vouchers.tables';

const DAY_MS = 86_400_000;

export interface RemittancesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly ledger: Ledger;
  /** Absent where no transfers are taken. */
  readonly account: TransferAccount | undefined;
}

/** What owners do with orders that are paid by a transfer. */
export function createRemittancesService(orders: Orders, options: RemittancesOptions) {
  const { database, clock, idempotency, ledger, account } = options;

  async function describe(runner: QueryRunner, row: OrderRow, code: string): Promise<RemitInfo> {
    const { orderNo, state, payUntil } = row;
    const { due, paid } = await ledger.balancesOf(orderNo, runner);
    const isOpen = state === UNPAID;
    const isLimited = isOpen && !(await findHeldOrders(runner, [row])).has(orderNo);
    return {
      ...{ orderNo, account: requireAccount(), code, amount: due, received: paid },
      ...{ isOpen, payUntil: isLimited ? toChinaTime(payUntil) : null },
      vouchers: await describeVouchers(runner, row),
    };
  }

  function requireAccount(): TransferAccount {
    if (account === undefined) throw new HttpError(409, '暂未开通对公汇款');
    return account;
  }

  /** Gives an order its code, and its price seven days from now on; once. */
  async function choose(runner: QueryRunner, row: OrderRow): Promise<OrderRow> {
    if (row.state !== UNPAID) throw rejectTransition(orders.lifecycle, row.state);
    await chargeOrder(ledger, runner, row);
    const { due } = await ledger.balancesOf(row.orderNo, runner);
    if (due === 0) throw new HttpError(409, `订单 ${row.orderNo} 无需支付`);
    const payUntil = new Date(Math.max(row.payUntil.getTime(), findPayUntil(clock()).getTime()));
    return orders.change(runner, row, { remitCode: createRemitCode(), payUntil });
  }

  /** Hands in a voucher: the order waits for finance from here on. */
  async function submit(runner: QueryRunner, owner: Subject, input: ParsedInput<typeof uploadVoucher>): Promise<void> {
    const at = clock();
    const { orderNo, fileIds, amount, paidAt: paidOn } = input;
    const row = await orders.lock(runner, isOwnOrder(owner, orderNo));
    const count = await runner.$count(transferVoucher, eq(transferVoucher.orderNo, orderNo));
    if (count >= TRANSFER_LIMITS.vouchers) throw new HttpError(409, '该订单提交的汇款凭证过多，请联系客服');
    await orders.transition(runner, row, { action: 'uploadVoucher', actor: toActor(owner), at, fileIds });
    await claimFiles(runner, owner, fileIds);
    const stated = { statedAmount: toPositiveMoney(amount), paidOn };
    const voucher = { id: randomUUID(), orderNo, ownerId: owner.id, fileIds: [...new Set(fileIds)], ...stated };
    await runner.insert(transferVoucher).values({ ...voucher, createdAt: at });
  }

  /** Where an own order is paid by a transfer; `null` unless that was chosen for it. */
  const open = (owner: Subject, orderNo: string): Promise<RemitInfo | null> =>
    database.transaction(async (runner) => {
      const row = await orders.find(runner, isOwnOrder(owner, orderNo));
      return row.remitCode === null || account === undefined ? null : describe(runner, row, row.remitCode);
    });

  return {
    open,

    /** Has an own order paid by a transfer; a repeat changes nothing. */
    choose: (owner: Subject, orderNo: string): Promise<RemitInfo> =>
      database.transaction(async (runner) => {
        requireAccount();
        const row = await orders.lock(runner, isOwnOrder(owner, orderNo));
        const chosen = row.remitCode === null ? await choose(runner, row) : row;
        return describe(runner, chosen, chosen.remitCode ?? '');
      }),

    /** Hands in that an own order was paid, once for each key. */
    async upload(owner: Subject, input: ParsedInput<typeof uploadVoucher>, context: CallContext): Promise<RemitInfo> {
      assertPaidLately(input.paidAt, clock());
      const call = { scope: 'order.uploadVoucher', owner, input, context };
      const { orderNo } = await idempotency.runOnce(call, async (runner) => {
        await submit(runner, owner, input);
        return { orderNo: input.orderNo };
      });
      const info = await open(owner, orderNo);
      if (info === null) throw new HttpError(409, '暂未开通对公汇款');
      return info;
    },
  };
}

function assertPaidLately(day: string, at: Date): void {
  const first = toChinaDay(new Date(at.getTime() - TRANSFER_LIMITS.paidDays * DAY_MS));
  if (day > toChinaDay(at)) throw rejectFields([{ field: 'paidAt', msg: '汇款日期不能晚于今天' }]);
  if (day < first) throw rejectFields([{ field: 'paidAt', msg: `汇款日期须在${TRANSFER_LIMITS.paidDays}天以内` }]);
}

import { AGREEMENT_VERSION, type createOrder, type EndpointData } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { toNonNegativeMoney } from '../../platform/money/money';
import { toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { lockCoupon } from './coupons.repository';
import { toLineColumns } from './order-lines';
import { chargeOrder, type Orders } from './order-record';
import { quote } from './purchase.tables';
import { toQuote } from './quote-body';

const DAY_MS = 86_400_000;

/** Days the price of an order holds, as a transfer may take that long (design: lifecycles, order). */
export const PAYMENT_DAYS = 7;

/** Until when an order can be paid that waits for its payment from a moment on. */
export function findPayUntil(since: Date): Date {
  return new Date(since.getTime() + PAYMENT_DAYS * DAY_MS);
}

/** A quote of the caller, locked until the transaction ends. Rejects those of others and unknown ones alike. */
export async function findQuote(orm: QueryRunner, owner: Subject, quoteId: string) {
  const [row] = await orm
    .select()
    .from(quote)
    .where(and(eq(quote.id, quoteId), eq(quote.ownerId, owner.id)))
    .for('update');
  if (!row) throw new HttpError(404);
  return row;
}

/** Makes the order of a quote, once; one with a fixed price is owed from here on. */
export async function makeOrder(
  { orders, ledger }: { readonly orders: Orders; readonly ledger: Ledger },
  runner: QueryRunner,
  owner: Subject,
  { quoteId, contractFirst, remark }: ParsedInput<typeof createOrder>,
  at: Date,
): Promise<EndpointData<typeof createOrder>> {
  const { body: stored, orderNo: earlier, expiresAt } = await findQuote(runner, owner, quoteId);
  if (earlier) throw new HttpError(409, `该报价已生成订单 ${earlier}`);
  if (expiresAt <= at) throw new HttpError(410, '报价已失效，请重新选择配置');
  const { lines, payable, isNegotiable, coupon } = toQuote(stored);
  if (coupon) await lockCoupon(runner, owner, coupon.couponId, at);
  const row = await orders.create(
    runner,
    {
      ...{ id: randomUUID(), orderNo: createBusinessNumber('OD', at), ownerId: owner.id, quoteId },
      ...{ ...toLineColumns(lines), payable: toNonNegativeMoney(payable), contractFirst, remark },
      ...{ agreementVersion: AGREEMENT_VERSION, createdAt: at, payUntil: findPayUntil(at) },
      couponId: coupon?.couponId ?? null,
    },
    { action: isNegotiable ? 'submitForReview' : 'submit', actor: toActor(owner), at },
  );
  if (!isNegotiable) await chargeOrder(ledger, runner, row);
  await runner.update(quote).set({ orderNo: row.orderNo }).where(eq(quote.id, quoteId));
  return { orderNo: row.orderNo, state: isNegotiable ? 'reviewing' : 'unpaid', payable: row.payable };
}

import { AGREEMENT_VERSION, type createOrder, type EndpointData } from '@portal/api-contract';
import type { InstanceChange } from '@portal/api-contract/account';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { toNonNegativeMoney } from '../../platform/money/money';
import type { Actor } from '../../platform/records/record-transition';
import { lockCoupon } from './coupons.repository';
import { assertStillHolds } from './open-changes';
import { toLineColumns } from './order-lines';
import { chargeOrder, type Orders } from './order-record';
import { quote } from './purchase.tables';
import { toQuote } from './quote-body';
import { findQuote } from './quotes';

const DAY_MS = 86_400_000;

/** Days the price of an order holds, as a transfer may take that long (design: lifecycles, order). */
export const PAYMENT_DAYS = 7;

/** Hours the price of an upgrade holds: it is reckoned by the days that are left. */
const UPGRADE_HOURS = 24;

/** Until when an order can be paid that waits for its payment from a moment on. */
export function findPayUntil(since: Date, change?: InstanceChange): Date {
  if (change?.type !== 'upgrade') return new Date(since.getTime() + PAYMENT_DAYS * DAY_MS);
  return new Date(Math.min(since.getTime() + UPGRADE_HOURS * 3_600_000, Date.parse(change.endsAt)));
}

/** What is ordered, and by whom. */
export interface NewOrder extends Omit<ParsedInput<typeof createOrder>, 'agreementVersion'> {
  readonly ownerId: string;
  /** The owner, or the clock. */
  readonly actor: Actor;
}

/** Makes the order of a quote, once; one with a fixed price is owed from here on. */
export async function makeOrder(
  { orders, ledger }: { readonly orders: Orders; readonly ledger: Ledger },
  runner: QueryRunner,
  { ownerId, actor, quoteId, contractFirst, remark }: NewOrder,
  at: Date,
): Promise<EndpointData<typeof createOrder>> {
  const { body: stored, orderNo: earlier, createdAt, expiresAt } = await findQuote(runner, { id: ownerId }, quoteId);
  if (earlier) throw new HttpError(409, `该报价已生成订单 ${earlier}`);
  if (expiresAt <= at) throw new HttpError(410, '报价已失效，请重新选择配置');
  const { lines, payable, isNegotiable, coupon, change } = toQuote(stored);
  if (coupon) await lockCoupon(runner, { id: ownerId }, coupon.couponId, at);
  if (change) await assertStillHolds(runner, change, createdAt);
  const row = await orders.create(
    runner,
    {
      ...{ id: randomUUID(), orderNo: createBusinessNumber('OD', at), ownerId, quoteId },
      ...{ type: change?.type ?? 'new', instanceId: change?.instanceId ?? null },
      ...{ ...toLineColumns(lines), payable: toNonNegativeMoney(payable), contractFirst, remark },
      ...{ agreementVersion: AGREEMENT_VERSION, createdAt: at, payUntil: findPayUntil(at, change) },
      couponId: coupon?.couponId ?? null,
    },
    { action: findBeginning(isNegotiable, actor), actor, at },
  );
  if (!isNegotiable) await chargeOrder(ledger, runner, row);
  await runner.update(quote).set({ orderNo: row.orderNo }).where(eq(quote.id, quoteId));
  return { orderNo: row.orderNo, state: isNegotiable ? 'reviewing' : 'unpaid', payable: row.payable };
}

function findBeginning(isNegotiable: boolean, { role }: Actor) {
  if (isNegotiable) return 'submitForReview';
  return role === 'system' ? 'autoRenew' : 'submit';
}

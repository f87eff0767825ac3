import type { FittingCoupon, Quote } from '@portal/api-contract';
import { type Coupon, COUPON_LIMITS } from '@portal/api-contract/account';
import { and, asc, desc, eq, gt, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { defineStatement } from '../../platform/database/define-statement';
import { HttpError } from '../../platform/http/http-error';
import { formatMoney } from '../../platform/money/format-money';
import { toMoney } from '../../platform/money/money';
import type { Subject } from '../../platform/security/session-verifier';
import { describeTerms, findOff } from './coupon-price';
import { coupon, type CouponRow } from './coupons.tables';
import { CANCELLED, CONFIRMING, EXPIRED, type OrderRow, purchaseOrder, UNPAID } from './purchase.tables';

/** A coupon, and the order that has it. */
interface HeldCoupon {
  readonly row: CouponRow;
  readonly order: Pick<OrderRow, 'orderNo' | 'state'> | null;
}

/** A coupon of the caller. */
export const isOwnCoupon = (owner: Pick<Subject, 'id'>, couponId: string) =>
  and(eq(coupon.ownerId, owner.id), eq(coupon.id, couponId));

/**
 * Condition of the order that has a coupon: what the index over coupons of orders is of, in its own words, or a plan that is
 * made once could not rely on it.
 */
export const isHolder: SQL | undefined = and(
  eq(purchaseOrder.couponId, coupon.id),
  isNotNull(purchaseOrder.couponId),
  notInArray(purchaseOrder.state, [CANCELLED, EXPIRED]),
)?.inlineParams();

const selectHeld = (runner: QueryRunner) =>
  runner
    .select({ row: coupon, order: { orderNo: purchaseOrder.orderNo, state: purchaseOrder.state } })
    .from(coupon)
    .leftJoin(purchaseOrder, isHolder);

/** How a coupon stands. */
function findStatus({ row, order }: HeldCoupon, now: Date): Coupon['status'] {
  if (order) return order.state === UNPAID || order.state === CONFIRMING ? 'locked' : 'used';
  return row.endsAt <= now ? 'expired' : 'unused';
}

/** A coupon as its owner sees it. */
export function toCoupon(held: HeldCoupon, now: Date): Coupon {
  const { id: couponId, name, kind, value, minimum, productCodes, startsAt, endsAt } = held.row;
  return {
    ...{ couponId, name, kind, value, minimum, productCodes, text: describeTerms(held.row) },
    ...{ startsAt: toChinaTime(startsAt), endsAt: toChinaTime(endsAt) },
    ...{ status: findStatus(held, now), orderNo: held.order?.orderNo ?? null },
  };
}

/** Somebody's coupons, those that end last on top. */
export async function listOwnCoupons(runner: QueryRunner, owner: Subject, now: Date): Promise<Coupon[]> {
  const rows = await selectHeld(runner)
    .where(eq(coupon.ownerId, owner.id))
    .orderBy(desc(coupon.endsAt), asc(coupon.id))
    .limit(COUPON_LIMITS.listed);
  return rows.map((held) => toCoupon(held, now));
}

const selectOpen = defineStatement((orm) =>
  selectHeld(orm)
    .where(and(eq(coupon.ownerId, sql.placeholder('ownerId')), gt(coupon.endsAt, sql.placeholder('now'))))
    .orderBy(asc(coupon.endsAt), asc(coupon.id))
    .limit(COUPON_LIMITS.listed),
);

/** Coupons that an owner may think of for a quote: those that fit on top, then those that end first. */
export async function listFittingCoupons(
  runner: QueryRunner,
  owner: Subject,
  quote: Quote,
  now: Date,
): Promise<FittingCoupon[]> {
  const rows = await selectOpen(runner).execute({ ownerId: owner.id, now });
  const found = rows.filter((held) => findStatus(held, now) !== 'used').map((held) => toFitting(held, quote, now));
  return [...found.filter(({ reason }) => !reason), ...found.filter(({ reason }) => reason)];
}

function toFitting(held: HeldCoupon, quote: Quote, now: Date): FittingCoupon {
  const { id: couponId, name, endsAt } = held.row;
  const reason = findMisfit(held, quote, now);
  const off = reason ? 0 : findOff(held.row, toMoney(quote.payable));
  return { couponId, name, off, reason, text: describeTerms(held.row), endsAt: toChinaTime(endsAt) };
}

/** Why a coupon cannot be used for a quote; empty where it can. */
function findMisfit({ row, order }: HeldCoupon, { lines, isNegotiable, payable }: Quote, now: Date): string {
  if (order) return `已用于订单 ${order.orderNo}`;
  if (isNegotiable) return '面议规格不能使用优惠券';
  if (row.startsAt > now) return `${toChinaTime(row.startsAt).slice(0, 10)} 起可用`;
  if (row.productCodes.length > 0 && !row.productCodes.includes(lines[0].productCode)) return '不适用于该产品';
  if (payable < row.minimum) return `还差 ¥${formatMoney(toMoney(row.minimum - payable))} 可用`;
  return '';
}

/**
 * Locks the coupon of a quote for an order, until the transaction ends. Rejects with 409 where another order has it, or
 * where it is over: several quotes may have the same one, a single order gets it.
 */
export async function lockCoupon(
  runner: QueryRunner,
  owner: Pick<Subject, 'id'>,
  couponId: string,
  now: Date,
): Promise<void> {
  // Waits here for whoever is about to take it; only then is it read who has.
  await runner.select({ id: coupon.id }).from(coupon).where(isOwnCoupon(owner, couponId)).for('update');
  const [held] = await selectHeld(runner).where(isOwnCoupon(owner, couponId));
  if (held === undefined) throw new HttpError(409, '优惠券已失效，请重新选择');
  if (held.order) throw new HttpError(409, `优惠券已用于订单 ${held.order.orderNo}，请重新选择`);
  if (held.row.endsAt <= now) throw new HttpError(409, '优惠券已过期，请重新选择');
}

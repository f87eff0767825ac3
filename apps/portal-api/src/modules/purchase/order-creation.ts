import { AGREEMENT_VERSION, type createOrder, type EndpointData } from '@portal/api-contract';
import { type InstanceChange, ORDER_LIMITS } from '@portal/api-contract/account';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import type { TrialFinder, TriedProduct } from '../../platform/modules/tried-product';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { toNonNegativeMoney } from '../../platform/money/money';
import type { Actor } from '../../platform/records/record-transition';
import { lockCoupon } from './coupons.repository';
import { assertStillHolds } from './open-changes';
import { toLineColumns } from './order-lines';
import { chargeOrder, type Orders } from './order-record';
import { CANCELLED, EXPIRED, FAILED, purchaseOrder } from './purchase.tables';
import { toQuote } from './quote-body';
import { takeQuote } from './quotes';

const DAY_MS = 86_400_000;

/** Hours the price of an upgrade holds: it is reckoned by the days that are left. */
const UPGRADE_HOURS = 24;

/** Until when an order can be paid that waits for its payment from a moment on. */
export function findPayUntil(since: Date, change?: InstanceChange): Date {
  if (change?.type !== 'upgrade') return new Date(since.getTime() + ORDER_LIMITS.paymentDays * DAY_MS);
  return new Date(Math.min(since.getTime() + UPGRADE_HOURS * 3_600_000, Date.parse(change.endsAt)));
}

/** Until when an order can be paid whose contract takes effect at a moment: as long as the contract says, and its change is of use. */
export function findPayUntilOfContract(at: Date, change: InstanceChange | null): Date {
  const until = findPayUntil(at);
  return change?.type === 'upgrade' ? new Date(Math.min(until.getTime(), Date.parse(change.endsAt))) : until;
}

/** What is ordered, and by whom. */
export interface NewOrder extends Omit<ParsedInput<typeof createOrder>, 'agreementVersion'> {
  readonly ownerId: string;
  /** The owner, or the clock. */
  readonly actor: Actor;
}

/** What orders are made with. */
export interface OrderCreationOptions {
  readonly orders: Orders;
  readonly ledger: Ledger;
  readonly trialFinders: readonly TrialFinder[];
}

/** Makes the order of a quote, once; one with a fixed price is owed from here on. */
export async function makeOrder(
  { orders, ledger, trialFinders }: OrderCreationOptions,
  runner: QueryRunner,
  { ownerId, actor, quoteId, contractFirst, remark, invoiceTitleId }: NewOrder,
  at: Date,
): Promise<EndpointData<typeof createOrder>> {
  const orderNo = createBusinessNumber('OD', at);
  const { body: stored, createdAt } = await takeQuote(runner, ownerId, quoteId, orderNo, at);
  const { lines, payable, isNegotiable, coupon, change } = toQuote(stored);
  const [{ productCode }] = lines;
  if (coupon) await lockCoupon(runner, { id: ownerId }, coupon.couponId, at);
  if (change) await assertStillHolds(runner, change, createdAt);
  const tried = change ? undefined : await findTried(trialFinders, runner, { ownerId, productCode });
  const row = await orders.create(
    runner,
    {
      ...{ id: randomUUID(), orderNo, ownerId, quoteId },
      ...{ type: change?.type ?? (tried ? 'conversion' : 'new'), instanceId: change?.instanceId ?? null, tried },
      ...{ ...toLineColumns(lines), payable: toNonNegativeMoney(payable), contractFirst, remark },
      ...{ agreementVersion: AGREEMENT_VERSION, createdAt: at, payUntil: findPayUntil(at, change) },
      ...{ couponId: coupon?.couponId ?? null, invoiceTitleId: invoiceTitleId ?? null },
    },
    { action: findBeginning(isNegotiable, actor), actor, at },
  );
  if (!isNegotiable) await chargeOrder(ledger, runner, row);
  return { orderNo, state: isNegotiable ? 'reviewing' : 'unpaid', payable: row.payable };
}

/** What is tried out of a product; nothing where another order goes on with it. */
async function findTried(
  finders: readonly TrialFinder[],
  runner: QueryRunner,
  wanted: Parameters<TrialFinder>[1],
): Promise<TriedProduct | undefined> {
  for (const find of finders) {
    const tried = await find(runner, wanted);
    if (tried === undefined) continue;
    const isTaken = and(
      ...[eq(purchaseOrder.ownerId, wanted.ownerId), notInArray(purchaseOrder.state, [CANCELLED, EXPIRED, FAILED])],
      eq(sql`${purchaseOrder.tried} ->> 'trialNo'`, tried.trialNo),
    );
    if ((await runner.$count(purchaseOrder, isTaken)) === 0) return tried;
  }
  return undefined;
}

function findBeginning(isNegotiable: boolean, { role }: Actor) {
  if (isNegotiable) return 'submitForReview';
  return role === 'system' ? 'autoRenew' : 'submit';
}

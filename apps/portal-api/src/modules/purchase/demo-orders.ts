import { inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import type { MadeFilesOptions } from '../../platform/files/made-files';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { toNonNegativeMoney } from '../../platform/money/money';
import { SYSTEM, toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { productItem } from '../products/products.read-model';
import { makeQuote } from './make-quote';
import { findPayUntil } from './order-creation';
import { createOrderDeliveries } from './order-deliveries';
import { toLineColumns } from './order-lines';
import { chargeOrder, createOrders, DELIVERY_TRIES } from './order-record';
import { handInDemoVoucher } from './demo-voucher';
import { COMPLETED, PROCESSING, purchaseOrder, quote, REVIEWING, UNPAID } from './purchase.tables';
import { toQuoteBody } from './quote-body';

/** What is ordered of a plan of the demonstration; `plan` counts from 0. */
interface DemoItem {
  readonly plan: number;
  readonly period: 1 | 3 | 6 | 12 | 36;
  readonly quantity: number;
}

/** An order of the demonstration. */
interface DemoOrder extends DemoItem {
  readonly daysAgo: number;
  readonly productCode: string;
  /** What was ordered along with it. */
  readonly further?: readonly DemoItem[];
  /** Whether its product was tried out before. */
  readonly isTried?: boolean;
  /** How it came to its end without a payment. */
  readonly ended?: DemoEnd;
  /**
   * Where it stands on its way: its price is not set, its transfer not confirmed, its contract comes first, or its
   * delivery has failed for good.
   */
  readonly stands?: 'inReview' | 'confirming' | 'awaitsContract' | 'failed';
}

interface DemoEnd {
  readonly action: 'cancel' | 'expire';
  readonly afterDays: number;
  readonly reason?: string;
}

/** A year in which a dairy connects its plants, one after the other. */
const ENTERPRISE_ORDERS: readonly DemoOrder[] = [
  { daysAgo: 362, productCode: 'iot-hub', plan: 0, period: 12, quantity: 2 },
  { daysAgo: 355, productCode: 'edge-gateway', plan: 0, period: 12, quantity: 12 },
  {
    ...{ daysAgo: 341, productCode: 'mes', plan: 0, period: 12, quantity: 3 },
    ended: { action: 'cancel', afterDays: 1, reason: '数量填错，将重新下单' },
  },
  { daysAgo: 330, productCode: 'ts-database', plan: 0, period: 6, quantity: 1 },
  { daysAgo: 301, productCode: 'data-board', plan: 0, period: 12, quantity: 3 },
  { daysAgo: 262, productCode: 'edge-gateway', plan: 1, period: 12, quantity: 4 },
  { daysAgo: 240, productCode: 'mes', plan: 0, period: 6, quantity: 2 },
  {
    ...{ daysAgo: 214, productCode: 'predictive-maintenance', plan: 0, period: 12, quantity: 6 },
    ended: { action: 'expire', afterDays: 7 },
  },
  { daysAgo: 190, productCode: 'energy-manage', plan: 0, period: 6, quantity: 1 },
  { daysAgo: 171, productCode: 'iot-hub', plan: 1, period: 6, quantity: 1 },
  { daysAgo: 149, productCode: 'ts-database', plan: 1, period: 6, quantity: 1 },
  {
    ...{ daysAgo: 118, productCode: 'device-twin', plan: 0, period: 12, quantity: 2 },
    further: [{ plan: 1, period: 6, quantity: 1 }],
    isTried: true,
  },
  { daysAgo: 84, productCode: 'predictive-maintenance', plan: 0, period: 6, quantity: 2 },
  {
    ...{ daysAgo: 71, productCode: 'device-twin', plan: 0, period: 6, quantity: 1 },
    ended: { action: 'cancel', afterDays: 3, reason: '改为与现有实例一并升级' },
  },
  { daysAgo: 58, productCode: 'mes', plan: 0, period: 6, quantity: 2 },
  { daysAgo: 26, productCode: 'quality-inspection', plan: 0, period: 6, quantity: 3 },
  { daysAgo: 9, productCode: 'energy-manage', plan: 0, period: 6, quantity: 1 },
  { daysAgo: 5, productCode: 'data-board', plan: 0, period: 12, quantity: 1, stands: 'awaitsContract' },
  { daysAgo: 4, productCode: 'device-twin', plan: 0, period: 6, quantity: 1, stands: 'failed' },
  { daysAgo: 3, productCode: 'data-governance', plan: 2, period: 12, quantity: 1, stands: 'inReview' },
  { daysAgo: 2, productCode: 'energy-manage', plan: 0, period: 12, quantity: 1, stands: 'confirming' },
  { daysAgo: 1, productCode: 'edge-gateway', plan: 1, period: 12, quantity: 2 },
];

/** A single plant that tries out one product. */
const PERSONAL_ORDERS: readonly DemoOrder[] = [
  {
    ...{ daysAgo: 29, productCode: 'iot-hub', plan: 0, period: 12, quantity: 1 },
    ended: { action: 'cancel', afterDays: 2, reason: '先按月试用，再决定是否包年' },
  },
  { daysAgo: 25, productCode: 'iot-hub', plan: 0, period: 1, quantity: 1 },
];

/** Orders of the demonstration by who has made them. */
export const DEMO_ORDERS = { enterprise: ENTERPRISE_ORDERS, personal: PERSONAL_ORDERS } as const;

/** Orders younger than this wait for their payment. */
const UNPAID_DAYS = 2;

/** What is said of the order whose price is talked about. */
const REVIEW_REMARK = '全集团 9 个工厂统一治理，希望按三年报价';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What orders of the demonstration are written with. */
export interface DemoOrdersOptions extends MadeFilesOptions {
  readonly ledger: Ledger;
}

/** Writes the orders of the demonstration for a user, at the prices of the content, each as it came to its end. */
export async function seedDemoOrders(
  runner: QueryRunner,
  options: DemoOrdersOptions,
  owner: Subject,
  { orders, now }: { readonly orders: readonly DemoOrder[]; readonly now: Date },
): Promise<void> {
  const { ledger } = options;
  const ownerId = owner.id;
  const records = createOrders(ledger);
  const deliveries = createOrderDeliveries(records);
  const codes = [...new Set(orders.map(({ productCode }) => productCode))];
  const products = await runner.select().from(productItem).where(inArray(productItem.code, codes));
  for (const order of orders) {
    const product = products.find(({ code }) => code === order.productCode);
    const items = [order, ...(order.further ?? [])].map(({ plan, period, quantity }) => ({
      mealCode: product?.content?.plans[plan]?.mealCode ?? '',
      ...{ period, quantity, isAutoRenewed: period === 12 },
    }));
    if (product === undefined || items.some(({ mealCode }) => !mealCode)) continue;
    const createdAt = new Date(now.getTime() - order.daysAgo * DAY_MS);
    const body = makeQuote(product, items, createdAt);
    const payable = toNonNegativeMoney(body.payable);
    const orderNo = createBusinessNumber('OD', createdAt);
    const stored = { id: body.quoteId, ownerId, body: toQuoteBody(body), orderNo, createdAt, expiresAt: createdAt };
    await runner.insert(quote).values(stored);
    const isReviewed = order.stands === 'inReview';
    const isPaid =
      order.daysAgo >= UNPAID_DAYS && order.ended === undefined && !isReviewed && order.stands !== 'confirming';
    const [row] = await runner
      .insert(purchaseOrder)
      .values({
        ...{ id: randomUUID(), orderNo, ownerId, quoteId: body.quoteId, ...toLineColumns(body.lines), payable },
        ...{ state: findState(order, isPaid), stateSince: createdAt, createdAt },
        ...{ payUntil: findPayUntil(createdAt), contractFirst: order.stands === 'awaitsContract' },
        ...{
          remark: isReviewed ? REVIEW_REMARK : '',
          agreementVersion: '',
          version: 1,
          type: order.isTried ? 'conversion' : 'new',
        },
      })
      .returning();
    if (!isReviewed) await chargeOrder(ledger, runner, { orderNo, payable });
    if (row && order.stands === 'confirming') await handInDemoVoucher(runner, { ...options, records }, owner, row);
    if (row && order.ended) {
      const { action, afterDays, reason = '' } = order.ended;
      const actor = action === 'cancel' ? toActor(owner) : SYSTEM;
      const at = new Date(createdAt.getTime() + afterDays * DAY_MS);
      await records.transition(runner, row, { action, actor, at, reason });
    }
    // Settled outside the portal.
    const shares = [{ orderNo, amount: payable }];
    if (isPaid) await ledger.post(runner, { kind: 'payment', channel: 'offline', tradeNo: orderNo, shares });
    for (let tries = 1; order.stands === 'failed' && tries <= DELIVERY_TRIES; tries += 1) {
      const at = new Date(createdAt.getTime() + tries * HOUR_MS);
      await deliveries.fail(runner, orderNo, '厂区网络不可达，实例未能上线', at);
    }
  }
}

function findState({ stands }: DemoOrder, isPaid: boolean) {
  if (stands === 'inReview') return REVIEWING;
  if (!isPaid) return UNPAID;
  return stands ? PROCESSING : COMPLETED;
}

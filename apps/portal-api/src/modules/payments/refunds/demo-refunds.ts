import type { RefundReason } from '@portal/api-contract/account';
import { and, asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../../platform/business-number';
import type { QueryRunner } from '../../../platform/database/database';
import { settleMessages } from '../../../platform/messages/messages.service';
import type { Ledger } from '../../../platform/money/ledger/ledger';
import { type Actor, toActor } from '../../../platform/records/record-transition';
import type { Subject } from '../../../platform/security/session-verifier';
import { instanceRefunds } from '../../instances/instance-refunds';
import { createOrders } from '../../purchase/order-record';
import { createRefundableOrders } from '../../purchase/refundable-orders';
import { completedOrder } from '../../purchase/orders.read-model';
import { createRefunds } from '../refund-record';
import { BY_HAND, type RefundRow } from '../refunds.tables';
import { followOrder } from './follow-order';
import { createRefundDecisions } from './refund-decisions';
import { createRefundOffers } from './refund-offer';

/** How far a refund of the demonstration has come. */
type DemoEnd = 'reviewing' | 'rejected' | 'asked' | 'approved' | 'paidOut' | 'notPaidOut' | 'cancelled';

/** A refund of one unit of an order of the demonstration. */
interface DemoRefund {
  /** How many days ago the order was made that it is of. */
  readonly orderDaysAgo: number;
  readonly productCode: string;
  readonly daysAgo: number;
  readonly reason: RefundReason;
  readonly text: string;
  readonly end: DemoEnd;
}

const DEMO_REFUNDS: readonly DemoRefund[] = [
  {
    ...{ orderDaysAgo: 362, productCode: 'iot-hub', daysAgo: 200, reason: 'plans', end: 'paidOut' },
    text: '二号厂区停产检修，暂时用不到这么多设备接入。',
  },
  {
    ...{ orderDaysAgo: 362, productCode: 'iot-hub', daysAgo: 120, reason: 'unmet', end: 'rejected' },
    text: '希望按整年退款。',
  },
  {
    ...{ orderDaysAgo: 149, productCode: 'ts-database', daysAgo: 60, reason: 'mistaken', end: 'cancelled' },
    text: '规格选错。',
  },
  {
    ...{ orderDaysAgo: 58, productCode: 'mes', daysAgo: 20, reason: 'quality', end: 'notPaidOut' },
    text: '一条产线的报工数据长期不稳定。',
  },
  {
    ...{ orderDaysAgo: 26, productCode: 'quality-inspection', daysAgo: 14, reason: 'plans', end: 'approved' },
    text: '试点工位减少一个。',
  },
  {
    ...{ orderDaysAgo: 262, productCode: 'edge-gateway', daysAgo: 12, reason: 'plans', end: 'approved' },
    text: '合并两台网关。',
  },
  {
    ...{ orderDaysAgo: 9, productCode: 'energy-manage', daysAgo: 3, reason: 'other', end: 'asked' },
    text: '与集团统一采购重复。',
  },
  {
    ...{ orderDaysAgo: 118, productCode: 'device-twin', daysAgo: 1, reason: 'plans', end: 'reviewing' },
    text: '项目分两期实施，第二期延后。',
  },
];

const FINANCE: Actor = { role: 'finance', id: null, name: '' };
/** What is older than this has been read. */
const READ_DAYS = 2;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Has the owner of the demonstration ask for some money back, each time to another end. */
export async function seedDemoRefunds(
  runner: QueryRunner,
  owner: Subject,
  { ledger }: { readonly ledger: Ledger },
  now: Date,
): Promise<void> {
  const refunds = createRefunds(ledger);
  const refundableOrders = createRefundableOrders(createOrders(ledger));
  const offers = createRefundOffers({ ledger, instanceRefunds });
  const decisions = createRefundDecisions({ ledger, refunds, refundableOrders, instanceRefunds });

  async function apply(orderNo: string, { reason, text, productCode }: DemoRefund, at: Date): Promise<RefundRow> {
    const order = await refundableOrders.lock(runner, orderNo, owner);
    const line = order.lines.at(-1);
    const wanted = [{ lineNo: line?.lineNo ?? 1, quantity: 1 }];
    const offer = await offers.calculate(runner, order, wanted, at);
    const { rule, formula, items, paid, used, fee, refund: amount } = offer;
    const refundNo = createBusinessNumber('RF', at);
    return refunds.create(
      runner,
      {
        ...{ id: randomUUID(), refundNo, ownerId: owner.id, orderNo, paymentId: null, amount, createdAt: at },
        ...{ productName: order.productName, productCode, isApplied: true, reason, description: text },
        ...{ rule, formula, items, paid, used, fee },
      },
      { action: 'apply', actor: toActor(owner), at },
    );
  }

  async function payOut(row: RefundRow, how: DemoEnd, at: Date): Promise<void> {
    if (how === 'paidOut') await decisions.settle(runner, row, { operator: FINANCE, at });
    if (how === 'notPaidOut')
      await refunds.transition(runner, row, { action: 'failByHand', actor: FINANCE, at, reason: '收款账户已注销' });
  }

  async function end(row: RefundRow, how: DemoEnd, at: Date): Promise<void> {
    const by = { operator: FINANCE, at };
    if (how === 'rejected') await decisions.reject(runner, row, by, { reason: '已使用的时长不在退款范围内' });
    if (how === 'asked') await decisions.ask(runner, row, by, { reason: '请上传集团采购的说明' });
    if (how === 'cancelled')
      await refunds.transition(runner, row, { action: 'cancel', actor: toActor(owner), at, reason: '继续使用' });
    if (how === 'approved' || how === 'paidOut' || how === 'notPaidOut') {
      const approved = await decisions.approve(runner, row, by);
      // What stands on an invoice waits for that.
      if (approved.state === BY_HAND) await payOut(approved, how, new Date(at.getTime() + DAY_MS));
    }
    await followOrder(runner, refundableOrders, row.orderNo);
  }

  for (const story of DEMO_REFUNDS) {
    const orderNo = await findOrder(runner, owner, story, now);
    if (orderNo === undefined) continue;
    const at = new Date(now.getTime() - story.daysAgo * DAY_MS);
    await end(await apply(orderNo, story, at), story.end, new Date(at.getTime() + 3 * HOUR_MS));
  }
  // Whoever asks for money back reads what is said of it.
  await settleMessages(runner, owner.id, new Date(now.getTime() - READ_DAYS * DAY_MS));
}

/** The order that a story is of; `undefined` where the content does not sell it. */
async function findOrder(
  runner: QueryRunner,
  { id }: Subject,
  { productCode, orderDaysAgo }: DemoRefund,
  now: Date,
): Promise<string | undefined> {
  const made = new Date(now.getTime() - orderDaysAgo * DAY_MS);
  const isOf = and(
    eq(completedOrder.ownerId, id),
    eq(completedOrder.productCode, productCode),
    eq(completedOrder.createdAt, made),
  );
  const [row] = await runner
    .select({ orderNo: completedOrder.orderNo })
    .from(completedOrder)
    .where(isOf)
    .orderBy(asc(completedOrder.createdAt))
    .limit(1);
  return row?.orderNo;
}

import type { Quote } from '@portal/api-contract';
import type { InstanceChange } from '@portal/api-contract/account';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { toMoney } from '../../platform/money/money';
import { toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { type ChangeOrders, createChangeOrders } from '../purchase/change-orders';
import { makeOrder } from '../purchase/order-creation';
import { createOrderDeliveries } from '../purchase/order-deliveries';
import { createOrderInstances } from '../purchase/order-instances';
import { createOrderPayments } from '../purchase/order-payments';
import { createOrders } from '../purchase/order-record';
import { deliveredOrder } from '../purchase/orders.read-model';
import type { Identities } from '../realname/effective-identity';
import { applyOrder } from './apply-order';
import { toChangedInstance } from './changed-instance';
import { addDays } from './instance-times';
import { type InstanceRow, productInstance } from './instances.tables';

/** What the owner has done with the newest product of a plan: renewed it by as much again, or upgraded it by one plan. */
interface DemoChange {
  readonly daysAgo: number;
  readonly type: InstanceChange['type'];
  readonly mealCode: string;
}

const CHANGES: readonly DemoChange[] = [
  { daysAgo: 40, type: 'upgrade', mealCode: 'device-twin-basic' },
  { daysAgo: 2, type: 'renewal', mealCode: 'iot-hub-pro' },
];

/** What is needed to sell changes. */
export interface DemoChangesOptions {
  readonly ledger: Ledger;
  readonly identities: Pick<Identities, 'findEffective'>;
}

/** Has the orders of the demonstration become products, and some of those renewed and upgraded as their owner would have. */
export async function seedDemoChanges(
  runner: QueryRunner,
  owner: Subject,
  { ledger, identities }: DemoChangesOptions,
  now: Date,
): Promise<void> {
  const orders = createOrders(ledger);
  const orderInstances = createOrderInstances(orders);
  const changeOrders = createChangeOrders({ orders, ledger, identities });

  async function apply(orderNo: string, at: Date): Promise<void> {
    const order = await orderInstances.lock(runner, orderNo);
    if (order?.ownerId !== owner.id) return;
    await orderInstances.settle(runner, orderNo, await applyOrder(runner, order, at), order.deliveredAt);
  }

  /** Orders, pays and gets what was quoted, all at one moment. */
  async function buy({ quoteId, payable }: Quote, at: Date): Promise<void> {
    const request = { ownerId: owner.id, actor: toActor(owner), quoteId, contractFirst: false, remark: '' };
    const { orderNo } = await makeOrder({ orders, ledger, trialFinders: [] }, runner, request, at);
    const shares = [{ orderNo, amount: toMoney(payable) }];
    const payment = { kind: 'payment', channel: 'offline', tradeNo: orderNo, shares } as const;
    await createOrderPayments(orders, ledger).receive(runner, payment, at);
    await createOrderDeliveries(orders).complete(runner, orderNo, at);
    await apply(orderNo, at);
  }

  const delivered = await runner.select().from(deliveredOrder).orderBy(asc(deliveredOrder.deliveredAt));
  for (const { orderNo } of delivered) await apply(orderNo, now);
  for (const { daysAgo, type, mealCode } of CHANGES) {
    const row = await findNewest(runner, owner.id, mealCode);
    const at = addDays(now, -daysAgo);
    const quote = row && (await quoteChange(runner, changeOrders, row, { type, at }));
    if (quote) await buy(quote, at);
  }
}

async function findNewest(runner: QueryRunner, ownerId: string, plan: string): Promise<InstanceRow | undefined> {
  const { mealCode, startsAt } = productInstance;
  const isOfOwner = and(eq(productInstance.ownerId, ownerId), eq(mealCode, plan));
  const [row] = await runner.select().from(productInstance).where(isOfOwner).orderBy(desc(startsAt)).limit(1);
  return row;
}

/** The price of a change; nothing where content offers none. */
async function quoteChange(
  runner: QueryRunner,
  changeOrders: ChangeOrders,
  row: InstanceRow,
  { type, at }: { readonly type: DemoChange['type']; readonly at: Date },
): Promise<Quote | undefined> {
  const instance = await toChangedInstance(runner, row);
  const { current, upgrades, renewalFailure, upgradeFailure } = await changeOrders.offer(runner, instance, at);
  if (type === 'renewal')
    return renewalFailure || !current?.periods.includes(instance.line.period)
      ? undefined
      : changeOrders.quoteRenewal(runner, instance, instance.line.period, at);
  const plan = upgrades[0]?.plan;
  return upgradeFailure || !plan ? undefined : changeOrders.quoteUpgrade(runner, instance, plan.mealCode, at);
}

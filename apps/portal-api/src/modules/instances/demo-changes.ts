import type { Quote } from '@portal/api-contract';
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

/** What the owner has done with the newest product of a code. */
interface DemoChange {
  readonly daysAgo: number;
  readonly productCode: string;
  /** Months of a renewal; an upgrade to the next dearer plan without. */
  readonly months?: number;
}

const CHANGES: readonly DemoChange[] = [
  { daysAgo: 40, productCode: 'device-twin' },
  { daysAgo: 12, productCode: 'ts-database', months: 6 },
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
    const { orderNo } = await makeOrder({ orders, ledger }, runner, request, at);
    const shares = [{ orderNo, amount: toMoney(payable) }];
    const payment = { kind: 'payment', channel: 'offline', tradeNo: orderNo, shares } as const;
    await createOrderPayments(orders, ledger).receive(runner, payment, at);
    await createOrderDeliveries(orders).complete(runner, orderNo, at);
    await apply(orderNo, at);
  }

  const delivered = await runner.select().from(deliveredOrder).orderBy(asc(deliveredOrder.deliveredAt));
  for (const { orderNo } of delivered) await apply(orderNo, now);
  for (const { daysAgo, productCode, months } of CHANGES) {
    const row = await findNewest(runner, owner.id, productCode);
    const at = addDays(now, -daysAgo);
    const quote = row && (await quoteChange(runner, changeOrders, row, { months, at }));
    if (quote) await buy(quote, at);
  }
}

async function findNewest(runner: QueryRunner, ownerId: string, code: string): Promise<InstanceRow | undefined> {
  const { productCode, startsAt } = productInstance;
  const isOfOwner = and(eq(productInstance.ownerId, ownerId), eq(productCode, code));
  const [row] = await runner.select().from(productInstance).where(isOfOwner).orderBy(desc(startsAt)).limit(1);
  return row;
}

/** The price of a change; nothing where content offers none. */
async function quoteChange(
  runner: QueryRunner,
  changeOrders: ChangeOrders,
  row: InstanceRow,
  { months, at }: { readonly months: number | undefined; readonly at: Date },
): Promise<Quote | undefined> {
  const instance = await toChangedInstance(runner, row);
  const { current, upgrades, renewalFailure, upgradeFailure } = await changeOrders.offer(runner, instance, at);
  if (months !== undefined)
    return renewalFailure || !current?.periods.some((period) => period === months)
      ? undefined
      : changeOrders.quoteRenewal(runner, instance, months, at);
  const plan = upgrades[0]?.plan;
  return upgradeFailure || !plan ? undefined : changeOrders.quoteUpgrade(runner, instance, plan.mealCode, at);
}

import type { InstanceChange } from '@portal/api-contract/account';
import { eq } from 'drizzle-orm';
import { addMonths } from '../../platform/add-months';
import { toChinaDay } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { postMessage } from '../../platform/messages/post-message';
import { SYSTEM } from '../../platform/records/record-transition';
import type { DeliveredOrder } from '../purchase/order-instances';
import { instances, toInstanceLink } from './instance-record';
import { addDays, findReminder } from './instance-times';
import { instancePeriod, type InstanceRow, productInstance, RELEASED } from './instances.tables';
import { openInstance, openInstances } from './open-instance';

/**
 * Does what a delivered order was for: new products, or one that goes on or has become more. Returns the key of its
 * product; `null` where it has brought several.
 */
export async function applyOrder(runner: QueryRunner, order: DeliveredOrder, at: Date): Promise<string | null> {
  const { type, instanceId } = order;
  if (instanceId !== null && (type === 'renewal' || type === 'upgrade'))
    return (await changeInstance(runner, { ...order, type, instanceId }, at)).id;
  const [only, ...further] = await openInstances(runner, order, at);
  return only === undefined || further.length > 0 ? null : only.id;
}

/** An order of a product in use; it has one line. */
interface ChangingOrder extends DeliveredOrder {
  readonly type: InstanceChange['type'];
  readonly instanceId: string;
}

/** What is released is gone with its data: such an order brings another product. */
async function changeInstance(runner: QueryRunner, order: ChangingOrder, at: Date): Promise<InstanceRow> {
  const row = await lockInstance(runner, order.instanceId);
  if (row)
    return order.type === 'renewal' ? renewInstance(runner, row, order, at) : upgradeInstance(runner, row, order, at);
  const { lines, upgradedDays, deliveredAt } = order;
  const [line] = lines;
  const endsAt = order.type === 'renewal' ? addMonths(deliveredAt, line.period) : addDays(deliveredAt, upgradedDays);
  return openInstance(runner, order, { line, index: 0, endsAt }, at);
}

/** A product that is there to be changed, locked. */
async function lockInstance(runner: QueryRunner, instanceId: string): Promise<InstanceRow | undefined> {
  const [row] = await runner.select().from(productInstance).where(eq(productInstance.id, instanceId)).for('update');
  return row?.state === RELEASED ? undefined : row;
}

/** The time goes on from its end, or from the delivery where that came later. */
async function renewInstance(runner: QueryRunner, row: InstanceRow, order: ChangingOrder, at: Date) {
  const { deliveredAt, lines } = order;
  const [line] = lines;
  const startsAt = new Date(Math.max(row.endsAt.getTime(), deliveredAt.getTime()));
  const endsAt = addMonths(startsAt, line.period);
  await keepPeriod(runner, row, order, { startsAt, endsAt, months: line.period });
  const reason = `续费 ${line.period} 个月，到期日延至 ${toChinaDay(endsAt)}`;
  await tell(runner, row, { title: '已续费', body: reason, at });
  return instances.transition(
    runner,
    row,
    { action: 'renew', actor: SYSTEM, at, reason },
    { endsAt, period: line.period, remindAt: findReminder({ endsAt }, at) },
  );
}

/** The plan changes and all else stays; one that has ended since it was paid for goes on for the days that were. */
async function upgradeInstance(runner: QueryRunner, row: InstanceRow, order: ChangingOrder, at: Date) {
  const { lines, upgradedDays, deliveredAt } = order;
  const [{ mealCode, planName }] = lines;
  const endsAt = row.endsAt > deliveredAt ? row.endsAt : addDays(deliveredAt, upgradedDays);
  const before = { mealCodeBefore: row.mealCode, planNameBefore: row.planName };
  await keepPeriod(runner, row, order, { startsAt: deliveredAt, endsAt, months: 0, ...before });
  const reason = `由${row.planName}升级为${planName}，到期日 ${toChinaDay(endsAt)}`;
  await tell(runner, row, { title: '已升级', body: `${reason}，配置与密钥不变`, at });
  return instances.transition(
    runner,
    row,
    { action: 'upgrade', actor: SYSTEM, at, reason },
    { mealCode, planName, endsAt, remindAt: findReminder({ endsAt }, at) },
  );
}

async function tell(
  runner: QueryRunner,
  { id, ownerId, instanceNo, productName }: InstanceRow,
  { title, body, at }: { readonly title: string; readonly body: string; readonly at: Date },
): Promise<void> {
  await postMessage(runner, {
    ...{ ownerId, at, type: 'order', recordNo: instanceNo, link: toInstanceLink(id) },
    title: `产品「${productName}」${title}`,
    body: `产品编号：${instanceNo}，${body}。`,
  });
}

async function keepPeriod(
  runner: QueryRunner,
  { id: instanceId }: InstanceRow,
  { orderNo, type }: DeliveredOrder,
  time: Pick<
    typeof instancePeriod.$inferInsert,
    'startsAt' | 'endsAt' | 'months' | 'mealCodeBefore' | 'planNameBefore'
  >,
): Promise<void> {
  await runner.insert(instancePeriod).values({ orderNo, instanceId, type, ...time });
}

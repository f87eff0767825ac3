import { type Instance, type InstanceDetail, INSTANCE_LIMITS } from '@portal/api-contract/account';
import { instanceLifecycle } from '@portal/lifecycles';
import { and, desc, eq } from 'drizzle-orm';
import { listAccessKeys } from '../../platform/access-keys/access-keys';
import { toChinaTime } from '../../platform/china-time';
import { toDetailUrl } from '../../platform/content-items/item-links';
import type { QueryRunner } from '../../platform/database/database';
import type { PublicOrigins } from '../../platform/http/public-origins';
import { readStatusLog } from '../../platform/records/status-log.repository';
import { findConsoleUrl } from '../deliveries/deliveries.read-model';
import type { OrderInstances } from '../purchase/order-instances';
import { listedWorkOrder } from '../work-orders/work-orders.read-model';
import { countDaysLeft, findRelease, isEnding } from './instance-times';
import { findLastBought } from './instance-refunds';
import { EXPIRED, instanceKey, type InstanceRow, instanceUsage, RELEASED, RUNNING } from './instances.tables';

/** A product in use in a list of its owner. */
export function toInstance(row: InstanceRow, now: Date): Instance {
  const { id, instanceNo, productCode, productName, mealCode, planName, quantity, state, version } = row;
  const { startsAt, endsAt, stateSince, isAutoRenewed } = row;
  return {
    ...{ instanceId: id, instanceNo, productCode, productName, mealCode, planName, quantity, version, isAutoRenewed },
    ...{ productUrl: toDetailUrl('product', productCode), status: state },
    ...{ startsAt: toChinaTime(startsAt), endsAt: toChinaTime(endsAt) },
    daysLeft: state === RUNNING ? countDaysLeft(endsAt, now) : 0,
    isEnding: isEnding(row, now),
    keptUntil: state === EXPIRED ? toChinaTime(findRelease(stateSince)) : null,
  };
}

/** What the owner may do in each state. */
const ACTIONS: Readonly<Record<InstanceRow['state'], readonly string[]>> = {
  [RUNNING]: ['createKey', 'renew', 'upgrade', 'autoRenew'],
  [EXPIRED]: ['renew'],
  [RELEASED]: [],
};

export interface DetailOptions {
  readonly orderInstances: OrderInstances;
  readonly origins: Pick<PublicOrigins, 'first'>;
  readonly isDemo: boolean;
  readonly now: Date;
}

/** A product in use with everything that belongs to it. The caller has made sure that it may be seen. */
export async function describeInstance(
  runner: QueryRunner,
  row: InstanceRow,
  { orderInstances, origins, isDemo, now }: DetailOptions,
): Promise<InstanceDetail> {
  const usage = await readUsage(runner, row.id);
  return {
    ...toInstance(row, now),
    period: row.period,
    refundOrderNo: row.state === RUNNING ? await findLastBought(runner, row.id) : '',
    consoleUrl: row.state === RELEASED ? '' : await findConsoleUrl(runner, row.orderNo, origins),
    keys: await listAccessKeys(runner, instanceKey, row.id),
    orders: await orderInstances.listOf(runner, row, INSTANCE_LIMITS.related),
    workOrders: await readWorkOrders(runner, row),
    ...{ usage, isUsageDemo: isDemo && usage.length > 0 },
    log: await readStatusLog(runner, instanceLifecycle.name, row.id),
    actions: [...ACTIONS[row.state]],
  };
}

async function readWorkOrders(runner: QueryRunner, row: InstanceRow): Promise<InstanceDetail['workOrders']> {
  const { ticketNo, title, status, createdAt, ownerId, productCode } = listedWorkOrder;
  const rows = await runner
    .select({ ticketNo, title, status, createdAt })
    .from(listedWorkOrder)
    .where(and(eq(ownerId, row.ownerId), eq(productCode, row.productCode)))
    .orderBy(desc(createdAt))
    .limit(INSTANCE_LIMITS.related);
  return rows.map((found) => ({ ...found, createdAt: toChinaTime(found.createdAt) }));
}

async function readUsage(runner: QueryRunner, instanceId: string): Promise<InstanceDetail['usage']> {
  const { day, calls } = instanceUsage;
  const rows = await runner
    .select({ day, calls })
    .from(instanceUsage)
    .where(eq(instanceUsage.instanceId, instanceId))
    .orderBy(desc(day))
    .limit(INSTANCE_LIMITS.usageDays);
  return rows.reverse();
}

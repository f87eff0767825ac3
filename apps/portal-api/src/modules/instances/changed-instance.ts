import { and, asc, eq, ne } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { ChangedInstance } from '../purchase/change-offer';
import { findRelease } from './instance-times';
import { EXPIRED, instancePeriod, type InstanceRow, RELEASED } from './instances.tables';

/** Returns a product in use as whoever sells its renewals and upgrades has to know it. */
export async function toChangedInstance(runner: QueryRunner, row: InstanceRow): Promise<ChangedInstance> {
  const { id, instanceNo, ownerId, orderNo, lineNo, productCode, productName, mealCode, planName } = row;
  const { quantity, period, isAutoRenewed, endsAt } = row;
  const { months, startsAt, instanceId, type } = instancePeriod;
  return {
    ...{
      instanceId: id,
      instanceNo,
      ownerId,
      baseOrderNo: orderNo,
      baseLineNo: lineNo,
      endsAt,
      keptUntil: findKeptUntil(row),
    },
    line: {
      ...{ productCode, productName, mealCode, planName, quantity, isAutoRenewed },
      period: period as ChangedInstance['line']['period'],
    },
    // An upgrade buys no time of its own.
    stretches: await runner
      .select({ months, startsAt, endsAt: instancePeriod.endsAt })
      .from(instancePeriod)
      .where(and(eq(instanceId, id), ne(type, 'upgrade')))
      .orderBy(asc(startsAt)),
  };
}

function findKeptUntil({ state, stateSince, endsAt }: InstanceRow): Date {
  if (state === RELEASED) return stateSince;
  return findRelease(state === EXPIRED ? stateSince : endsAt);
}

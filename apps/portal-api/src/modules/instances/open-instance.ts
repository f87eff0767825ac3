import { randomUUID } from 'node:crypto';
import { addMonths } from '../../platform/add-months';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import { SYSTEM } from '../../platform/records/record-transition';
import type { DeliveredOrder } from '../purchase/order-instances';
import { instances } from './instance-record';
import { addDays, findReminder, findRelease, findRenewalReminder } from './instance-times';
import { instancePeriod, type InstanceRow } from './instances.tables';

/** Makes the products that an order has brought, one of each line of which something is left. */
export async function openInstances(runner: QueryRunner, order: DeliveredOrder, at: Date): Promise<InstanceRow[]> {
  const rows: InstanceRow[] = [];
  for (const [index, line] of order.lines.entries())
    if (line.quantity > 0)
      rows.push(
        await openInstance(runner, order, { line, index, endsAt: addMonths(order.deliveredAt, line.period) }, at),
      );
  return rows;
}

/** What a product is of: a line of its order, and until when that lasts. */
interface OpenedLine {
  readonly line: DeliveredOrder['lines'][number];
  /** Place of the line, from 0. */
  readonly index: number;
  readonly endsAt: Date;
}

/**
 * Makes the product of a line; its time began with the delivery. Of what was delivered before products
 * were kept nobody is told, and what has ended since then stands where it would have come to.
 */
export async function openInstance(
  runner: QueryRunner,
  { orderNo, ownerId, type, deliveredAt: startsAt }: DeliveredOrder,
  { line, index, endsAt }: OpenedLine,
  at: Date,
): Promise<InstanceRow> {
  const { productCode, productName, mealCode, planName, quantity, period, isAutoRenewed = false } = line;
  const row = await instances.create(
    runner,
    {
      ...{ id: randomUUID(), instanceNo: createBusinessNumber('PI', startsAt), ownerId, orderNo, lineNo: index + 1 },
      ...{ productCode, productName, mealCode, planName, quantity, period, startsAt, endsAt, isAutoRenewed },
      ...{
        remindAt: isAutoRenewed
          ? findRenewalReminder({ endsAt, autoRenewedEnd: null }, at)
          : findReminder({ endsAt }, at),
      },
      createdAt: at,
    },
    { ...findBeginning(startsAt, endsAt, at), actor: SYSTEM },
  );
  await runner.insert(instancePeriod).values({ orderNo, instanceId: row.id, type, months: period, startsAt, endsAt });
  return row;
}

/** How a product begins, and since when it stands there. */
function findBeginning(startsAt: Date, endsAt: Date, at: Date) {
  if (findRelease(endsAt) <= at) return { action: 'adoptReleased', at: findRelease(endsAt) } as const;
  if (endsAt <= at) return { action: 'adoptExpired', at: endsAt } as const;
  return { action: addDays(startsAt, 1) > at ? 'open' : 'adopt', at: startsAt } as const;
}

import type { InstanceChange, InstanceDetail } from '@portal/api-contract/account';
import { CHANGE_TYPES } from '@portal/api-contract/account';
import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { COMPLETED, CONFIRMING, type OrderRow, PROCESSING, purchaseOrder, UNPAID } from './purchase.tables';

/** An order as the page of its product shows it. */
export type RelatedOrder = InstanceDetail['orders'][number];

/** States in which an order may still change a product; a completed one has, once it is applied. */
const OPEN_STATES = [UNPAID, CONFIRMING, PROCESSING, COMPLETED];

/** An order as the page of its product shows it. */
export function toRelatedOrder({ orderNo, type, state, payable, createdAt }: OrderRow): RelatedOrder {
  return { orderNo, type, payable, status: state, createdAt: toChinaTime(createdAt) };
}

/** The renewal or upgrade of a product that is not over; there is never more than one. */
export async function findOpenChange(runner: QueryRunner, instanceId: string): Promise<RelatedOrder | undefined> {
  const { type, state, appliedAt, createdAt } = purchaseOrder;
  const [row] = await runner
    .select()
    .from(purchaseOrder)
    .where(
      and(
        ...[eq(purchaseOrder.instanceId, instanceId), inArray(type, [...CHANGE_TYPES])],
        ...[inArray(state, OPEN_STATES), isNull(appliedAt)],
      ),
    )
    .orderBy(asc(createdAt))
    .limit(1);
  return row && toRelatedOrder(row);
}

/** Rejects a further change of a product that is about to change. */
export function rejectOpenChange({ orderNo, type, status }: RelatedOrder): HttpError {
  const step = status === UNPAID ? '请先支付或取消它' : '请等它完成';
  return new HttpError(409, `已有一笔未完成的${type === 'upgrade' ? '升级' : '续费'}订单 ${orderNo}，${step}`);
}

/**
 * Rejects with 409 the order of a quote whose product has changed since, or is about to. Orders of one product that are
 * made at the same moment wait for each other.
 */
export async function assertStillHolds(
  runner: QueryRunner,
  { instanceId }: InstanceChange,
  quotedAt: Date,
): Promise<void> {
  await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`change ${instanceId}`}, 0))`);
  const open = await findOpenChange(runner, instanceId);
  if (open) throw rejectOpenChange(open);
  const isLater = and(eq(purchaseOrder.instanceId, instanceId), gte(purchaseOrder.appliedAt, quotedAt));
  if ((await runner.$count(purchaseOrder, isLater)) > 0) throw new HttpError(409, '产品刚刚有变化，请重新获取报价');
}

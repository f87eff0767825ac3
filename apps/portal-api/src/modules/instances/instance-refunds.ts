import type { OrderType } from '@portal/api-contract/account';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { toChinaDay } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { SYSTEM } from '../../platform/records/record-transition';
import { instances } from './instance-record';
import { findReminder } from './instance-times';
import { instancePeriod, type InstanceRow, productInstance, RELEASED } from './instances.tables';

/** What of an order is in use, as whoever gives money back has to know it. */
export interface BoughtTime {
  /** Line of the order, from 1. */
  readonly lineNo: number;
  readonly type: OrderType;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Whether the product came by the order, of which units can be given back then. */
  readonly isFirst: boolean;
  /** Why it cannot be given back; empty where it can. */
  readonly failure: string;
}

/** Units of a line of an order. */
export interface LineUnits {
  readonly lineNo: number;
  readonly quantity: number;
}

/** What whoever gives money back does with products in use. */
export interface InstanceRefunds {
  /** What an order has brought, or done to a product. */
  find(runner: QueryRunner, orderNo: string): Promise<BoughtTime[]>;
  /**
   * Takes back what an order has brought, so many units of each line, or what it has done to a product. Rejects with 409
   * what cannot be taken back.
   */
  takeBack(runner: QueryRunner, orderNo: string, units: readonly LineUnits[], at: Date): Promise<void>;
}

type PeriodRow = typeof instancePeriod.$inferSelect;

/** A time of a product, and the product. */
interface Found {
  readonly period: PeriodRow;
  readonly instance: InstanceRow;
}

/** Lets another module give back what was paid for products in use. */
export const instanceRefunds: InstanceRefunds = {
  async find(runner, orderNo) {
    const rows = await findTimes(runner, orderNo);
    const times: BoughtTime[] = [];
    for (const found of rows) {
      const { type, startsAt, endsAt } = found.period;
      const failure = await findFailure(runner, found);
      times.push({ ...{ lineNo: toLineNo(found), type, startsAt, endsAt, failure }, isFirst: isFirst(found) });
    }
    return times;
  },

  async takeBack(runner, orderNo, units, at) {
    const rows = await findTimes(runner, orderNo);
    for (const { lineNo, quantity } of units) {
      const found = rows.find((row) => toLineNo(row) === lineNo);
      if (found === undefined) throw new HttpError(409, '该商品没有可退订的产品');
      const instance = await instances.lock(runner, eq(productInstance.id, found.instance.id));
      const failure = await findFailure(runner, { ...found, instance });
      if (failure !== '') throw new HttpError(409, failure);
      await takeBack(runner, { period: found.period, instance }, quantity, at);
    }
  },
};

/** Number of the order by which the last time of a product was bought; empty for none. */
export async function findLastBought(runner: QueryRunner, instanceId: string): Promise<string> {
  const [last] = await runner
    .select({ orderNo: instancePeriod.orderNo })
    .from(instancePeriod)
    .where(eq(instancePeriod.instanceId, instanceId))
    .orderBy(desc(instancePeriod.position))
    .limit(1);
  return last?.orderNo ?? '';
}

function findTimes(runner: QueryRunner, orderNo: string): Promise<Found[]> {
  return runner
    .select({ period: instancePeriod, instance: productInstance })
    .from(instancePeriod)
    .innerJoin(productInstance, eq(productInstance.id, instancePeriod.instanceId))
    .where(eq(instancePeriod.orderNo, orderNo))
    .orderBy(asc(productInstance.lineNo));
}

/** An order that changes a product has a single line. */
function toLineNo({ period, instance }: Found): number {
  return instance.orderNo === period.orderNo ? instance.lineNo : 1;
}

function isFirst({ period, instance }: Found): boolean {
  return instance.orderNo === period.orderNo;
}

/** What was bought last is given back first: of what came after it nobody would know what it changed. */
async function findFailure(runner: QueryRunner, found: Found): Promise<string> {
  const { period, instance } = found;
  if (instance.state === RELEASED) return '产品已释放，没有可退金额';
  const isLater = and(eq(instancePeriod.instanceId, instance.id), gt(instancePeriod.position, period.position));
  const [later] = await runner
    .select({ orderNo: instancePeriod.orderNo })
    .from(instancePeriod)
    .where(isLater)
    .orderBy(asc(instancePeriod.position))
    .limit(1);
  if (later) return `产品已由订单 ${later.orderNo} 续费或升级，请先对该订单申请退款`;
  const isUnknown = period.type === 'upgrade' && !isFirst(found) && period.mealCodeBefore === null;
  return isUnknown ? '该升级订单无法自动退订，请提交工单由客服处理' : '';
}

async function takeBack(runner: QueryRunner, found: Found, quantity: number, at: Date): Promise<void> {
  const { period, instance } = found;
  if (isFirst(found)) {
    const kept = instance.quantity - quantity;
    if (kept < 0) throw new HttpError(409, '退款数量超过产品现有数量');
    if (kept === 0) return end(runner, found, at);
    const reason = `退订 ${quantity} 份，保留 ${kept} 份`;
    await note(runner, instance, reason, at);
    await instances.change(runner, instance, { quantity: kept });
    return;
  }
  if (period.type === 'upgrade') return takeUpgradeBack(runner, found, at);
  return period.startsAt > at ? takeRenewalBack(runner, found, at) : end(runner, found, at);
}

async function end(runner: QueryRunner, { period, instance }: Found, at: Date): Promise<void> {
  const endsAt = instance.endsAt < at ? instance.endsAt : at;
  await runner
    .update(instancePeriod)
    .set({ endsAt })
    .where(and(eq(instancePeriod.orderNo, period.orderNo), eq(instancePeriod.instanceId, instance.id)));
  await instances.transition(runner, instance, { action: 'refund', actor: SYSTEM, at }, { endsAt });
}

/** A renewal that has not begun is as if it had never been. */
async function takeRenewalBack(runner: QueryRunner, { period, instance }: Found, at: Date): Promise<void> {
  const endsAt = period.startsAt;
  await dropPeriod(runner, period);
  await note(runner, instance, `续费退订，到期日改回 ${toChinaDay(endsAt)}`, at);
  await instances.change(runner, instance, { endsAt, remindAt: findReminder({ endsAt }, at) });
}

async function takeUpgradeBack(runner: QueryRunner, { period, instance }: Found, at: Date): Promise<void> {
  const { mealCodeBefore: mealCode, planNameBefore: planName } = period;
  if (mealCode === null || planName === null) throw new Error('An upgrade without the plan that it has replaced');
  await dropPeriod(runner, period);
  await note(runner, instance, `升级退订，恢复为${planName}`, at);
  await instances.change(runner, instance, { mealCode, planName });
}

async function dropPeriod(runner: QueryRunner, { orderNo, instanceId }: PeriodRow): Promise<void> {
  await runner
    .delete(instancePeriod)
    .where(and(eq(instancePeriod.orderNo, orderNo), eq(instancePeriod.instanceId, instanceId)));
}

async function note(runner: QueryRunner, instance: InstanceRow, reason: string, at: Date): Promise<void> {
  await instances.note(runner, instance, { action: 'refundPart', actor: SYSTEM, at, reason });
}

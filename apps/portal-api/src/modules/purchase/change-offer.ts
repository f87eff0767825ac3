import type { OrderLine, ProductPlan } from '@portal/api-contract';
import type { QueryRunner } from '../../platform/database/database';
import type { Money } from '../../platform/money/money';
import { findOpenChange, type RelatedOrder } from './open-changes';
import { findSoldProduct } from './plans';
import { prorate, type Proration, type Stretch, sumParts } from './proration';

/** A product in use that is to be changed, as whoever keeps it knows it. Its row is locked. */
export interface ChangedInstance {
  readonly instanceId: string;
  readonly instanceNo: string;
  readonly ownerId: string;
  /** The order that it came by, and which of its lines, from 1. */
  readonly baseOrderNo: string;
  readonly baseLineNo: number;
  /** What there is of it, by the months of its last order. */
  readonly line: OrderLine;
  readonly endsAt: Date;
  /** Until when it can be renewed. */
  readonly keptUntil: Date;
  /** What its time was bought by, the first first. */
  readonly stretches: readonly Stretch[];
}

/** A dearer plan, and what it costs for the rest of the time. */
export interface Upgrade {
  readonly plan: ProductPlan;
  readonly parts: readonly Proration[];
  readonly payable: Money;
}

/** What can be bought for a product in use at a moment, and why not; failures are empty where it can. */
export interface ChangeOffer {
  /** An earlier change that is not over: as long as there is one there is no other. */
  readonly openOrder: RelatedOrder | undefined;
  /** All plans of the product that have a price. */
  readonly sold: readonly ProductPlan[];
  /** Per cent within their prices. */
  readonly taxRate: number;
  /** The plan that it has; absent once that is not sold any more. */
  readonly current: ProductPlan | undefined;
  readonly renewalFailure: string;
  /** The cheapest first. */
  readonly upgrades: readonly Upgrade[];
  readonly upgradeFailure: string;
}

const WITHDRAWN = '当前规格已停止销售，不能续费或升级；到期前请选购其他规格';

/** Returns what can be bought for a product, at the prices of the moment. */
export async function findChangeOffer(runner: QueryRunner, instance: ChangedInstance, at: Date): Promise<ChangeOffer> {
  const { instanceId, line, stretches, keptUntil } = instance;
  const { plans: sold, taxRate } = await findSoldProduct(runner, line.productCode);
  const current = sold.find(({ mealCode }) => mealCode === line.mealCode);
  const dearer = sold.filter(({ unitPrice }) => current !== undefined && unitPrice > current.unitPrice);
  const upgrades = dearer
    .sort((one, other) => one.unitPrice - other.unitPrice)
    .map((plan) => {
      const parts = current ? prorate({ before: current, after: plan, quantity: line.quantity }, stretches, at) : [];
      return { plan, parts, payable: sumParts(parts) };
    })
    .filter(({ payable }) => payable > 0);
  const renewalFailure = findRenewalFailure(current, keptUntil <= at);
  return {
    openOrder: await findOpenChange(runner, instanceId),
    ...{ sold, taxRate, current, upgrades, renewalFailure },
    upgradeFailure: renewalFailure || findUpgradeFailure(instance, upgrades.length, dearer.length, at),
  };
}

function findRenewalFailure(current: ProductPlan | undefined, isReleased: boolean): string {
  if (isReleased) return '产品已释放，请重新购买';
  return current === undefined ? WITHDRAWN : '';
}

function findUpgradeFailure({ endsAt }: ChangedInstance, upgrades: number, dearer: number, at: Date): string {
  if (endsAt <= at) return '产品已到期，请先续费再升级';
  if (dearer === 0) return '当前已是最高规格，没有可升级的规格';
  return upgrades === 0 ? '剩余时间不足一天，请先续费再升级' : '';
}

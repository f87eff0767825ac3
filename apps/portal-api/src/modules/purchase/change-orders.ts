import type { createOrder, EndpointData, OrderLine, Quote } from '@portal/api-contract';
import type { InstanceChange } from '@portal/api-contract/account';
import { addMonths } from '../../platform/add-months';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { Ledger } from '../../platform/money/ledger/ledger';
import { NO_MONEY } from '../../platform/money/money';
import { splitTax } from '../../platform/money/split-tax';
import { SYSTEM, toActor } from '../../platform/records/record-transition';
import { createSecret } from '../../platform/security/random-secret';
import type { Subject } from '../../platform/security/session-verifier';
import type { Identities } from '../realname/effective-identity';
import { type ChangedInstance, type ChangeOffer, findChangeOffer } from './change-offer';
import { assertMayPurchase, findIdentityFailure } from './may-purchase';
import { rejectOpenChange } from './open-changes';
import { makeOrder, type NewOrder } from './order-creation';
import type { Orders } from './order-record';
import { calculatePrice, type Price } from './price';
import { findQuoteEnd, insertQuote, keepQuote } from './quotes';

/** What has become of an automatic renewal: an order that waits for its payment, or why there is none. */
export type RenewalOutcome = { readonly orderNo: string } | { readonly failure: string };

/** What whoever keeps products in use does to renew and upgrade them. Prices are those of the moment. */
export interface ChangeOrders {
  /** What can be bought for a product. */
  offer(runner: QueryRunner, instance: ChangedInstance, at: Date): Promise<ChangeOffer>;
  /** Quotes a renewal by so many months. Rejects with 400 or 409 what is not offered, with 429 who asks too often. */
  quoteRenewal(runner: QueryRunner, instance: ChangedInstance, months: number, at: Date): Promise<Quote>;
  /** Quotes an upgrade to a dearer plan. Rejects as for a renewal. */
  quoteUpgrade(runner: QueryRunner, instance: ChangedInstance, mealCode: string, at: Date): Promise<Quote>;
  /** Orders what was quoted, for its owner. Rejects with 409 who may order nothing. */
  order(runner: QueryRunner, owner: Subject, quoted: Quote, at: Date): Promise<EndpointData<typeof createOrder>>;
  /** Orders a renewal by the months of the last order, as the clock does; none beside an order that is open. */
  orderRenewal(runner: QueryRunner, instance: ChangedInstance, at: Date): Promise<RenewalOutcome>;
}

export interface ChangeOrdersOptions {
  readonly orders: Orders;
  readonly ledger: Ledger;
  readonly identities: Pick<Identities, 'findEffective'>;
}

/** Lets another module sell changes of products in use. */
export function createChangeOrders({ orders, ledger, identities }: ChangeOrdersOptions): ChangeOrders {
  const make = (runner: QueryRunner, by: Pick<NewOrder, 'ownerId' | 'actor'>, quoteId: string, at: Date) =>
    makeOrder({ orders, ledger, trialFinders: [] }, runner, { ...by, quoteId, contractFirst: false, remark: '' }, at);

  return {
    offer: findChangeOffer,

    async quoteRenewal(runner, instance, months, at) {
      const offer = await findChangeOffer(runner, instance, at);
      if (offer.openOrder) throw rejectOpenChange(offer.openOrder);
      const body = makeRenewalQuote(instance, offer, months, at);
      await keepQuote(runner, instance.ownerId, body, at);
      return body;
    },

    async quoteUpgrade(runner, instance, mealCode, at) {
      const offer = await findChangeOffer(runner, instance, at);
      if (offer.openOrder) throw rejectOpenChange(offer.openOrder);
      const body = makeUpgradeQuote(instance, offer, mealCode, at);
      await keepQuote(runner, instance.ownerId, body, at);
      return body;
    },

    async order(runner, owner, { quoteId }, at) {
      await assertMayPurchase(runner, identities, owner);
      return make(runner, { ownerId: owner.id, actor: toActor(owner) }, quoteId, at);
    },

    async orderRenewal(runner, instance, at) {
      const { ownerId, line } = instance;
      const offer = await findChangeOffer(runner, instance, at);
      if (offer.openOrder) return { orderNo: offer.openOrder.orderNo };
      const failure = offer.renewalFailure || (await findIdentityFailure(runner, identities, ownerId));
      if (failure) return { failure };
      if (!offer.current?.periods.includes(line.period)) return { failure: `当前规格不再按 ${line.period} 个月销售` };
      const body = makeRenewalQuote(instance, offer, line.period, at);
      await insertQuote(runner, ownerId, body, at);
      return make(runner, { ownerId, actor: SYSTEM }, body.quoteId, at);
    },
  };
}

function makeRenewalQuote(instance: ChangedInstance, offer: ChangeOffer, months: number, at: Date): Quote {
  const { current, taxRate, renewalFailure } = offer;
  if (current === undefined || renewalFailure) throw new HttpError(409, renewalFailure);
  const period = current.periods.find((one) => one === months);
  if (period === undefined) throw rejectFields([{ field: 'period', msg: '该规格不支持所选时长' }]);
  const { line, endsAt, keptUntil } = instance;
  const startsAt = new Date(Math.max(endsAt.getTime(), at.getTime()));
  const price = calculatePrice(current, period, line.quantity, taxRate);
  return {
    ...beginQuote(at, keptUntil),
    ...priceLine({ ...line, planName: current.name, period }, price, taxRate),
    change: toChange(instance, { type: 'renewal', startsAt, endsAt: addMonths(startsAt, period), parts: [] }),
  };
}

function makeUpgradeQuote(instance: ChangedInstance, offer: ChangeOffer, mealCode: string, at: Date): Quote {
  const { upgrades, sold, taxRate, upgradeFailure } = offer;
  if (upgradeFailure) throw new HttpError(409, upgradeFailure);
  const upgrade = upgrades.find(({ plan }) => plan.mealCode === mealCode);
  if (upgrade === undefined) {
    // One that is there, but cheaper, is told apart from one that is not.
    if (sold.some((plan) => plan.mealCode === mealCode))
      throw new HttpError(409, '只能升级到价格更高的规格，暂不支持降级；可以在到期后改购其他规格');
    throw rejectFields([{ field: 'mealCode', msg: '请选择规格' }]);
  }
  const { plan, parts, payable } = upgrade;
  const { line, endsAt } = instance;
  const { tax } = splitTax(payable, taxRate);
  const price: Price = { original: payable, discount: NO_MONEY, payable, tax, discountText: '' };
  return {
    ...beginQuote(at, endsAt),
    ...priceLine({ ...line, mealCode, planName: plan.name }, price, taxRate),
    change: toChange(instance, { type: 'upgrade', startsAt: at, endsAt, parts: [...parts] }),
  };
}

/** The only line of a quote, and what it costs. */
function priceLine(line: OrderLine, price: Price, taxRate: number): Pick<Quote, 'lines' | keyof Price> {
  const { discountText, ...sums } = price;
  return { lines: [{ ...line, ...sums, taxRate }], ...sums, discountText };
}

/** What every quote says; it holds no longer than the product can be changed. */
function beginQuote(at: Date, until: Date) {
  const expiresAt = new Date(Math.min(findQuoteEnd(at).getTime(), until.getTime()));
  return { quoteId: createSecret(), isNegotiable: false, coupon: null, expiresAt: toChinaTime(expiresAt) };
}

interface Time extends Pick<InstanceChange, 'type' | 'parts'> {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

function toChange(instance: ChangedInstance, { type, parts, startsAt, endsAt }: Time): InstanceChange {
  const { instanceId, instanceNo, baseOrderNo, baseLineNo, line } = instance;
  return {
    ...{ type, parts, instanceId, instanceNo, baseOrderNo, baseLineNo, planBefore: line.planName },
    ...{ startsAt: toChinaTime(startsAt), endsAt: toChinaTime(endsAt) },
  };
}

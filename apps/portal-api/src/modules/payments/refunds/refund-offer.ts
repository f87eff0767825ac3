import {
  OPEN_REFUND_STATUSES,
  REFUND_ARRIVAL_DAYS,
  type RefundCalculation,
  type RefundChannel,
  REFUND_ERRORS,
  REFUND_TERMS,
  type RefundOptions,
  type RefundRule,
} from '@portal/api-contract/account';
import { and, eq, gte, inArray, lt, ne, notInArray } from 'drizzle-orm';
import { toChinaDay, toDayStart } from '../../../platform/china-time';
import type { QueryRunner } from '../../../platform/database/database';
import { HttpError, rejectFields } from '../../../platform/http/http-error';
import { formatMoney } from '../../../platform/money/format-money';
import type { Ledger } from '../../../platform/money/ledger/ledger';
import { type Money, subtractMoney } from '../../../platform/money/money';
import type { BoughtTime, InstanceRefunds } from '../../instances/instance-refunds';
import type { OrderedLine, RefundableOrder } from '../../purchase/refundable-orders';
import { findPaidShares, type PaidShare } from '../payments.repository';
import { planParts } from '../refund-parts';
import { CANCELLED, refund, type RefundRow, REJECTED } from '../refunds.tables';
import { type RefundSums, type SummedItem, sumItem, sumItems, writeFormula } from './refund-sums';

const FULL_MS = REFUND_TERMS.fullDays * 86_400_000;

/** What somebody wants back of a line. */
export interface WantedItem {
  readonly lineNo: number;
  readonly quantity: number;
}

/** What goes back, and how it comes about. */
export interface RefundOffer extends RefundSums {
  readonly rule: RefundRule;
  readonly formula: string;
  readonly fullRefundLeft: number;
  readonly invoiceNotice: string;
  readonly channel: RefundChannel;
  readonly items: readonly SummedItem[];
}

export interface RefundOffersOptions {
  readonly ledger: Pick<Ledger, 'balancesOf'>;
  readonly instanceRefunds: Pick<InstanceRefunds, 'find'>;
}

/** Finds out what of an order can be given back, and what goes back then. */
export function createRefundOffers({ ledger, instanceRefunds }: RefundOffersOptions) {
  async function findLines(runner: QueryRunner, order: RefundableOrder) {
    const times = order.isDelivered ? await instanceRefunds.find(runner, order.orderNo) : [];
    const open = await findOpenRefunds(runner, order.orderNo);
    return order.lines.map((line) => {
      const time = times.find(({ lineNo }) => lineNo === line.lineNo);
      return { line, time, isWhole: isWhole(order), failure: findLineFailure(order, line, time, open) };
    });
  }

  /** Why nothing of an order can be given back; empty where something can. */
  async function findFailure(runner: QueryRunner, order: RefundableOrder): Promise<string> {
    if (order.lines.every(({ kept }) => kept === 0)) return '订单已全部退款';
    if (!order.isRefundable) return '订单未支付、已取消或已关闭，不能申请退款';
    if (order.isDelivered && !order.isApplied) return '订单刚刚完成，请稍后再申请退款';
    const { refundable } = await ledger.balancesOf(order.orderNo, runner);
    return refundable === 0 ? '订单款项已全部退回或无需支付，没有可退金额' : '';
  }

  return {
    /** What of an order can be given back, line by line. */
    async describe(runner: QueryRunner, order: RefundableOrder): Promise<RefundOptions> {
      const { orderNo, productName } = order;
      const failure = await findFailure(runner, order);
      const lines = await findLines(runner, order);
      return {
        ...{ orderNo, productName, failure },
        lines: lines.map(({ line, isWhole: whole, failure: own }) => {
          const { lineNo, planName, period, quantity, kept, payable } = line;
          return { ...{ lineNo, planName, period, quantity, left: kept, isWhole: whole, payable }, failure: own };
        }),
      };
    },

    /** Calculates what goes back. Rejects with 409 what cannot, and wrong quantities as fields. */
    async calculate(
      runner: QueryRunner,
      order: RefundableOrder,
      wanted: readonly WantedItem[],
      at: Date,
    ): Promise<RefundOffer> {
      const failure = await findFailure(runner, order);
      if (failure !== '') throw new HttpError(409, failure);
      const lines = await findLines(runner, order);
      const chosen = assertWanted(wanted).map(({ lineNo, quantity }) => {
        const found = lines.find(({ line }) => line.lineNo === lineNo);
        if (found === undefined || quantity > found.line.kept || (found.isWhole && quantity < found.line.kept))
          throw rejectFields([{ field: 'items', msg: describeLimit(found?.line, found?.isWhole) }]);
        if (found.failure !== '') throw new HttpError(409, found.failure);
        return { ...found, quantity };
      });
      const fullRefundLeft = await countFullLeft(runner, order, at);
      const times = chosen.flatMap(({ time }) => time ?? []);
      const rule = findRule(order, times, fullRefundLeft, at);
      const items = chosen.map(({ line, time, quantity }) =>
        sumItem(
          { ...line, units: line.quantity, taken: line.quantity - line.kept, quantity, ...(time && { time }) },
          rule,
          at,
        ),
      );
      const sums = sumItems(items);
      if (sums.refund === 0) throw new HttpError(409, '所选商品已全部使用或未收取费用，没有可退金额');
      const { refundable, invoiceable } = await ledger.balancesOf(order.orderNo, runner);
      if (sums.refund > refundable)
        throw new HttpError(409, `订单可退金额为 ¥${formatMoney(refundable)}，不足本次退款`);
      return {
        ...{ ...sums, rule, items, fullRefundLeft, formula: writeFormula(items, rule) },
        invoiceNotice: describeInvoices(sums.refund, invoiceable, '审核通过后'),
        channel: await findChannel(runner, order.orderNo, sums.refund),
      };
    },
  };
}

/** Finds out what can be given back. */
export type RefundOffers = ReturnType<typeof createRefundOffers>;

/** An offer as its owner sees it. */
export function toCalculation(offer: RefundOffer): RefundCalculation {
  return { ...offer, arrivalNotice: describeArrival(offer.channel), items: [...offer.items] };
}

const ARRIVALS: Readonly<Record<RefundChannel, string>> = {
  source: '退回原支付账户',
  mixed: '退回原支付账户，其余由财务以对公汇款退回',
  transfer: '由财务以对公汇款退回',
};

/** When money that was approved should have arrived. */
export function describeArrival(channel: RefundChannel): string {
  const { from, to } = REFUND_ARRIVAL_DAYS[channel];
  return `审核通过后预计 ${from}–${to} 个工作日${ARRIVALS[channel]}`;
}

/** What of a refund stands on invoices, and what has to be done about it, `when`; empty where nothing does. */
export function describeInvoices(amount: Money, invoiceable: Money, when = ''): string {
  if (amount <= invoiceable) return '';
  const [all, beyond] = [formatMoney(amount), formatMoney(subtractMoney(amount, invoiceable))];
  return `退款金额 ¥${all} 中有 ¥${beyond} 已开具或正在开具发票，${when}须先退回发票，红冲完成后自动继续退款`;
}

/** How money of an order goes back: by the payments that it came by, as far as they have it still. */
async function findChannel(runner: QueryRunner, orderNo: string, amount: Money): Promise<RefundChannel> {
  const shares = await findPaidShares(runner, [orderNo]);
  return planWay(shares.get(orderNo), amount);
}

/** How money goes back that is divided over the payments that an order was paid by. */
export function planWay(shares: readonly PaidShare[] | undefined, amount: Money): RefundChannel {
  return describeWay(planParts(shares ?? [], amount).map(({ payment }) => payment !== undefined));
}

/** How money goes back whose parts do, or do not, by a payment. */
export function describeWay(parts: readonly boolean[]): RefundChannel {
  if (!parts.includes(true)) return 'transfer';
  return parts.includes(false) ? 'mixed' : 'source';
}

/** Orders that change a product go back as a whole: units of one product have one plan and one end. */
function isWhole({ type }: RefundableOrder): boolean {
  return type === 'renewal' || type === 'upgrade';
}

function assertWanted(wanted: readonly WantedItem[]): readonly WantedItem[] {
  const isDoubled = new Set(wanted.map(({ lineNo }) => lineNo)).size < wanted.length;
  if (isDoubled) throw rejectFields([{ field: 'items', msg: REFUND_ERRORS.doubled }]);
  return wanted;
}

function describeLimit(line: OrderedLine | undefined, whole = false): string {
  if (line === undefined) return '所选商品不在订单中';
  if (whole) return '续费或升级订单须整单退款';
  return line.kept === 0 ? `${line.planName}已全部退款` : `${line.planName}最多可退 ${line.kept} 份`;
}

function findLineFailure(
  order: RefundableOrder,
  { lineNo, kept, planName }: OrderedLine,
  time: BoughtTime | undefined,
  open: readonly OpenRefund[],
): string {
  if (kept === 0) return `${planName}已全部退款`;
  const blocking = open.find(({ lineNos }) => lineNos === undefined || lineNos.includes(lineNo));
  if (blocking) return `${planName}有未完成的退款 ${blocking.refundNo}，请等待其完成`;
  if (!order.isDelivered) return '';
  return time === undefined ? '该商品没有可退订的产品' : time.failure;
}

/** A refund that is not over, with its lines; absent for one of all that was paid. */
interface OpenRefund {
  readonly refundNo: string;
  readonly lineNos: readonly number[] | undefined;
}

async function findOpenRefunds(runner: QueryRunner, orderNo: string): Promise<OpenRefund[]> {
  const rows = await runner
    .select({ refundNo: refund.refundNo, items: refund.items })
    .from(refund)
    .where(and(eq(refund.orderNo, orderNo), inArray(refund.state, [...OPEN_REFUND_STATUSES])));
  return rows.map(({ refundNo, items }) => ({
    refundNo,
    lineNos: items.length > 0 ? items.map(({ lineNo }) => lineNo) : undefined,
  }));
}

/** How many full refunds of a product an account has left in the year of a moment, as years are in China; one may be left out. */
export async function countFullLeft(
  runner: QueryRunner,
  { ownerId, productCode }: Pick<RefundableOrder, 'ownerId' | 'productCode'>,
  at: Date,
  except?: Pick<RefundRow, 'id'>,
): Promise<number> {
  const year = Number(toChinaDay(at).slice(0, 4));
  const used = await runner.$count(
    refund,
    and(
      eq(refund.ownerId, ownerId),
      eq(refund.productCode, productCode),
      eq(refund.rule, 'full'),
      notInArray(refund.state, [REJECTED, CANCELLED]),
      except && ne(refund.id, except.id),
      gte(refund.createdAt, toDayStart(`${year}-01-01`)),
      lt(refund.createdAt, toDayStart(`${year + 1}-01-01`)),
    ),
  );
  return Math.max(0, REFUND_TERMS.fullPerYear - used);
}

function findRule(order: RefundableOrder, times: readonly BoughtTime[], fullLeft: number, at: Date): RefundRule {
  if (!order.isDelivered) return 'undelivered';
  const isFresh = times.every(({ isFirst, startsAt }) => isFirst && at.getTime() <= startsAt.getTime() + FULL_MS);
  return isFresh && fullLeft > 0 ? 'full' : 'prorated';
}

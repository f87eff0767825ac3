import { REFUND_RULES, REFUND_TERMS, type RefundItem, type RefundRule } from '@portal/api-contract/account';
import { formatMoney } from '../../../platform/money/format-money';
import { addMoney, type Money, subtractMoney, toMoney } from '../../../platform/money/money';
import { scaleMoney } from '../../../platform/money/scale-money';

const DAY_MS = 86_400_000;

/** What of a line goes back: so many of its units, of which some went back before. */
export interface LinePart {
  readonly lineNo: number;
  readonly planName: string;
  /** What all units of the line cost. */
  readonly payable: Money;
  /** Units of the line, those that went back before, and those that do now. */
  readonly units: number;
  readonly taken: number;
  readonly quantity: number;
  /** The time that was bought; absent where nothing was delivered. */
  readonly time?: { readonly startsAt: Date; readonly endsAt: Date };
}

/** Sums of a refund, in 分: `refund` = `paid` − `used` − `fee`. */
export interface RefundSums {
  readonly paid: Money;
  readonly used: Money;
  readonly fee: Money;
  readonly refund: Money;
}

/** What goes back of a line, with its sums. */
export type SummedItem = RefundItem & RefundSums;

/**
 * Calculates what goes back of a line: 实付 − 已消费 − 手续费, in whole 分. What was used is 实付 × 已用天数 ÷ 总天数, begun
 * days counted, and the fee a share of what was not used; both are rounded down, for the customer. Nothing is taken off
 * where the rule is another.
 */
export function sumItem(part: LinePart, rule: RefundRule, at: Date): SummedItem {
  const { lineNo, planName, quantity, time } = part;
  const paid = sharePaid(part);
  const totalDays = time ? Math.max(1, Math.round((time.endsAt.getTime() - time.startsAt.getTime()) / DAY_MS)) : 0;
  const usedDays = time ? countUsedDays(time.startsAt, at, totalDays) : 0;
  const isProrated = rule === 'prorated' && totalDays > 0;
  const used = isProrated ? scaleMoney(paid, usedDays, totalDays, 'down') : toMoney(0);
  const unused = subtractMoney(paid, used);
  const fee = isProrated ? scaleMoney(unused, REFUND_TERMS.feePercent, 100, 'down') : toMoney(0);
  const refund = subtractMoney(unused, fee);
  return { ...{ lineNo, planName, quantity, usedDays, totalDays }, ...{ paid, used, fee, refund } };
}

/** Sums of several lines. */
export function sumItems(items: readonly SummedItem[]): RefundSums {
  const add = (name: keyof RefundSums) => addMoney(...items.map((item) => item[name]));
  return { paid: add('paid'), used: add('used'), fee: add('fee'), refund: add('refund') };
}

/** How a refund comes about, with its numbers, line by line; the last line is the sum where there are several. */
export function writeFormula(items: readonly SummedItem[], rule: RefundRule): string {
  const lines = items.map((item) => `${items.length > 1 ? `${item.planName}：` : ''}${writeLine(item, rule)}`);
  const sum = `合计：${items.map(({ refund }) => yuan(refund)).join(' + ')} = ${yuan(sumItems(items).refund)}`;
  return [...lines, ...(items.length > 1 ? [sum] : [])].join('\n');
}

function writeLine({ paid, used, fee, refund, usedDays, totalDays }: SummedItem, rule: RefundRule): string {
  if (rule !== 'prorated') return `实付 ${yuan(paid)}（${REFUND_RULES[rule]}）= ${yuan(refund)}`;
  const usage = `已消费 ${yuan(used)}（${yuan(paid)} × ${usedDays} 天 ÷ ${totalDays} 天）`;
  const charge = `手续费 ${yuan(fee)}（${yuan(subtractMoney(paid, used))} × ${REFUND_TERMS.feePercent}%）`;
  return `实付 ${yuan(paid)} − ${usage} − ${charge} = ${yuan(refund)}`;
}

const yuan = (amount: Money) => `¥${formatMoney(amount)}`;

/** What units of a line cost: parts that go back one after another come to what the line cost. */
function sharePaid({ payable, units, taken, quantity }: LinePart): Money {
  const until = (count: number) => scaleMoney(payable, count, units, 'down');
  return subtractMoney(until(taken + quantity), until(taken));
}

function countUsedDays(startsAt: Date, at: Date, totalDays: number): number {
  return Math.min(totalDays, Math.max(0, Math.ceil((at.getTime() - startsAt.getTime()) / DAY_MS)));
}

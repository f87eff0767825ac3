import { type PricedLine, type ProductPlan, type Quote, type quoteOrder } from '@portal/api-contract';
import { LINE_ERRORS } from '@portal/api-contract/rules';
import { toChinaTime } from '../../platform/china-time';
import { rejectFields } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { NO_MONEY } from '../../platform/money/money';
import { createSecret } from '../../platform/security/random-secret';
import type { ProductItem } from '../products/products.read-model';
import { listPlans } from './plans';
import { calculatePrice, DEFAULT_TAX_RATE, type Price, sumPrices } from './price';
import { findQuoteEnd } from './quotes';

type Item = ParsedInput<typeof quoteOrder>['items'][number];

/** What a plan costs whose price is talked about. */
const NO_PRICE: Price = { original: NO_MONEY, discount: NO_MONEY, payable: NO_MONEY, tax: NO_MONEY, discountText: '' };

/**
 * Quotes plans of a product. Rejects with 422 what there is no plan for, the same plan and period twice, and a negotiable
 * plan beside others.
 */
export function makeQuote(product: ProductItem, items: readonly Item[], now: Date): Quote {
  const taxRate = product.content?.taxRate ?? DEFAULT_TAX_RATE;
  const chosen = items.map((item, place) => ({ item, plan: findPlan(product, items, place) }));
  const isNegotiable = chosen.some(({ plan }) => plan.isNegotiable);
  const mixed = chosen.findIndex(({ plan }) => plan.isNegotiable);
  if (isNegotiable && chosen.length > 1) throw rejectItem(mixed, 'mealCode', LINE_ERRORS.mixed);
  const prices = chosen.map(({ item: { period, quantity }, plan }) =>
    plan.isNegotiable ? NO_PRICE : calculatePrice(plan, period, quantity, taxRate),
  );
  const [first, ...further] = chosen.map(({ item, plan }, place): PricedLine => {
    const { original, discount, payable, tax } = prices[place] ?? NO_PRICE;
    return {
      ...item,
      ...{ productCode: product.code, productName: product.productName, planName: plan.name },
      ...{ original, discount, payable, tax, taxRate },
    };
  });
  if (first === undefined) throw rejectFields([{ field: 'items', msg: LINE_ERRORS.missing }]);
  return {
    ...{ quoteId: createSecret(), lines: [first, ...further], isNegotiable },
    ...sumPrices(prices),
    coupon: null,
    expiresAt: toChinaTime(findQuoteEnd(now)),
  };
}

/** The plan of an item. Rejects with 422 where it cannot be ordered, or not beside those before it. */
function findPlan(product: ProductItem, items: readonly Item[], place: number): ProductPlan {
  const { mealCode, period } = items[place] ?? {};
  const plan = listPlans(product).find((entry) => entry.mealCode === mealCode);
  if (!plan) throw rejectItem(place, 'mealCode', '请选择规格');
  if (!plan.isNegotiable && !plan.periods.some((possible) => possible === period))
    throw rejectItem(place, 'period', '该规格不支持所选时长');
  const isDoubled = items.slice(0, place).some((other) => other.mealCode === mealCode && other.period === period);
  if (isDoubled) throw rejectItem(place, 'mealCode', LINE_ERRORS.doubled);
  return plan;
}

const rejectItem = (place: number, field: keyof Item, msg: string) =>
  rejectFields([{ field: `items.${place}.${field}`, msg }]);

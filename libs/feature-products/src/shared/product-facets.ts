import { PRODUCT_SORTS } from '@portal/api-contract';

const SORT_LABELS: Readonly<Record<(typeof PRODUCT_SORTS)[number], string>> = {
  recommended: '推荐',
  newest: '最新',
  hottest: '最热',
};

/** Orders of the product list; the first is the one without a query. */
export const SORTS = PRODUCT_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

/** Values of a filter out of its names. */
export function toChoices<Value extends string>(labels: Readonly<Record<Value, string>>): Value[] {
  return Object.keys(labels) as Value[];
}

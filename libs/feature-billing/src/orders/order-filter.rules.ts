import type { EndpointInput } from '@portal/api-contract';
import { type listOrders, ORDER_LIMITS, ORDER_SORTS, ORDER_TYPES } from '@portal/api-contract/account';
import { defineUrlQuery, urlField } from '@portal/data-access-api';
import { PAGE_SIZES } from '@portal/ui-account/records';
import { ORDER_TAB_NAMES, ORDER_TABS, REFUND_TAB } from './order-tabs';

/** What a list of orders is narrowed to. */
export type OrderFilter = Omit<EndpointInput<typeof listOrders>, 'pageNo' | 'pageSize'>;

const FEN = 100;
const MAX_YUAN = ORDER_LIMITS.amount / FEN;

/** Most digits of an amount in whole 元. */
export const AMOUNT_DIGITS = String(MAX_YUAN).length;

/** The query of the list: what narrows it, amounts in whole 元, and which page of it is shown. */
export const orderQuery = defineUrlQuery({
  status: urlField.choice(ORDER_TAB_NAMES),
  keyword: urlField.text(ORDER_LIMITS.keyword),
  type: urlField.choice(ORDER_TYPES),
  dateFrom: urlField.day(),
  dateTo: urlField.day(),
  payableFrom: urlField.number(0, MAX_YUAN),
  payableTo: urlField.number(0, MAX_YUAN),
  sort: urlField.sort(ORDER_SORTS),
  page: urlField.page(),
  size: urlField.size(PAGE_SIZES),
});

/** The query of the list as it is read. */
export type OrderQuery = ReturnType<typeof orderQuery.read>;

/** Returns the filter and the order that the query of the list stands for; what is not set does not filter. */
export function toOrderFilter({ status, payableFrom, payableTo, ...query }: OrderQuery): OrderFilter {
  const { keyword, type, dateFrom, dateTo, sort } = query;
  return {
    ...(status && (status === REFUND_TAB ? { isRefunded: true } : { statuses: [...ORDER_TABS[status]] })),
    ...(keyword && { keyword }),
    ...(type && { type }),
    ...(dateFrom && { dateFrom }),
    ...(dateTo && { dateTo }),
    ...(payableFrom !== undefined && { payableFrom: payableFrom * FEN }),
    ...(payableTo !== undefined && { payableTo: payableTo * FEN }),
    ...(sort && { sort }),
  };
}

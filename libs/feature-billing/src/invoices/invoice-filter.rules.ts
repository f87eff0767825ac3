import type { EndpointInput } from '@portal/api-contract';
import {
  INVOICE_LIMITS,
  INVOICE_MEDIA,
  INVOICE_SORTS,
  INVOICE_TYPES,
  type InvoiceMedium,
  type InvoiceType,
  type listInvoices,
} from '@portal/api-contract/account';
import { defineUrlQuery, urlField } from '@portal/data-access-api';
import { PAGE_SIZES } from '@portal/ui-account/records';
import { INVOICE_TAB_NAMES, INVOICE_TABS } from './invoice-tabs';

const TYPES: readonly InvoiceType[] = [1, 2];
const MEDIA: readonly InvoiceMedium[] = [1, 2];

/** Types and media to narrow the list by. */
export const TYPE_OPTIONS = TYPES.map((value) => ({ value: `${value}`, label: INVOICE_TYPES[value] }));
export const MEDIUM_OPTIONS = MEDIA.map((value) => ({ value: `${value}`, label: INVOICE_MEDIA[value] }));

/** The query of the list: its tab, what narrows it, and which page of it is shown. */
export const invoiceQuery = defineUrlQuery({
  status: urlField.choice(INVOICE_TAB_NAMES),
  keyword: urlField.text(INVOICE_LIMITS.keyword),
  type: urlField.choice(TYPES),
  medium: urlField.choice(MEDIA),
  dateFrom: urlField.day(),
  dateTo: urlField.day(),
  sort: urlField.sort(INVOICE_SORTS),
  page: urlField.page(),
  size: urlField.size(PAGE_SIZES),
});

/** The query of the list as it is read. */
export type InvoiceQuery = ReturnType<typeof invoiceQuery.read>;

/** Returns what the call takes for the query of the list; what is not set does not filter. */
export function toInvoiceFilter(query: InvoiceQuery): EndpointInput<typeof listInvoices> {
  const { status, keyword, type, medium, dateFrom, dateTo, sort, page, size } = query;
  return {
    ...(status && { statuses: [...INVOICE_TABS[status].states] }),
    ...(keyword && { keyword }),
    ...(type && { invoiceType: type }),
    ...(medium && { medium }),
    ...(dateFrom && { dateFrom }),
    ...(dateTo && { dateTo }),
    ...(sort && { sort }),
    ...{ pageNo: page, pageSize: size },
  };
}

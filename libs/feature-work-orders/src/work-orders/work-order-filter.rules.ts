import type { EndpointInput } from '@portal/api-contract';
import { type exportWorkOrders, WORK_ORDER_SEVERITIES } from '@portal/api-contract/account';
import { listStates, workOrderLifecycle } from '@portal/lifecycles';

/** What a list of work orders is narrowed to. */
export type WorkOrderFilter = EndpointInput<typeof exportWorkOrders>;

/** Names of the filters in the address. */
export const FILTER_NAMES = ['status', 'severity', 'productCode', 'keyword', 'dateFrom', 'dateTo'] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST_CODE = 64;
const LONGEST_KEYWORD = 60;

/** The filters of an address as they are asked for; what is none does not filter. */
export function readFilter(params: Readonly<Record<string, string>>): WorkOrderFilter {
  const { status, severity, productCode = '', keyword = '', dateFrom = '', dateTo = '' } = params;
  const state = listStates(workOrderLifecycle).find((known) => String(known) === status);
  const level = (Object.keys(WORK_ORDER_SEVERITIES) as (keyof typeof WORK_ORDER_SEVERITIES)[]).find(
    (known) => known === severity,
  );
  return {
    ...(state !== undefined && { status: state as NonNullable<WorkOrderFilter['status']> }),
    ...(level && { severity: level }),
    ...(productCode && productCode.length <= LONGEST_CODE && { productCode }),
    ...(keyword && { keyword: keyword.slice(0, LONGEST_KEYWORD) }),
    ...(isDay(dateFrom) && { dateFrom }),
    ...(isDay(dateTo) && { dateTo }),
  };
}

function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

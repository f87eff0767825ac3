import type { EndpointInput } from '@portal/api-contract';
import { type exportWorkOrders, WORK_ORDER_SEVERITIES } from '@portal/api-contract/account';
import { defineUrlQuery, field } from '@portal/data-access-api';
import { listStates, workOrderLifecycle } from '@portal/lifecycles';
import { PAGE_SIZES } from '@portal/ui-account/records';

/** What a list of work orders is narrowed to. */
export type WorkOrderFilter = EndpointInput<typeof exportWorkOrders>;

const MAX_KEYWORD_LENGTH = 60;

/** The query of the list: what narrows it, and which page of it is shown. */
export const workOrderQuery = defineUrlQuery({
  status: field.choice(listStates(workOrderLifecycle) as readonly NonNullable<WorkOrderFilter['status']>[]),
  severity: field.choice(Object.keys(WORK_ORDER_SEVERITIES) as (keyof typeof WORK_ORDER_SEVERITIES)[]),
  productCode: field.pattern(/^.{1,64}$/),
  keyword: field.text(MAX_KEYWORD_LENGTH),
  dateFrom: field.day(),
  dateTo: field.day(),
  page: field.page(),
  size: field.size(PAGE_SIZES),
});

/** The query of the list as it is read. */
export type WorkOrderQuery = ReturnType<typeof workOrderQuery.read>;

/** Returns the filter that the query of the list stands for; what is not set does not filter. */
export function toWorkOrderFilter(query: WorkOrderQuery): WorkOrderFilter {
  const names = workOrderQuery.filters as readonly (keyof WorkOrderFilter)[];
  return Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));
}

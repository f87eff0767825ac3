import type { EndpointInput } from '@portal/api-contract';
import { type exportWorkOrders, WORK_ORDER_SEVERITIES } from '@portal/api-contract/account';
import { defineUrlQuery, urlField } from '@portal/data-access-api';
import { listStates, workOrderLifecycle } from '@portal/lifecycles';
import { PAGE_SIZES } from '@portal/ui-account/records';

/** What a list of work orders is narrowed to. */
export type WorkOrderFilter = EndpointInput<typeof exportWorkOrders>;

const MAX_KEYWORD_LENGTH = 60;

/** The query of the list: what narrows it, and which page of it is shown. */
export const workOrderQuery = defineUrlQuery({
  status: urlField.choice(listStates(workOrderLifecycle) as readonly NonNullable<WorkOrderFilter['status']>[]),
  severity: urlField.choice(Object.keys(WORK_ORDER_SEVERITIES) as (keyof typeof WORK_ORDER_SEVERITIES)[]),
  productCode: urlField.pattern(/^.{1,64}$/),
  keyword: urlField.text(MAX_KEYWORD_LENGTH),
  dateFrom: urlField.day(),
  dateTo: urlField.day(),
  page: urlField.page(),
  size: urlField.size(PAGE_SIZES),
});

/** The query of the list as it is read. */
export type WorkOrderQuery = ReturnType<typeof workOrderQuery.read>;

/** Returns the filter that the query of the list stands for; what is not set does not filter. */
export function toWorkOrderFilter(query: WorkOrderQuery): WorkOrderFilter {
  const names = workOrderQuery.filters as readonly (keyof WorkOrderFilter)[];
  return Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));
}

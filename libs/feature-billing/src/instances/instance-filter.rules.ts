import type { EndpointInput } from '@portal/api-contract';
import {
  type countInstances,
  INSTANCE_SORTS,
  INSTANCE_TABS,
  type InstanceTab,
  type listInstances,
  ORDER_LIMITS,
} from '@portal/api-contract/account';
import type { EndpointData } from '@portal/api-contract';
import { defineUrlQuery, urlField } from '@portal/data-access-api';
import { PAGE_SIZES, type RecordTab } from '@portal/ui-account/records';

/** What a list of products in use is narrowed to. */
export type InstanceFilter = Omit<EndpointInput<typeof listInstances>, 'pageNo' | 'pageSize'>;

/** The tab that is shown where the URL names none. */
const FIRST: InstanceTab = 'running';

/** Names of the tabs. */
const TAB_LABELS: Readonly<Record<InstanceTab, string>> = {
  running: '使用中',
  ending: '即将到期',
  expired: '已到期',
  released: '已释放',
  all: '全部',
};

/** The query of the list: what narrows it, and which page of it is shown. */
export const instanceQuery = defineUrlQuery({
  status: urlField.choice(INSTANCE_TABS.filter((tab) => tab !== FIRST)),
  keyword: urlField.text(ORDER_LIMITS.keyword),
  productCode: urlField.text(64),
  sort: urlField.sort(INSTANCE_SORTS),
  page: urlField.page(),
  size: urlField.size(PAGE_SIZES),
});

/** The query of the list as it is read. */
export type InstanceQuery = ReturnType<typeof instanceQuery.read>;

/** Returns the filter and the order that the query of the list stands for. */
export function toInstanceFilter({ status, keyword, productCode, sort }: InstanceQuery): InstanceFilter {
  return {
    status: status ?? FIRST,
    ...(keyword && { keyword }),
    ...(productCode && { productCode }),
    ...(sort && { sort }),
  };
}

/** Tabs of the list with how many products stand behind each. */
export function listInstanceTabs(counts: EndpointData<typeof countInstances> | undefined): RecordTab[] {
  return INSTANCE_TABS.map((tab) => ({
    value: tab === FIRST ? '' : tab,
    label: TAB_LABELS[tab],
    total: counts?.find((count) => count.tab === tab)?.total,
  }));
}

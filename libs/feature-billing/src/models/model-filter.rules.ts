import type { EndpointData } from '@portal/api-contract';
import {
  type countModelSubscriptions,
  MODEL_SUBSCRIPTION_TABS,
  type ModelSubscriptionTab,
} from '@portal/api-contract/account';
import { defineUrlQuery, urlField } from '@portal/data-access-api';
import { PAGE_SIZES, type RecordTab } from '@portal/ui-account/records';

/** The tab that is shown where the URL names none. */
export const FIRST_TAB: ModelSubscriptionTab = 'running';

/** Names of the tabs. */
const TAB_LABELS: Readonly<Record<ModelSubscriptionTab, string>> = {
  running: '使用中',
  ending: '即将到期',
  expired: '已到期',
  all: '全部',
};

/** The query of the list: the tab, and which page of it is shown. */
export const modelQuery = defineUrlQuery({
  status: urlField.choice(MODEL_SUBSCRIPTION_TABS.filter((tab) => tab !== FIRST_TAB)),
  page: urlField.page(),
  size: urlField.size(PAGE_SIZES),
});

/** Tabs of the list with how many models stand behind each. */
export function listModelTabs(counts: EndpointData<typeof countModelSubscriptions> | undefined): RecordTab[] {
  return MODEL_SUBSCRIPTION_TABS.map((tab) => ({
    value: tab === FIRST_TAB ? '' : tab,
    label: TAB_LABELS[tab],
    total: counts?.find((count) => count.tab === tab)?.total,
  }));
}

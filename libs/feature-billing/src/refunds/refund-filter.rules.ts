import type { EndpointInput } from '@portal/api-contract';
import {
  type listRefunds,
  REFUND_LIMITS,
  REFUND_SORTS,
  REFUND_TABS,
  type StateCount,
} from '@portal/api-contract/account';
import { defineUrlQuery, urlField } from '@portal/data-access-api';
import { PAGE_SIZES, type RecordTab } from '@portal/ui-account/records';

/** Name of a tab of the list. */
type RefundTab = keyof typeof REFUND_TABS;

const TAB_LABELS: Readonly<Record<RefundTab, string>> = {
  all: '全部',
  reviewing: '待审核',
  supplement: '待补充材料',
  invoice: '待退票',
  underway: '退款中',
  done: '已退款',
  failed: '退款失败',
  ended: '已结束',
};

const TABS = Object.keys(REFUND_TABS) as readonly RefundTab[];

/** Tabs that are shown only where they lead to something. */
const RARE: readonly RefundTab[] = ['supplement', 'invoice', 'failed'];

/** The query of the list: what narrows it, and which page of it is shown. */
export const refundQuery = defineUrlQuery({
  status: urlField.choice(TABS.filter((tab) => tab !== 'all')),
  keyword: urlField.text(REFUND_LIMITS.keyword),
  dateFrom: urlField.day(),
  dateTo: urlField.day(),
  sort: urlField.sort(REFUND_SORTS),
  page: urlField.page(),
  size: urlField.size(PAGE_SIZES),
});

/** The query of the list as it is read. */
export type RefundQuery = ReturnType<typeof refundQuery.read>;

/** What the query of the list asks the server for; what is not set does not filter. */
export function toRefundFilter({ status, page, size, ...query }: RefundQuery): EndpointInput<typeof listRefunds> {
  const { keyword, dateFrom, dateTo, sort } = query;
  return {
    ...(status && { statuses: [...REFUND_TABS[status]] }),
    ...(keyword && { keyword }),
    ...(dateFrom && { dateFrom }),
    ...(dateTo && { dateTo }),
    ...(sort && { sort }),
    ...{ pageNo: page, pageSize: size },
  };
}

/** Tabs of the list with how many refunds stand behind each; `chosen` is the one that is shown. */
export function listRefundTabs(counts: readonly StateCount[] | undefined, chosen: string): RecordTab[] {
  const sum = (tab: RefundTab) => {
    const states: readonly number[] = REFUND_TABS[tab];
    return counts
      ?.filter(({ status }) => tab === 'all' || states.includes(status))
      .reduce((total, count) => total + count.total, 0);
  };
  return TABS.map((tab) => ({ value: tab === 'all' ? '' : tab, label: TAB_LABELS[tab], total: sum(tab), tab }))
    .filter(({ tab, value, total }) => !RARE.includes(tab) || value === chosen || Boolean(total))
    .map(({ value, label, total }) => ({ value, label, total }));
}

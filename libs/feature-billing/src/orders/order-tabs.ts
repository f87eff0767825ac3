import type { OrderStatus, StateCount } from '@portal/api-contract/account';
import { describeState, orderLifecycle } from '@portal/lifecycles';
import type { RecordTab } from '@portal/ui-account/records';

/** Tabs of the list by their name in its URL: the states behind each, of which the first gives it its label. */
export const ORDER_TABS = {
  reviewing: [10],
  unpaid: [20],
  processing: [30, 25],
  completed: [40],
  cancelled: [50, 55],
  failed: [60],
} as const satisfies Readonly<Record<string, readonly [OrderStatus, ...OrderStatus[]]>>;

/** Tab of the orders of which money goes back or has gone back, whatever their state. */
export const REFUND_TAB = 'refund';

/** Name of a tab in the URL of the list. */
export type OrderTab = keyof typeof ORDER_TABS | typeof REFUND_TAB;

/** A tab that is shown only where it leads to something. */
const RARE: keyof typeof ORDER_TABS = 'failed';

const STATE_TABS = Object.keys(ORDER_TABS) as readonly (keyof typeof ORDER_TABS)[];

/** Names of the tabs, in their order. */
export const ORDER_TAB_NAMES: readonly OrderTab[] = [...STATE_TABS, REFUND_TAB];

/** Tabs of the list with how many orders stand behind each; `chosen` is the one that is shown, `refunded` how many have refunds. */
export function listOrderTabs(
  counts: readonly StateCount[] | undefined,
  chosen: string,
  refunded?: number,
): RecordTab[] {
  const sum = (states: readonly number[] | null) =>
    counts
      ?.filter(({ status }) => states === null || states.includes(status))
      .reduce((total, count) => total + count.total, 0);
  const tabs = STATE_TABS.map((name) => ({
    value: name,
    label: describeState(orderLifecycle, ORDER_TABS[name][0]).label,
    total: sum(ORDER_TABS[name]),
  }));
  return [
    { value: '', label: '全部', total: sum(null) },
    ...tabs.filter(({ value, total }) => value !== RARE || value === chosen || Boolean(total)),
    { value: REFUND_TAB, label: '退款', total: refunded },
  ];
}

import type { InvoiceStatus, StateCount } from '@portal/api-contract/account';
import type { RecordTab } from '@portal/ui-account/records';

interface InvoiceTabGroup {
  readonly label: string;
  readonly states: readonly InvoiceStatus[];
  /** Shown only where it leads to something. */
  readonly isRare?: boolean;
}

/** Tabs of the list by their name in its URL, with the states behind each. */
export const INVOICE_TABS = {
  reviewing: { label: '待审核', states: [10] },
  issuing: { label: '开票中', states: [20, 21] },
  posted: { label: '待签收', states: [30], isRare: true },
  issued: { label: '已开票', states: [40] },
  reversed: { label: '退票与红冲', states: [50, 60, 61] },
  rejected: { label: '已驳回', states: [11] },
  withdrawn: { label: '已撤销', states: [22], isRare: true },
} as const satisfies Readonly<Record<string, InvoiceTabGroup>>;

/** Name of a tab in the URL of the list. */
export type InvoiceTab = keyof typeof INVOICE_TABS;

/** Names of the tabs, in their order. */
export const INVOICE_TAB_NAMES = Object.keys(INVOICE_TABS) as readonly InvoiceTab[];

/** Tabs of the list with how many invoices stand behind each; `chosen` is the one that is shown. */
export function listInvoiceTabs(counts: readonly StateCount[] | undefined, chosen: string): RecordTab[] {
  const sum = (states: readonly number[] | null) =>
    counts
      ?.filter(({ status }) => states === null || states.includes(status))
      .reduce((total, count) => total + count.total, 0);
  const tabs = INVOICE_TAB_NAMES.map((name) => {
    const { label, states, isRare = false }: InvoiceTabGroup = INVOICE_TABS[name];
    return { value: name, label, total: sum(states), isRare };
  });
  return [
    { value: '', label: '全部', total: sum(null) },
    ...tabs
      .filter(({ isRare, value, total }) => !isRare || value === chosen || Boolean(total))
      .map(({ value, label, total }) => ({ value, label, total })),
  ];
}

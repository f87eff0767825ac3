import type { EndpointData } from '@portal/api-contract';
import { AUDIT_STATUSES, type countPublishedModels, LISTING_STATUSES } from '@portal/api-contract/account';
import { defineUrlQuery, urlField } from '@portal/data-access-api';
import { PAGE_SIZES, type RecordTab } from '@portal/ui-account/records';

const LISTINGS = [1, 2, 3] as const;
const AUDITS = [0, 1, 2] as const;

/** Names of the tabs: what is not on the shelf yet is told apart by its audit. */
const TAB_LABELS = { ...LISTING_STATUSES, 1: '未上架' } as const;

/** Audit statuses to narrow the list by. */
export const AUDIT_OPTIONS = AUDITS.map((value) => ({ value: `${value}`, label: AUDIT_STATUSES[value] }));

/** The query of the list: its tab, the audit status, and which page of it is shown. */
export const publishedQuery = defineUrlQuery({
  listing: urlField.choice(LISTINGS),
  audit: urlField.choice(AUDITS),
  page: urlField.page(),
  size: urlField.size(PAGE_SIZES),
});

/** Tabs of the list with how many models stand behind each. */
export function listPublishedTabs(counts: EndpointData<typeof countPublishedModels> | undefined): RecordTab[] {
  const sum = (isCounted: (state: number) => boolean) =>
    counts?.filter(({ status }) => isCounted(status)).reduce((total, count) => total + count.total, 0);
  return [
    { value: '', label: '全部', total: sum(() => true) },
    ...LISTINGS.map((value) => ({
      ...{ value: `${value}`, label: TAB_LABELS[value] },
      total: sum((state) => Math.floor(state / 100) === value),
    })),
  ];
}

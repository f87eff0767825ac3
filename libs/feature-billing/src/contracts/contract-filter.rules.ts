import type { EndpointData } from '@portal/api-contract';
import { CONTRACT_STATES, CONTRACT_TYPES, type countContracts } from '@portal/api-contract/account';
import { defineUrlQuery, urlField } from '@portal/data-access-api';
import { contractLifecycle, describeState } from '@portal/lifecycles';
import { PAGE_SIZES, type RecordTab } from '@portal/ui-account/records';

const TYPES = [1, 2] as const;

/** States to narrow the list by. */
export const STATUS_OPTIONS = CONTRACT_STATES.map((value) => ({
  value: `${value}`,
  label: describeState(contractLifecycle, value).label,
}));

/** The query of the list: its tab, the state, what is looked for, and which page of it is shown. */
export const contractQuery = defineUrlQuery({
  type: urlField.choice(TYPES),
  status: urlField.choice(CONTRACT_STATES),
  keyword: urlField.text(60),
  page: urlField.page(),
  size: urlField.size(PAGE_SIZES),
});

type Counts = EndpointData<typeof countContracts>;

/** Tabs of the list with how many contracts stand behind each: of letters of intent, and of all others. */
export function listContractTabs(intents: Counts | undefined, formal: Counts | undefined): RecordTab[] {
  const sum = (counts: Counts | undefined) => counts?.reduce((total, count) => total + count.total, 0);
  const [first, second] = [sum(intents), sum(formal)];
  const all = first === undefined || second === undefined ? undefined : first + second;
  return [
    { value: '', label: '全部', total: all },
    { value: '1', label: CONTRACT_TYPES[1], total: first },
    { value: '2', label: CONTRACT_TYPES[2], total: second },
  ];
}

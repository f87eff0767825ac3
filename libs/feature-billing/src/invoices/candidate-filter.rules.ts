import type { EndpointInput } from '@portal/api-contract';
import { CANDIDATE_MODES, type listCandidateIds } from '@portal/api-contract/account';
import { defineUrlQuery, urlField } from '@portal/data-access-api';
import { PAGE_SIZES } from '@portal/ui-account/records';

/** Order by order, or month by month. */
export type CandidateMode = keyof typeof CANDIDATE_MODES;

const MODES = Object.keys(CANDIDATE_MODES) as readonly CandidateMode[];

/** Tabs of the list: orders, or months. */
export const MODE_TABS = MODES.map((mode) => ({
  value: mode === 'order' ? '' : mode,
  label: CANDIDATE_MODES[mode],
}));

/** The query of the list: how it is listed, what narrows it, and an order that is chosen from the start. */
export const candidateQuery = defineUrlQuery({
  mode: urlField.beside(urlField.choice(MODES)),
  from: urlField.day(),
  to: urlField.day(),
  orderNo: urlField.beside(urlField.text(32)),
  page: urlField.page(),
  size: urlField.size(PAGE_SIZES),
});

/** The query of the list as it is read. */
export type CandidateQuery = ReturnType<typeof candidateQuery.read>;

/** Returns how candidates are listed, and what they are narrowed to. */
export function toCandidateFilter({ mode, from, to }: CandidateQuery): EndpointInput<typeof listCandidateIds> {
  return { mode: mode ?? 'order', ...(from && { from }), ...(to && { to }) };
}

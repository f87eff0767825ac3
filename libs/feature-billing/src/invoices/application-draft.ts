import { useFormDraft } from '@portal/data-access-api/account';
import type { FormDraft } from '@portal/ui-forms';
import type { CandidateMode } from './candidate-filter.rules';

/** What was chosen to be invoiced, between the steps of an application. */
export interface ChosenCandidates {
  readonly mode: CandidateMode;
  /** Orders, or months. */
  readonly ids: readonly string[];
  readonly orderCount: number;
  /** Of all of them, in 分. */
  readonly amount: number;
}

/** What was chosen, as long as the application is not sent: of one account, in one tab. */
export function useChosenCandidates(account: string): FormDraft & { readonly chosen: ChosenCandidates | null } {
  const draft = useFormDraft('invoice-orders', account);
  return { ...draft, chosen: readChosen(draft.draft) };
}

/** What was filled in besides. */
export function useApplicationDraft(account: string): FormDraft {
  return useFormDraft('invoice-application', account);
}

function readChosen(draft: object | null): ChosenCandidates | null {
  const { mode, ids, orderCount, amount } = (draft ?? {}) as Partial<ChosenCandidates>;
  const isKnown = (mode === 'order' || mode === 'month') && Array.isArray(ids) && ids.length > 0;
  return isKnown && typeof orderCount === 'number' && typeof amount === 'number'
    ? { mode, ids, orderCount, amount }
    : null;
}

import type { FormDraft } from '@portal/ui-forms';
import { useMemo } from 'react';

/** What was typed into the forms of a verification, by their names. */
const drafts = new Map<string, object>();

/**
 * Keeps what is typed into a form of verification while its reader moves between the pages. Numbers of documents are
 * written nowhere in the browser (design: real-name): a reload begins anew.
 */
export function useIdentityDraft(form: string): FormDraft {
  return useMemo(
    () => ({
      draft: drafts.get(form) ?? null,
      saveDraft: (edits) => void drafts.set(form, edits),
      clearDraft: () => void drafts.delete(form),
    }),
    [form],
  );
}

import { useCallback, useState } from 'react';
import { readStored, removeStored, writeStored } from './browser-storage';

/** What was typed into a form and not sent. */
export interface FormDraft<Values> {
  /** What an earlier visit left behind; `null` when nothing did. */
  readonly draft: Values | null;
  readonly saveDraft: (values: Values) => void;
  readonly clearDraft: () => void;
}

/**
 * Keeps what is typed into a form until it is sent, so that the end of a session takes nothing away (conventions §0).
 * Kept for this tab and this account alone, in session storage; logout clears it.
 */
export function useFormDraft<Values extends object>(form: string, account: string): FormDraft<Values> {
  const key = `draft:${form}:${account}`;
  const [draft] = useState(() => parseDraft<Values>(readStored('session', key)));
  const saveDraft = useCallback((values: Values) => void writeStored('session', key, JSON.stringify(values)), [key]);
  const clearDraft = useCallback(() => removeStored('session', key), [key]);
  return { draft, saveDraft, clearDraft };
}

function parseDraft<Values extends object>(text: string | null): Values | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Values) : null;
  } catch {
    // Whatever is stored there is not ours: the same as nothing.
    return null;
  }
}

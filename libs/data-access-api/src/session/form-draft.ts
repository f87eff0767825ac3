import { useCallback, useState } from 'react';
import { readStored, removeStored, writeStored } from './browser-storage';

/** What was typed into a form and not sent. */
export interface FormDraft {
  /** What an earlier visit left behind, of this or an older form; `null` when nothing did. */
  readonly draft: object | null;
  readonly saveDraft: (edits: object) => void;
  readonly clearDraft: () => void;
}

/**
 * Keeps what is typed into a form until it is sent, so that the end of a session takes nothing away (conventions §0).
 * Kept for this tab and this account alone, in session storage; logout clears it.
 */
export function useFormDraft(form: string, account = ''): FormDraft {
  const key = `draft:${form}:${account}`;
  const [draft] = useState(() => parseDraft(readStored('session', key)));
  const saveDraft = useCallback((edits: object) => void writeStored('session', key, JSON.stringify(edits)), [key]);
  const clearDraft = useCallback(() => removeStored('session', key), [key]);
  return { draft, saveDraft, clearDraft };
}

function parseDraft(text: string | null): object | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    // Whatever is stored there is not ours: the same as nothing.
    return null;
  }
}

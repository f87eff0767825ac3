import type { ApiError } from '@portal/data-access-api';
import { toFormOutcome, useFormDraft, useLeaveGuard } from '@portal/data-access-api/account';
import { type FormRules, useForm } from '@portal/ui-content/form';
import { useState } from 'react';
import { mergeEdits, selectEdits } from './record-edits';

/** What came of sending a record. */
export interface SaveResult {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Options of `useRecordForm`. */
export interface RecordFormOptions<Values extends object> {
  /** Names what is typed into, for the draft: the kind of record and its id. */
  readonly name: string;
  /** Whose draft it is. */
  readonly account: string;
  /** The record as it is stored, or an empty one. */
  readonly stored: Values;
  readonly rules: FormRules<Values>;
  readonly save: (values: Values, idempotencyKey: string) => Promise<SaveResult>;
  readonly onSaved: () => void;
}

/**
 * State of a form that makes or changes a record. Only what differs from the stored record is kept, so that a record
 * that was changed elsewhere can be read again under what was typed: the form is shown anew with its next version.
 */
export function useRecordForm<Values extends object>(options: RecordFormOptions<Values>) {
  const { name, account, stored, rules, save, onSaved } = options;
  const { draft, saveDraft, clearDraft } = useFormDraft<Partial<Values>>(name, account);
  const [initial] = useState(() => mergeEdits(stored, draft ?? {}));
  const [isRestored, setIsRestored] = useState(() => Object.keys(selectEdits(initial, stored)).length > 0);
  const [isDirty, setIsDirty] = useState(isRestored);
  const [isConflict, setIsConflict] = useState(false);
  useLeaveGuard(isDirty);

  const form = useForm<Values, unknown>({
    initial,
    rules,
    onChange: (values) => {
      const edits = selectEdits(values, stored);
      const hasEdits = Object.keys(edits).length > 0;
      setIsDirty(hasEdits);
      if (hasEdits) saveDraft(edits);
      else clearDraft();
    },
    send: async (values, idempotencyKey) => {
      setIsConflict(false);
      const result = await save(values, idempotencyKey);
      const outcome = toFormOutcome<unknown>(result);
      if ('receipt' in outcome) {
        clearDraft();
        setIsDirty(false);
        onSaved();
      } else {
        setIsConflict((result.error as ApiError).code === '409');
      }
      return outcome;
    },
  });

  return {
    ...form,
    isRestored,
    /** The record was changed elsewhere, or its state takes no change. */
    isConflict,
    /** Shows the record as it is stored again. */
    giveUp() {
      form.changeAll(stored);
      clearDraft();
      setIsRestored(false);
      setIsDirty(false);
    },
  };
}

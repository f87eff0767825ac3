import type { FormFields, FormValues } from '../definition/define-form';

/** Where a form keeps what was typed and not sent. */
export interface FormDraft {
  /** What an earlier visit left behind; `null` for nothing. */
  readonly draft: object | null;
  saveDraft(edits: object): void;
  clearDraft(): void;
  /** Saves at once what waits to be saved; over when it is. */
  flush?(): PromiseLike<void>;
}

/** What was typed: the fields that differ from where they started. */
export type FormEdits<Fields extends FormFields> = Partial<FormValues<Fields>>;

/** What of some values differs from where their fields start. */
export function selectEdits<Fields extends FormFields>(
  values: FormEdits<Fields>,
  start: FormValues<Fields>,
): FormEdits<Fields> {
  return pick(values, (name, value) => JSON.stringify(value) !== JSON.stringify(start[name]));
}

/** What of some edits a draft keeps. */
export function selectKept<Fields extends FormFields>(fields: Fields, edits: FormEdits<Fields>): FormEdits<Fields> {
  return pick(edits, (name) => fields[name]?.isKept ?? false);
}

/** Edits without what counts once. */
export function dropSpent<Fields extends FormFields>(fields: Fields, edits: FormEdits<Fields>): FormEdits<Fields> {
  return pick(edits, (name) => !fields[name]?.isOneTime);
}

/** What of a draft fits the form of today: other fields, and what is no value of theirs, are left out. */
export function readDraft<Fields extends FormFields>(fields: Fields, draft: object | null): FormEdits<Fields> {
  return pick((draft ?? {}) as FormEdits<Fields>, (name, value) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field !== undefined && field.isKept && field.isValue(value);
  });
}

/** Whether something was typed. */
export function hasEdits(edits: object): boolean {
  return Object.keys(edits).length > 0;
}

function pick<Values extends object>(values: Values, isPicked: (name: string, value: unknown) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => isPicked(name, value))) as Values;
}

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BoundField } from './bound-field';
import {
  findFieldError,
  type FormDefinition,
  type FormFields,
  type FormRequest,
  type FormRules,
  type FormValues,
  toInitialValues,
  toRequest,
} from '../definition/define-form';
import { findInvalidControl, readHold, readTyped } from './form-controls';
import { dropSpent, type FormDraft, type FormEdits, hasEdits, readDraft, selectEdits, selectKept } from './form-edits';
import type { CallResult, SubmissionError } from './submission-error';
import { useSubmission } from './use-submission';

/** Options of `useForm`. */
export interface FormOptions<Fields extends FormFields, Receipt> {
  /** What is known: the record that is changed, or a profile. What was typed stays on top of it when it changes. */
  readonly start?: Partial<FormValues<Fields>> | undefined;
  /** Rules in place of the definition's, where they depend on more than the form. */
  readonly rules?: FormRules<FormValues<Fields>> | undefined;
  /** URL that takes the form from browsers without code; the page's own, which takes none, where there is none. */
  readonly action?: string | undefined;
  /** Where what is typed is kept until it is accepted. */
  readonly draft?: FormDraft | undefined;
  /** Sends the form; the key is the same for a repeat of the same content. */
  readonly send: (
    request: FormRequest<Fields>,
    idempotencyKey: string,
  ) => CallResult<Receipt> | PromiseLike<CallResult<Receipt>>;
  readonly onSubmitted?: ((receipt: Receipt) => void) | undefined;
  readonly onRejected?: ((error: SubmissionError) => void) | undefined;
}

/** What is wrong with the fields of a form. */
export type FormErrors<Fields extends FormFields> = Partial<Record<keyof Fields, string>>;

/** A form as pages and their controls see it. */
export type FormState<Fields extends FormFields, Receipt> = ReturnType<typeof useForm<Fields, Receipt>>;

/**
 * State of a form: fields are checked when left, then with every change, and all on sending; the first bad one takes
 * the focus. A control that says by its custom validity that it is not ready holds the form back. Only what differs
 * from the start is kept, so that a record changed elsewhere can be read again under what was typed.
 */
export function useForm<Fields extends FormFields, Receipt>(
  definition: FormDefinition<Fields>,
  { start = {}, rules, action, draft, send, onSubmitted, onRejected }: FormOptions<Fields, Receipt>,
) {
  type Name = keyof Fields & string;
  type Values = FormValues<Fields>;
  const { fields } = definition;
  const form = { fields, rules: { ...definition.rules, ...rules } };
  const stored = { ...toInitialValues(definition), ...dropUnknown(start) } as Values;
  const [edits, setEdits] = useState<FormEdits<Fields>>(() =>
    selectEdits(readDraft(fields, draft?.draft ?? null), stored),
  );
  const [isRestored, setIsRestored] = useState(() => hasEdits(edits));
  const [errors, setErrors] = useState<FormErrors<Fields>>({});
  const [round, setRound] = useState(0);
  const submission = useSubmission<Receipt>();
  const ref = useRef<HTMLFormElement>(null);
  // What comes late, such as an upload, or before the next rendering, such as a press, counts with all the others hold.
  const latest = useRef({ edits, stored });
  useEffect(() => {
    latest.current = { edits, stored };
  });
  const values: Values = { ...stored, ...edits };
  const readLatest = (): Values => ({ ...latest.current.stored, ...latest.current.edits });

  function replaceEdits(next: FormEdits<Fields>): void {
    latest.current = { ...latest.current, edits: next };
    setEdits(next);
    const kept = selectKept(fields, next);
    if (hasEdits(kept)) draft?.saveDraft(kept);
    else draft?.clearDraft();
  }

  function findErrors(names: readonly Name[], from: Values): FormErrors<Fields> {
    return Object.fromEntries(names.map((name) => [name, findFieldError(form, name, from)])) as FormErrors<Fields>;
  }

  /** Changes several fields at once: one choice that fills in others. */
  function change(part: Partial<Values>): void {
    const next = { ...readLatest(), ...part };
    replaceEdits(selectEdits(next, latest.current.stored));
    const shown = (Object.keys(part) as Name[]).filter((name) => errors[name]);
    if (shown.length > 0) setErrors({ ...errors, ...findErrors(shown, next) });
  }

  // What was typed before the code was there.
  useEffect(() => {
    const { stored: begin, edits: known } = latest.current;
    const typed = readTyped(ref.current, begin) as FormEdits<Fields>;
    if (!hasEdits(typed)) return;
    const next = selectEdits({ ...known, ...typed }, begin);
    latest.current = { stored: begin, edits: next };
    setEdits(next);
  }, []);

  function leave(name: Name): void {
    // Passing through an empty field is no mistake yet.
    const held = readLatest();
    if (held[name] || name in latest.current.edits) setErrors((known) => ({ ...known, ...findErrors([name], held) }));
  }

  /** Shows what is wrong and goes to the first of it; tells whether there is something. */
  function showErrors(found: FormErrors<Fields>): boolean {
    setErrors(found);
    findInvalidControl(ref.current, found)?.focus();
    return Object.values(found).some(Boolean);
  }

  /** Checks some of the fields; tells whether they are right, and shows what is not. */
  function validate(names: readonly Name[]): boolean {
    const held = names.map((name) => [name, readHold(ref.current, name)]).filter(([, hold]) => hold);
    return !showErrors({ ...findErrors(names, readLatest()), ...Object.fromEntries(held) });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (submission.isSending) return;
    submission.reset();
    if (!validate(Object.keys(fields))) return;
    const sent = readLatest();
    const outcome = await submission.submit(sent, async (key) => {
      // A draft that were saved behind its submission would be there again.
      await draft?.flush?.();
      return send(toRequest(definition, sent), key);
    });
    if ('error' in outcome) {
      reject(outcome.error);
      return;
    }
    // What was typed meanwhile stays.
    replaceEdits(selectEdits(latest.current.edits, sent));
    setIsRestored(false);
    onSubmitted?.(outcome.receipt);
  }

  function reject(error: SubmissionError): void {
    showErrors(Object.fromEntries(error.fieldErrors.map(({ field, msg }) => [field, msg])) as FormErrors<Fields>);
    if (!error.hasNoResponse) {
      replaceEdits(dropSpent(fields, latest.current.edits));
      setRound((count) => count + 1);
    }
    onRejected?.(error);
  }

  return {
    fields,
    values,
    errors,
    isSending: submission.isSending,
    error: submission.error,
    receipt: submission.receipt,
    /** The form shows what an earlier visit left behind. */
    isRestored,
    /** Something was typed that is not accepted yet. */
    isDirty: hasEdits(edits),
    change,
    validate,
    /** The first of some fields that is wrong, without showing it. */
    findInvalid: (names: readonly Name[]) => names.find((name) => findFieldError(form, name, values)),
    /** Shows what somebody else found wrong. */
    showErrors,
    /** Discards what was typed. */
    discard() {
      replaceEdits({});
      setErrors({});
      setIsRestored(false);
      submission.reset();
    },
    /** What a field's control needs. */
    bind: <Each extends Name>(name: Each): BoundField<Values[Each], Fields[Each]['control']> => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      onBlur: () => leave(name),
      round,
      control: (fields[name] as Fields[Each]).control,
    }),
    /** Props of the form element. */
    props: {
      ref,
      // Sent before the page is interactive, what was typed must not end up in a URL.
      method: 'post',
      action,
      noValidate: true,
      'aria-busy': submission.isSending,
      onSubmit: (event: FormEvent) => void submit(event),
    },
  };
}

function dropUnknown<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}

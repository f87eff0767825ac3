import { type SubmitEvent, useState } from 'react';
import { toRefusal } from '../http/refusal';
import {
  type FieldErrors,
  type FieldName,
  focusFirstError,
  type FormProblem,
  listFields,
  NO_PROBLEM,
  readFieldErrors,
  readProblem,
} from './form-state';
import { useCountdown } from './use-countdown';

/** What makes a form: its values, its rules and what sending means. */
export interface FormOptions<Values> {
  /** Fields in the order they stand in. */
  readonly initial: Values;
  readonly findError: (field: FieldName<Values>, values: Values) => string;
  /** Resolves when the page is about to be left; rejects with a `Refusal`. */
  readonly send: (values: Values) => Promise<void>;
}

/** State of a form: fields are checked when left, then with every change, and all on sending. */
export function useForm<Values extends object>({ initial, findError, send }: FormOptions<Values>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem>(NO_PROBLEM);
  const { secondsLeft, start } = useCountdown();

  function check(fields: readonly FieldName<Values>[], next: Values): FieldErrors<Values> {
    return Object.fromEntries(fields.map((field) => [field, findError(field, next)])) as FieldErrors<Values>;
  }

  function change(patch: Partial<Values>): void {
    const next = { ...values, ...patch };
    setValues(next);
    const shown = listFields(patch).filter((field) => errors[field]);
    if (shown.length > 0) setErrors({ ...errors, ...check(shown, next) });
  }

  function leave(field: FieldName<Values>): void {
    // Passing through an empty field is no mistake yet.
    if (values[field]) setErrors({ ...errors, ...check([field], values) });
  }

  function showErrors(patch: FieldErrors<Values>): void {
    setErrors({ ...errors, ...patch });
  }

  function settle(error: unknown, form: HTMLFormElement): void {
    const refusal = toRefusal(error);
    const found = readFieldErrors(refusal, values);
    const hasFieldErrors = focusFirstError(form, found);
    setErrors(found);
    setProblem(readProblem(refusal, hasFieldErrors));
    if (refusal.code === '429') start(refusal.retryAfter);
    setPending(false);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isPending || secondsLeft > 0) return;
    const found = check(listFields(values), values);
    setErrors(found);
    setProblem(NO_PROBLEM);
    if (focusFirstError(form, found)) return;
    setPending(true);
    try {
      await send(values);
    } catch (error) {
      settle(error, form);
    }
  }

  const isWaitOver = problem.isWait && secondsLeft === 0;
  return {
    values,
    errors,
    isPending,
    problem: isWaitOver ? NO_PROBLEM : problem,
    secondsLeft,
    change,
    leave,
    showErrors,
    submit,
  };
}

/** Form as its fields see it. */
export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

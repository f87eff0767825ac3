import type { Refusal } from '../http/refusal';

/** Name of a field. */
export type FieldName<Values> = Extract<keyof Values, string>;

/** What is wrong with each field; an empty text or nothing where it is right. */
export type FieldErrors<Values> = Partial<Record<FieldName<Values>, string>>;

/** Why the form as a whole was refused. */
export interface FormProblem {
  readonly msg: string;
  /** The login was begun too long ago and has to start again. */
  readonly isExpired: boolean;
  /** The message is over when the wait is. */
  readonly isWait: boolean;
}

/** Nothing is wrong with the form. */
export const NO_PROBLEM: FormProblem = { msg: '', isExpired: false, isWait: false };

/** Names of a form's fields in the order they stand in. */
export function listFields<Values extends object>(values: Values | Partial<Values>): FieldName<Values>[] {
  return Object.keys(values) as FieldName<Values>[];
}

/** Reads from a refusal what belongs to the fields; what fits none of them is left to the form. */
export function readFieldErrors<Values extends object>({ fieldErrors }: Refusal, values: Values): FieldErrors<Values> {
  const found = listFields(values).map((name) => [name, fieldErrors.find(({ field }) => field === name)?.msg]);
  return Object.fromEntries(found) as FieldErrors<Values>;
}

/** Reads from a refusal what is said about the form as a whole. */
export function readProblem(refusal: Refusal, hasFieldErrors: boolean): FormProblem {
  const isExpired = refusal.code === '410';
  const isWait = refusal.code === '429' && refusal.retryAfter > 0;
  return { msg: hasFieldErrors ? '' : refusal.message, isExpired, isWait };
}

/** Puts the focus on the first field that is wrong; says whether there is one. */
export function focusFirstError<Values>(form: HTMLFormElement, errors: FieldErrors<Values>): boolean {
  const first = (Object.keys(errors) as FieldName<Values>[]).find((field) => errors[field]);
  if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  return first !== undefined;
}

import { type FormEvent, useRef, useState } from 'react';

/** What is wrong with a field, or an empty text. */
export type FormRules<Values> = { readonly [Name in keyof Values]?: (value: Values[Name], values: Values) => string };

/** A field as its control needs it. */
export interface BoundField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** What became of sending a form. */
export type SendOutcome<Receipt> =
  | { readonly receipt: Receipt }
  | {
      readonly msg: string;
      readonly fieldErrors: readonly { readonly field: string; readonly msg: string }[];
      /** No answer came: the same form may be sent again as it is. */
      readonly isUnanswered: boolean;
    };

/** Options of `useForm`. */
export interface FormOptions<Values, Receipt> {
  readonly initial: Values;
  readonly rules: FormRules<Values>;
  /** Sends the form; the key is the same for a repeat of the same content. */
  readonly send: (values: Values, idempotencyKey: string) => Promise<SendOutcome<Receipt>>;
  /** Hears of every change, to keep it. */
  readonly onChange?: (values: Values) => void;
  /** Hears of an answer that refused the form. */
  readonly onRefused?: () => void;
}

type Errors<Values> = Partial<Record<keyof Values, string>>;

/**
 * State of a form: fields are checked when left, then with every change, and all on sending; the first bad one takes
 * the focus. A control that says by its custom validity that it is not ready holds the form back.
 */
export function useForm<Values extends object, Receipt>(options: FormOptions<Values, Receipt>) {
  const { initial, rules, send, onChange, onRefused } = options;
  const [values, setValues] = useState(initial);
  // A field that takes its time, such as an upload, may not bring back what the others held when it began.
  const latest = useRef(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [warning, setWarning] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const attempt = useRef({ content: '', key: '' });
  const formRef = useRef<HTMLFormElement>(null);

  const check = <Name extends keyof Values>(name: Name, next: Values) => rules[name]?.(next[name], next) ?? '';

  function changeAll(part: Partial<Values>): void {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setValues(next);
    onChange?.(next);
    const shown = (Object.keys(part) as (keyof Values)[]).filter((name) => errors[name]);
    if (shown.length > 0) {
      setErrors({ ...errors, ...Object.fromEntries(shown.map((name) => [name, check(name, next)])) });
    }
  }

  function change<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    changeAll({ [name]: value } as unknown as Partial<Values>);
  }

  function readHold(name: keyof Values): string {
    const control = formRef.current?.elements.namedItem(String(name));
    return control instanceof HTMLInputElement && control.validity.customError ? control.validationMessage : '';
  }

  function showErrors(found: Errors<Values>): boolean {
    setErrors(found);
    const fields = formRef.current?.elements ?? [];
    const first = [...fields].find((element) => found[element.getAttribute('name') as keyof Values]);
    (first as HTMLElement | undefined)?.focus();
    return Object.values(found).some(Boolean);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setWarning('');
    const names = Object.keys(values) as (keyof Values)[];
    const found = Object.fromEntries(
      names.map((name) => [name, readHold(name) || check(name, values)]),
    ) as Errors<Values>;
    if (showErrors(found)) return;
    setIsSending(true);
    const outcome = await send(values, keyOf(values));
    setIsSending(false);
    if ('receipt' in outcome) {
      setReceipt(outcome.receipt);
      return;
    }
    setWarning(outcome.msg);
    showErrors(Object.fromEntries(outcome.fieldErrors.map(({ field, msg }) => [field, msg])) as Errors<Values>);
    if (!outcome.isUnanswered) onRefused?.();
  }

  function keyOf(content: Values): string {
    const text = JSON.stringify(content);
    if (attempt.current.content !== text)
      attempt.current = { content: text, key: crypto.randomUUID?.() ?? createIdempotencyKey() };
    return attempt.current.key;
  }

  return {
    values,
    warning,
    isSending,
    /** What the server answered once the form was taken; `null` before. */
    receipt,
    /** Props of the form element. */
    form: {
      ref: formRef,
      method: 'post',
      noValidate: true,
      'aria-busy': isSending,
      onSubmit: (event: FormEvent) => void submit(event),
    },
    change,
    /** Changes several fields at once: one choice that fills in others. */
    changeAll,
    /** What a field's control needs. */
    bind: <Name extends keyof Values & string>(name: Name): BoundField<Values[Name]> => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value) => change(name, value),
      // Passing through an empty field is no mistake yet.
      onBlur: () => values[name] && setErrors((known) => ({ ...known, [name]: check(name, values) })),
    }),
  };
}

/**
 * A key for a call that creates something. `randomUUID` needs https; the portal may run on plain http inside a company.
 */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

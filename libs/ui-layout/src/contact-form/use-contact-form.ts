import { useRef, useState } from 'react';
import type { SiteFooterProps, SubmitResult } from '../layout-props';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactValues,
  EMPTY_CONTACT,
  findContactError,
  toContactRequest,
} from './contact-form.rules';

type Errors = Partial<Record<ContactField, string>>;

/** Where the form stands (spec §4). */
export type ContactFormStatus = 'idle' | 'loading' | 'success';

/** State of the contact form: fields are checked when left, then with every change, and all on sending. */
export function useContactForm(onContact: SiteFooterProps['onContact']) {
  const [values, setValues] = useState(EMPTY_CONTACT);
  const [errors, setErrors] = useState<Errors>({});
  const [status, setStatus] = useState<ContactFormStatus>('idle');
  const [warning, setWarning] = useState('');
  const formRef = useRef<HTMLFormElement>(null);

  function change<Field extends ContactField>(field: Field, value: ContactValues[Field]): void {
    const next = { ...values, [field]: value };
    setValues(next);
    if (errors[field]) setErrors({ ...errors, [field]: findContactError(field, next) });
  }

  function leave(field: ContactField): void {
    // Passing through an empty field is no mistake yet.
    if (values[field]) setErrors({ ...errors, [field]: findContactError(field, values) });
  }

  function showErrors(found: Errors): boolean {
    setErrors(found);
    const first = CONTACT_FIELDS.find((field) => found[field]);
    if (first) formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return Boolean(first);
  }

  function settle(result: SubmitResult): void {
    if (result.isSuccess) {
      setValues(EMPTY_CONTACT);
      setStatus('success');
      return;
    }
    setStatus('idle');
    setWarning(result.msg);
    showErrors(Object.fromEntries(result.fieldErrors.map(({ field, msg }) => [field, msg])));
  }

  async function submit(): Promise<void> {
    setWarning('');
    const found = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, findContactError(field, values)]));
    if (showErrors(found)) return;
    setStatus('loading');
    settle(await onContact(toContactRequest(values)));
  }

  return { values, errors, status, warning, formRef, change, leave, submit, reopen: () => setStatus('idle') };
}

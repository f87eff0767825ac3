import { CONTACT_LIMITS } from '@portal/api-contract';
import { CheckIcon, SiteLink } from '@portal/ui-kit';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { SiteFooterProps } from '../layout-props';
import styles from './contact-form.module.css';
import { TextField } from './text-field';
import { useContactForm } from './use-contact-form';

/** Props of `ContactForm`. */
export type ContactFormProps = Pick<SiteFooterProps, 'privacyHref' | 'onContact'>;

/** Contact request of the footer (spec §4, §5). */
export function ContactForm({ privacyHref, onContact }: ContactFormProps) {
  const { formRef, ...form } = useContactForm(onContact);
  const consentErrorId = useId();

  if (form.status === 'success') return <ContactSuccess onReopen={form.reopen} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  const isLoading = form.status === 'loading';
  const field = <Name extends 'userName' | 'companyName' | 'telephone'>(name: Name) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.change(name, value),
    onBlur: () => form.leave(name),
  });
  return (
    // Sent before the page is interactive, what was typed must not end up in an address: hence the method.
    <form ref={formRef} className={styles.form} method="post" noValidate onSubmit={submit} aria-busy={isLoading}>
      <TextField {...field('userName')} label="联系人" autoComplete="name" maxLength={CONTACT_LIMITS.telephoneInput} />
      <TextField
        {...field('companyName')}
        label="公司名称"
        autoComplete="organization"
        maxLength={CONTACT_LIMITS.telephoneInput}
      />
      <TextField
        {...field('telephone')}
        label="联系电话"
        autoComplete="tel"
        inputMode="tel"
        maxLength={CONTACT_LIMITS.telephoneInput}
      />
      <div>
        <label className={styles.consent}>
          <input
            type="checkbox"
            name="consent"
            checked={form.values.consent}
            aria-invalid={Boolean(form.errors.consent)}
            aria-describedby={form.errors.consent ? consentErrorId : undefined}
            onChange={(event) => form.change('consent', event.target.checked)}
          />
          <span>
            我已阅读并同意<SiteLink href={privacyHref}>《隐私政策》</SiteLink>
          </span>
        </label>
        <p id={consentErrorId} className={styles.error}>
          {form.errors.consent}
        </p>
      </div>
      {form.warning && (
        <p className={styles.warning} role="alert">
          {form.warning}
        </p>
      )}
      <button type="submit" className={styles.submit} disabled={isLoading}>
        {isLoading ? '提交中…' : '提交'}
      </button>
    </form>
  );
}

function ContactSuccess({ onReopen }: { readonly onReopen: () => void }) {
  const ref = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone with the form.
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);

  return (
    <div ref={ref} className={styles.success} role="status" tabIndex={-1}>
      <span className={styles.successMark}>
        <CheckIcon size={28} />
      </span>
      <p className={styles.successTitle}>提交成功</p>
      <p>留言已登记，联系您时使用您留下的电话。</p>
      <button type="button" className={styles.again} onClick={onReopen}>
        再次留言
      </button>
    </div>
  );
}

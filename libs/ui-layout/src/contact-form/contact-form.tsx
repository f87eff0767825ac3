import { CONTACT_FORM_PATHS, CONTACT_LIMITS } from '@portal/api-contract';
import { CONTACT_RULES } from '@portal/api-contract/rules';
import { ConsentField, defineForm, field, FormWarning, TextField, useForm } from '@portal/ui-forms';
import { Button, CheckIcon } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import type { ContactFormProps } from '../layout-props';
import styles from './contact-form.module.css';

const maxLength = CONTACT_LIMITS.telephoneInput;

const contactForm = defineForm({
  userName: field.text({ label: '联系人', rule: CONTACT_RULES.userName, autoComplete: 'name', maxLength }),
  companyName: field.text({
    label: '公司名称',
    rule: CONTACT_RULES.companyName,
    autoComplete: 'organization',
    maxLength,
  }),
  telephone: field.mobile({ hint: undefined, maxLength }),
  consent: field.consent(),
});

/** Contact request of the footer (spec §4, §5). */
export function ContactForm({ privacyHref, onContact }: ContactFormProps) {
  const form = useForm(contactForm, { action: CONTACT_FORM_PATHS.contact, send: onContact });
  const { bind, isSending, error, receipt, discard } = form;
  if (receipt) return <ContactSuccess onReopen={discard} />;
  return (
    <form {...form.props} className={styles.form}>
      <TextField field={bind('userName')} />
      <TextField field={bind('companyName')} />
      <TextField field={bind('telephone')} />
      <ConsentField field={bind('consent')} href={privacyHref} />
      <FormWarning error={error} />
      <Button type="submit" variant="plain" className={styles.submit} disabled={isSending}>
        {isSending ? '提交中…' : '提交'}
      </Button>
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
      <Button variant="plain" className={styles.again} onClick={onReopen}>
        再次留言
      </Button>
    </div>
  );
}

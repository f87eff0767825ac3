import { recordStyles } from '@portal/ui-account';
import { AgreementField, defineForm, field, Form, useForm } from '@portal/ui-forms';
import { useNavigate } from 'react-router-dom';
import styles from './change.module.css';

const protocolForm = defineForm({ agreed: field.consent('', '请先阅读并同意变更须知') });

/** Props of `ProtocolForm`. */
export interface ProtocolFormProps {
  readonly title: string;
  /** What follows from the change, one sentence each. */
  readonly terms: readonly string[];
  /** The page on which the change begins. */
  readonly href: string;
}

/** What a change means, and the agreement to it. */
export function ProtocolForm({ title, terms, href }: ProtocolFormProps) {
  const navigate = useNavigate();
  const form = useForm(protocolForm, { send: () => ({ data: null }), onSubmitted: () => void navigate(href) });
  return (
    <section className={recordStyles.panel} aria-label={`${title}须知`}>
      <ol className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
      <Form form={form} label="同意变更须知" submitText="开始变更">
        <AgreementField field={form.bind('agreed')}>我已阅读并同意《{title}须知》，并有权代表企业办理</AgreementField>
      </Form>
    </section>
  );
}

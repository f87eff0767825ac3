import { useUpload } from '@portal/data-access-api/account';
import { recordStyles } from '@portal/ui-account';
import { ChoiceCards, FormGrid, TextField } from '@portal/ui-forms';
import { DocumentField } from '../shared/document-field';
import { listPapers } from './enterprise-papers';
import styles from './enterprise.module.css';
import type { StepProps } from './step-props';

/** Who acts for the enterprise, and the paper that says so. */
export function HandlerStep({ form: { bind, values }, task: { type, method } }: StepProps) {
  const upload = useUpload('identification');
  return (
    <>
      <h2 className={recordStyles.panelTitle}>经办人</h2>
      <p className={recordStyles.panelText}>代表企业办理本次认证的人，法定代表人与审核员会看到其姓名。</p>
      <FormGrid>
        <TextField field={bind('handlerName')} />
        <TextField field={bind('telephone')} />
      </FormGrid>
      {method === 5 && (
        <>
          <ChoiceCards field={bind('signerRole')} />
          <div className={styles.papers}>
            {listPapers(type, values.signerRole).map(({ name, label, text }) => (
              <DocumentField key={label} field={bind(name)} upload={upload} label={label} isRequired hint={text} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

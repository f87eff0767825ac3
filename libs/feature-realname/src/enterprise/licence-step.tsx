import { CheckBoxField, FixedField, FormGrid, TextField } from '@portal/ui-forms';
import { recordStyles } from '@portal/ui-account';
import { CodeWarning } from './code-warning';
import { findCodeWarning } from './enterprise-form.rules';
import styles from './enterprise.module.css';
import { LicencePicture } from './licence-picture';
import type { StepProps } from './step-props';

/** Props of `LicenceStep`. */
export interface LicenceStepProps extends StepProps {
  /** Goes on by document review; absent where that is the way already, or closed. */
  readonly onReview: (() => void) | undefined;
}

/** What stands in the licence: read from its picture, or typed. */
export function LicenceStep({ form, task, onReview }: LicenceStepProps) {
  const { bind, values } = form;
  const { type, current } = task;
  const warning = findCodeWarning(values.creditCode);
  return (
    <>
      <h2 className={recordStyles.panelTitle}>企业信息</h2>
      <LicencePicture form={form} task={task} />
      <FormGrid>
        {type === 6 && current ? (
          <FixedField label="企业名称" value={current.name} />
        ) : (
          <TextField field={bind('companyName')} isWide hint="与营业执照一致，括号按执照填写" />
        )}
        <div>
          {(type === 4 || type === 6) && current ? (
            <FixedField label="统一社会信用代码" value={current.number} />
          ) : (
            <TextField field={bind('creditCode')} isUpperCase hint="18位，见营业执照右上角" />
          )}
          {warning && <CodeWarning text={warning} onReview={onReview} />}
        </div>
        <TextField field={bind('legalPerson')} hint="个体工商户填写经营者姓名" />
        <div className={styles.validity}>
          {values.isLongTerm ? (
            <FixedField label="执照有效期至" value="长期" />
          ) : (
            <TextField field={bind('validUntil')} isRequired />
          )}
          <CheckBoxField field={bind('isLongTerm')}>长期有效</CheckBoxField>
        </div>
      </FormGrid>
    </>
  );
}

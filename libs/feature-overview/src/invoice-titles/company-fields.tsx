import type { InvoiceTitleDetail } from '@portal/api-contract/account';
import { useUpload } from '@portal/data-access-api/account';
import { FormPanel, recordStyles } from '@portal/ui-account';
import {
  CheckBoxField,
  ChoiceCards,
  FileField,
  FixedField,
  FormGrid,
  type FormState,
  TextField,
} from '@portal/ui-forms';
import { findNumberWarning, type TitleEnterprise, type TitleFields } from './title-form.rules';
import styles from './title-form.module.css';

/** Props of `CompanyFields`. */
export interface CompanyFieldsProps {
  readonly form: Pick<FormState<TitleFields, unknown>, 'bind' | 'values'>;
  readonly title: InvoiceTitleDetail | undefined;
  /** The enterprise that the title has to be made out to; absent where name and number are typed. */
  readonly locked: TitleEnterprise | undefined;
}

/** What is asked of companies and organizations: tax number, taxpayer, account for 专票, evidence. */
export function CompanyFields({ form: { bind, values }, title, locked }: CompanyFieldsProps) {
  const upload = useUpload('qualification');
  const numberWarning = findNumberWarning(values);
  return (
    <>
      <FormPanel title="税务信息">
        {locked ? (
          <FixedField label="税号" value={locked.number} hint="企业信息有变化时，请先变更实名认证" />
        ) : (
          <>
            <TextField
              field={bind('taxNumber')}
              isUpperCase
              isRequired
              hint={values.isOldNumber ? '15、17、18或20位纳税人识别号' : '18位统一社会信用代码'}
            />
            {numberWarning && (
              <p className={styles.warning} role="status">
                {numberWarning}
              </p>
            )}
            <CheckBoxField field={bind('isOldNumber')}>旧税号（15、17或20位）</CheckBoxField>
          </>
        )}
        <ChoiceCards field={bind('taxpayerType')} />
      </FormPanel>
      {values.taxpayerType === 'general' && (
        <FormPanel title="专票信息" text="开具增值税专用发票时，以下四项需要一起填写。">
          <FormGrid>
            <TextField field={bind('registeredAddress')} isRequired isWide />
            <TextField field={bind('telephone')} {...describeStored(title?.telephone)} />
            <TextField field={bind('bankName')} isRequired />
            <TextField field={bind('bankAccount')} {...describeStored(title?.bankAccount)} />
          </FormGrid>
        </FormPanel>
      )}
      <section className={recordStyles.panel} aria-label="资质附件">
        <FileField field={bind('fileIds')} upload={upload} />
      </section>
    </>
  );
}

/** What is stored need not be typed again; it is known masked. */
function describeStored(masked: string | undefined) {
  return masked ? { isRequired: false, hint: `已保存 ${masked}，不填则不变` } : { isRequired: true };
}

import type { InvoiceTitleDetail } from '@portal/api-contract/account';
import { INVOICE_TITLE_LIMITS } from '@portal/api-contract/rules';
import { useUpload } from '@portal/data-access-api/account';
import { CheckBoxField, ChoiceCards, recordStyles } from '@portal/ui-account';
import { FileField, FormGrid, TextField, WideField } from '@portal/ui-content/form';
import type { useRecordForm } from '../record-form/use-record-form';
import { findNumberWarning, readTaxpayer, TAXPAYER_CHOICES, type TitleValues } from './title-form.rules';
import styles from './title-form.module.css';

/** Props of `CompanyFields`. */
export interface CompanyFieldsProps {
  readonly record: Pick<ReturnType<typeof useRecordForm<TitleValues>>, 'bind' | 'change' | 'values'>;
  readonly title: InvoiceTitleDetail | undefined;
}

/** What is asked of companies and organizations: tax number, taxpayer, account for 专票, evidence. */
export function CompanyFields({ record: { bind, change, values }, title }: CompanyFieldsProps) {
  const upload = useUpload('qualification');
  const numberWarning = findNumberWarning(values);
  return (
    <>
      <section className={recordStyles.panel} aria-label="税务信息">
        <h2 className={recordStyles.panelTitle}>税务信息</h2>
        <TextField
          field={{ ...bind('taxNumber'), onChange: (text) => change('taxNumber', text.toUpperCase()) }}
          label="税号"
          isRequired
          autoComplete="off"
          hint={values.isOldNumber ? '15、17、18或20位纳税人识别号' : '18位统一社会信用代码'}
        />
        {numberWarning && (
          <p className={styles.warning} role="status">
            {numberWarning}
          </p>
        )}
        <CheckBoxField field={bind('isOldNumber')}>旧税号（15、17或20位）</CheckBoxField>
        <ChoiceCards
          field={{ ...bind('taxpayerType'), onChange: (value) => change('taxpayerType', readTaxpayer(value)) }}
          legend="纳税人类型"
          isRequired
          choices={TAXPAYER_CHOICES}
        />
      </section>
      {values.taxpayerType === 'general' && (
        <section className={recordStyles.panel} aria-label="专票信息">
          <h2 className={recordStyles.panelTitle}>专票信息</h2>
          <p className={recordStyles.panelText}>开具增值税专用发票时，以下四项需要一起填写。</p>
          <FormGrid>
            <WideField>
              <TextField field={bind('registeredAddress')} label="注册地址" isRequired autoComplete="off" />
            </WideField>
            <TextField
              field={bind('telephone')}
              label="注册电话"
              isRequired={!title?.telephone}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              hint={describeStored(title?.telephone, '固定电话或手机，如 021-61234567')}
            />
            <TextField field={bind('bankName')} label="开户行" isRequired autoComplete="off" />
            <TextField
              field={bind('bankAccount')}
              label="银行账号"
              isRequired={!title?.bankAccount}
              inputMode="numeric"
              autoComplete="off"
              hint={describeStored(title?.bankAccount, '8至32位数字，可以带空格')}
            />
          </FormGrid>
        </section>
      )}
      <section className={recordStyles.panel} aria-label="资质附件">
        <FileField
          field={bind('fileIds')}
          label="资质附件"
          hint="选填，营业执照或纳税人资格证明，JPG、PNG、BMP、PDF，每个不超过 10 MB"
          accept=".jpg,.jpeg,.png,.bmp,.pdf"
          most={INVOICE_TITLE_LIMITS.files}
          upload={upload}
        />
      </section>
    </>
  );
}

function describeStored(masked: string | undefined, otherwise: string): string {
  return masked ? `已保存 ${masked}，不填则不变` : otherwise;
}

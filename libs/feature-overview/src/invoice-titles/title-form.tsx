import type { InvoiceTitleDetail } from '@portal/api-contract/account';
import { useFormDraft, useLeaveGuard, useSaveInvoiceTitleMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { RecordForm, recordStyles } from '@portal/ui-account';
import { CheckBoxField, ChoiceCards, FixedField, TextField, useForm } from '@portal/ui-forms';
import { CompanyFields } from './company-fields';
import {
  createTitleRules,
  isLocked,
  lockToEnterprise,
  needsNewAudit,
  type TitleEnterprise,
  titleForm,
  toTitleStart,
  type TitleValues,
} from './title-form.rules';
import styles from './title-form.module.css';

/** Props of `TitleForm`. */
export interface TitleFormProps {
  readonly account: string;
  /** The title that is changed; a new one where it is left out. */
  readonly title: InvoiceTitleDetail | undefined;
  /** The enterprise that the account was verified as. */
  readonly enterprise: TitleEnterprise | undefined;
  readonly onSaved: () => void;
  readonly onReload: () => void;
}

/** A new invoice title, or one that is changed. */
export function TitleForm({ account, title, enterprise, onSaved, onReload }: TitleFormProps) {
  const [save] = useSaveInvoiceTitleMutation();
  const form = useForm(titleForm, {
    start: title && toTitleStart(title),
    rules: createTitleRules(title, enterprise),
    draft: useFormDraft(`invoicetitle:${title?.id ?? 'new'}`, account),
    send: (request, idempotencyKey) => {
      const seen = title && { id: title.id, version: title.version };
      return save({ body: { ...seen, ...lockToEnterprise(request, enterprise) }, idempotencyKey });
    },
    onSubmitted: onSaved,
  });
  useLeaveGuard(form.isDirty);
  const { bind } = form;
  const values = lockToEnterprise(form.values, enterprise);
  const locked = isLocked(values) ? enterprise : undefined;
  const isPerson = values.kind === 'person';
  return (
    <RecordForm
      form={form}
      label={title ? '修改发票抬头' : '新增发票抬头'}
      submitText={isPerson ? '保存抬头' : '保存并提交'}
      cancelHref={accountPaths.invoiceTitles.href()}
      onReload={title && onReload}
    >
      <div className={recordStyles.panel}>
        <ChoiceCards field={bind('kind')} />
        {locked ? (
          <FixedField label="发票抬头" value={locked.name} hint="专票抬头与实名认证的企业一致" />
        ) : (
          <TextField
            field={bind('name')}
            isRequired
            autoComplete={isPerson ? 'name' : 'organization'}
            hint={isPerson ? '开票显示的姓名' : '与营业执照一致，括号按执照上的样式填写'}
          />
        )}
      </div>
      {!isPerson && <CompanyFields form={form} title={title} locked={locked} />}
      <div className={recordStyles.panel}>
        <CheckBoxField field={bind('isDefault')} isDisabled={title?.isDefault ?? false}>
          设为默认抬头
        </CheckBoxField>
        <p className={styles.next} role="status">
          {describeNext(values, title)}
        </p>
      </div>
    </RecordForm>
  );
}

function describeNext(values: TitleValues, title: InvoiceTitleDetail | undefined): string {
  if (values.kind === 'person') return '个人抬头保存后即可使用。';
  if (title?.status !== 2) return '企业和组织的抬头提交后由财务审核，通常1个工作日内完成。';
  return needsNewAudit(values, title)
    ? '您修改了抬头或税号，保存后需要重新审核。'
    : '未修改抬头和税号，保存后无需重新审核。';
}

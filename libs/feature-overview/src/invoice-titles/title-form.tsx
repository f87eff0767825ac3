import type { InvoiceTitleDetail } from '@portal/api-contract/account';
import { useSaveInvoiceTitleMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { CheckBoxField, ChoiceCards, RecordFormFoot, recordStyles, RestoredNotice } from '@portal/ui-account';
import { TextField } from '@portal/ui-content/form';
import { useRecordForm } from '../record-form/use-record-form';
import { CompanyFields } from './company-fields';
import {
  createTitleRules,
  KIND_CHOICES,
  needsNewAudit,
  readKind,
  toTitleForm,
  toTitleValues,
  type TitleValues,
} from './title-form.rules';
import styles from './title-form.module.css';

/** Props of `TitleForm`. */
export interface TitleFormProps {
  readonly account: string;
  /** The title that is changed; a new one where it is left out. */
  readonly title: InvoiceTitleDetail | undefined;
  readonly onSaved: () => void;
  readonly onReload: () => void;
}

/** A new invoice title, or one that is changed. */
export function TitleForm({ account, title, onSaved, onReload }: TitleFormProps) {
  const [save] = useSaveInvoiceTitleMutation();
  const record = useRecordForm<TitleValues>({
    name: `invoicetitle:${title?.id ?? 'new'}`,
    account,
    stored: toTitleValues(title),
    rules: createTitleRules(title),
    save: (typed, idempotencyKey) => save({ body: toTitleForm(typed, title), idempotencyKey }),
    onSaved,
  });
  const { form, bind, values, change, isSending, warning, isRestored, isConflict, giveUp } = record;
  const isPerson = values.kind === 'person';

  return (
    <form {...form} className={recordStyles.form} aria-label={title ? '修改发票抬头' : '新增发票抬头'}>
      {isRestored && <RestoredNotice onGiveUp={giveUp} />}
      <div className={recordStyles.panel}>
        <ChoiceCards
          field={{ ...bind('kind'), onChange: (value) => change('kind', readKind(value)) }}
          legend="抬头类型"
          isRequired
          choices={KIND_CHOICES}
        />
        <TextField
          field={bind('name')}
          label="发票抬头"
          isRequired
          autoComplete={isPerson ? 'name' : 'organization'}
          hint={isPerson ? '开票显示的姓名' : '与营业执照一致，括号按执照上的样式填写'}
        />
      </div>
      {!isPerson && <CompanyFields record={record} title={title} />}
      <div className={recordStyles.panel}>
        <CheckBoxField field={bind('isDefault')} isDisabled={title?.isDefault ?? false}>
          设为默认抬头
        </CheckBoxField>
        <p className={styles.next} role="status">
          {describeNext(values, title)}
        </p>
      </div>
      <RecordFormFoot
        isSending={isSending}
        warning={warning}
        submitText={isPerson ? '保存抬头' : '保存并提交'}
        cancelHref={accountPaths.invoiceTitles.href()}
        onReload={isConflict && title ? onReload : undefined}
      />
    </form>
  );
}

function describeNext(values: TitleValues, title: InvoiceTitleDetail | undefined): string {
  if (values.kind === 'person') return '个人抬头保存后即可使用。';
  if (title?.status !== 2) return '企业和组织的抬头提交后由财务审核，通常1个工作日内完成。';
  return needsNewAudit(values, title)
    ? '您修改了抬头或税号，保存后需要重新审核。'
    : '未修改抬头和税号，保存后无需重新审核。';
}

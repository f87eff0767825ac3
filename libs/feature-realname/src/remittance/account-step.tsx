import type { IdentificationDetail } from '@portal/api-contract/account';
import { useApplyForRemittanceMutation, useLeaveGuard } from '@portal/data-access-api/account';
import { FormPanel, recordStyles } from '@portal/ui-account';
import { FixedField, FormActions, FormGrid, TextField, useForm } from '@portal/ui-forms';
import { BankField } from './bank-field';
import { accountForm } from './remittance-form.rules';

/** Props of `AccountStep`. */
export interface AccountStepProps {
  readonly record: IdentificationDetail;
}

/** The account that the amount is remitted to; its name is that of the enterprise. */
export function AccountStep({ record: { id, name } }: AccountStepProps) {
  const [apply] = useApplyForRemittanceMutation();
  const form = useForm(accountForm, {
    send: (request, idempotencyKey) => apply({ body: { id, ...request }, idempotencyKey }),
  });
  useLeaveGuard(form.isDirty);
  const { bind } = form;
  return (
    <form {...form.props} className={recordStyles.form} aria-label="对公账户">
      <FormPanel
        title="填写企业对公账户"
        label="对公账户信息"
        text="我们会向这个账户打入一笔小于1元的随机金额。这笔钱归企业所有，不会要求退回，也不会另外收费。"
      >
        <FormGrid>
          <FixedField label="账户名称" value={name} />
          <TextField field={bind('account')} />
          <BankField field={bind('bankName')} />
          <TextField field={bind('branchNo')} />
        </FormGrid>
        <div className={recordStyles.panelEnd}>
          <FormActions form={form} submitText="申请打款" sendingText="正在申请…" />
        </div>
      </FormPanel>
    </form>
  );
}

import type { IdentificationDetail } from '@portal/api-contract/account';
import { findBankCardError, normalizeBankCard } from '@portal/api-contract/rules';
import { usePersonFourElementMutation } from '@portal/data-access-api/account';
import { defineForm, field, Form, type FormDraft, TextField, useForm } from '@portal/ui-forms';
import { findCardBank } from './card-banks';
import styles from './person.module.css';
import { personFields } from './person-fields';
import { PersonPanel } from './person-panel';

const cardForm = defineForm({
  name: personFields.name,
  idNumber: personFields.idNumber,
  bankCard: field.text({
    label: '银行卡号',
    findError: findBankCardError,
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 40,
    hint: '本人名下的借记卡',
  }),
  bankName: field.text({ label: '开户银行', autoComplete: 'off', maxLength: 60, hint: '按卡号自动识别，可以修改' }),
  telephone: field.mobile({ label: '银行预留手机号', missing: '请输入手机号', hint: '办卡时登记的手机号' }),
});

/** Props of `BankCardForm`. */
export interface BankCardFormProps {
  readonly draft: FormDraft;
  readonly onSubmitted: (record: IdentificationDetail) => void;
}

/** Name, number, card and the telephone that the bank knows. */
export function BankCardForm({ draft, onSubmitted }: BankCardFormProps) {
  const [verify] = usePersonFourElementMutation();
  const form = useForm(cardForm, {
    draft,
    send: (body, idempotencyKey) => verify({ body, idempotencyKey }),
    onSubmitted,
  });
  const { bind, values, change } = form;
  const card = bind('bankCard');

  function typeCard(bankCard: string): void {
    const isFound = values.bankName === '' || values.bankName === findCardBank(normalizeBankCard(values.bankCard));
    change({ bankCard, ...(isFound && { bankName: findCardBank(normalizeBankCard(bankCard)) }) });
  }

  return (
    <PersonPanel title="填写银行卡信息" text="四项信息须属于同一个人，与银行登记的一致。">
      <Form form={form} label="银行卡认证" submitText="提交并验证手机号" className={styles.form}>
        <TextField field={bind('name')} />
        <TextField field={bind('idNumber')} />
        <TextField field={{ ...card, onChange: typeCard }} />
        <TextField field={bind('bankName')} />
        <TextField field={bind('telephone')} />
      </Form>
    </PersonPanel>
  );
}

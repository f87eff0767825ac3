import type { ContractDetail } from '@portal/api-contract/account';
import { useSendSignCodeMutation, useSignContractMutation } from '@portal/data-access-api/account';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { CheckBoxField, defineForm, field, TextField, useCountdown, useForm, useSubmission } from '@portal/ui-forms';
import { Alert, Button } from '@portal/ui-kit';
import styles from './contracts.module.css';

/** Props of `SignDialog`. */
export interface SignDialogProps extends ActionListener {
  readonly contract: Pick<ContractDetail, 'id' | 'title' | 'telephone' | 'signerName'>;
  /** Hash of the text that is shown. */
  readonly textHash: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 签署: the reader agrees to the text that is shown, and shows by a code to mean it. */
export function SignDialog({ isOpen, onClose, ...rest }: SignDialogProps) {
  return (
    <AccountDialog title="签署合同" isOpen={isOpen} onClose={onClose} width={560}>
      <SignForm onClose={onClose} {...rest} />
    </AccountDialog>
  );
}

const signForm = defineForm({
  isIntended: { ...field.flag(), findError: (value: boolean) => (value ? '' : '请阅读合同并勾选同意') },
  code: field.code({ label: '短信验证码', placeholder: '6位数字' }),
});

function SignForm({ contract, textHash, onClose, ...listener }: Omit<SignDialogProps, 'isOpen'>) {
  const { id, title, telephone, signerName } = contract;
  const [sign] = useSignContractMutation();
  const [send] = useSendSignCodeMutation();
  const sending = useSubmission<{ readonly telephone: string; readonly resendIn: number }>();
  const { secondsLeft, start } = useCountdown();
  const form = useForm(signForm, {
    send: ({ code }, idempotencyKey) => sign({ body: { id, textHash, code, isIntended: true }, idempotencyKey }),
    ...tellOutcome('签署成功，平台正在盖章', listener),
  });

  async function sendCode(): Promise<void> {
    const outcome = await sending.submit({ id, at: Date.now() }, () => send({ id, textHash }));
    start('receipt' in outcome ? outcome.receipt.resendIn : outcome.error.retryAfter);
  }

  return (
    <ActionForm
      form={form}
      question={`您将代表本企业签署《${title}》，签署人：${signerName}。`}
      submitText="签署"
      onCancel={onClose}
    >
      <p className={styles.note}>
        文本摘要：<span className={styles.hash}>{textHash}</span>
      </p>
      <CheckBoxField field={form.bind('isIntended')}>我已阅读合同全文，同意以电子签名签署</CheckBoxField>
      {form.errors.isIntended && <Alert>{form.errors.isIntended}</Alert>}
      <div className={styles.code}>
        <TextField field={form.bind('code')} maxLength={6} />
        <Button className={styles.send} disabled={secondsLeft > 0 || sending.isSending} onClick={() => void sendCode()}>
          {describeButton(secondsLeft, sending.isSending)}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {sending.receipt
          ? `验证码已发送至 ${sending.receipt.telephone}，5分钟内有效`
          : telephone && `验证码将发送至账号绑定的手机号 ${telephone}`}
      </p>
      {sending.error && <Alert>{sending.error.msg}</Alert>}
    </ActionForm>
  );
}

function describeButton(secondsLeft: number, isSending: boolean): string {
  if (isSending) return '发送中…';
  return secondsLeft > 0 ? `${secondsLeft} 秒后重发` : '获取验证码';
}

import type { IdentificationDetail } from '@portal/api-contract/account';
import { useSendEnterpriseCodeMutation, useVerifyIdentificationCodeMutation } from '@portal/data-access-api/account';
import { findMobileError, toMobile } from '@portal/api-contract/rules';
import { defineForm, field, Form, TextField, useCountdown, useForm, useSubmission } from '@portal/ui-forms';
import { Alert, Button } from '@portal/ui-kit';
import styles from '../shared/telephone-step.module.css';

const codeForm = defineForm({
  mobile: field.mobile({ label: '法定代表人手机号', hint: '须与提交时填写的一致' }),
  code: field.code({ label: '短信验证码', placeholder: '6位数字' }),
});

/** Props of `EnterpriseCodeStep`. */
export interface EnterpriseCodeStepProps {
  readonly record: Pick<IdentificationDetail, 'id'>;
}

/** Whoever changes an enterprise types the telephone once more; the code goes there (spec §7, sendVerificationCode). */
export function EnterpriseCodeStep({ record: { id } }: EnterpriseCodeStepProps) {
  const [verify] = useVerifyIdentificationCodeMutation();
  const [sendCode] = useSendEnterpriseCodeMutation();
  const sending = useSubmission<{ readonly telephone: string; readonly resendIn: number }>();
  const { secondsLeft, start } = useCountdown();
  const form = useForm(codeForm, { send: ({ code }) => verify({ id, code }) });

  async function send(): Promise<void> {
    const mobile = toMobile(form.values.mobile);
    const error = findMobileError(mobile, '请输入法定代表人手机号');
    if (form.showErrors({ mobile: error })) return;
    const nowDate = String(Date.now());
    const call = () => sendCode({ mobile, faceAuthBussinessType: 'enterprise', nowDate });
    const outcome = await sending.submit({ mobile, nowDate }, call);
    start('receipt' in outcome ? outcome.receipt.resendIn : outcome.error.retryAfter);
  }

  return (
    <Form form={form} label="短信验证" submitText="完成验证">
      <TextField field={form.bind('mobile')} />
      <div className={styles.row}>
        <TextField field={form.bind('code')} maxLength={6} />
        <Button className={styles.send} disabled={secondsLeft > 0 || sending.isSending} onClick={() => void send()}>
          {secondsLeft > 0 ? `${secondsLeft} 秒后重发` : '获取验证码'}
        </Button>
      </div>
      <p className={styles.sent} role="status">
        {sending.receipt && `验证码已发送至 ${sending.receipt.telephone}，5分钟内有效`}
      </p>
      {sending.error && <Alert>{sending.error.msg}</Alert>}
    </Form>
  );
}

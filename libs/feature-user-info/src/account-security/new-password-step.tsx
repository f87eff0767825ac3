import { toFormOutcome, useChangePasswordMutation } from '@portal/data-access-api/account';
import { FormFoot, TextField, useForm } from '@portal/ui-content/form';
import { Button } from '@portal/ui-kit';
import styles from './dialogs.module.css';
import { checkNewPassword, checkPassword } from './security-rules';

/** Props of `NewPasswordStep`. */
export interface NewPasswordStepProps {
  /** Proof of the step before; the old password is asked for where there was none. */
  readonly ticket: string | undefined;
  readonly onDone: () => void;
  /** The proof is no longer good. */
  readonly onExpired: () => void;
  /** Leads to the proof by a code, for those who have forgotten the old password. */
  readonly onForgotten?: (() => void) | undefined;
}

interface Values {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly again: string;
}

/** The new password, twice. */
export function NewPasswordStep({ ticket, onDone, onExpired, onForgotten }: NewPasswordStepProps) {
  const [changePassword] = useChangePasswordMutation();
  const { form, bind, isSending, warning } = useForm<Values, true>({
    initial: { oldPassword: '', newPassword: '', again: '' },
    rules: {
      ...(ticket === undefined && { oldPassword: checkPassword }),
      newPassword: checkNewPassword,
      again: (again, { newPassword }) => (again === newPassword ? '' : '两次输入的密码不一致'),
    },
    async send({ oldPassword, newPassword }, idempotencyKey) {
      const proof = ticket === undefined ? { oldPassword } : { ticket };
      const outcome = toFormOutcome(await changePassword({ body: { ...proof, newPassword }, idempotencyKey }));
      if ('receipt' in outcome) {
        onDone();
        return { receipt: true };
      }
      if (outcome.fieldErrors.some(({ field }) => field === 'ticket')) onExpired();
      return outcome;
    },
  });
  return (
    <form {...form}>
      <p className={styles.lead}>修改后，其他设备会退出登录，需用新密码重新登录。</p>
      {ticket === undefined && (
        <TextField
          field={bind('oldPassword')}
          label="当前密码"
          isRequired
          type="password"
          autoComplete="current-password"
          maxLength={64}
        />
      )}
      <TextField
        field={bind('newPassword')}
        label="新密码"
        isRequired
        type="password"
        autoComplete="new-password"
        hint="8–64个字符，须同时包含字母和数字"
      />
      <TextField field={bind('again')} label="确认新密码" isRequired type="password" autoComplete="new-password" />
      {onForgotten && (
        <Button variant="text" className={styles.forgotten} onClick={onForgotten}>
          忘记当前密码，用验证码验证
        </Button>
      )}
      <FormFoot isSending={isSending} warning={warning} submitText="确认修改" />
    </form>
  );
}

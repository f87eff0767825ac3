import { findNewPasswordError, findPasswordError } from '@portal/api-contract/rules';
import { useChangePasswordMutation } from '@portal/data-access-api/account';
import { defineForm, field, Form, TextField, useForm } from '@portal/ui-forms';
import { Button } from '@portal/ui-kit';
import styles from './dialogs.module.css';

const passwordForm = defineForm(
  {
    oldPassword: field.secret({ label: '当前密码', autoComplete: 'current-password', maxLength: 64 }),
    newPassword: field.secret({
      label: '新密码',
      findError: findNewPasswordError,
      autoComplete: 'new-password',
      hint: '8–64个字符，须同时包含字母和数字',
    }),
    again: field.secret({ label: '确认新密码', autoComplete: 'new-password' }),
  },
  { again: (again, { newPassword }) => (again === newPassword ? '' : '两次输入的密码不一致') },
);

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

/** The new password, twice. */
export function NewPasswordStep({ ticket, onDone, onExpired, onForgotten }: NewPasswordStepProps) {
  const [changePassword] = useChangePasswordMutation();
  const form = useForm(passwordForm, {
    rules: ticket === undefined ? { oldPassword: findPasswordError } : {},
    send: ({ oldPassword, newPassword }, idempotencyKey) => {
      const proof = ticket === undefined ? { oldPassword } : { ticket };
      return changePassword({ body: { ...proof, newPassword }, idempotencyKey });
    },
    onSubmitted: onDone,
    onRejected: ({ fieldErrors }) => fieldErrors.some(({ field: name }) => name === 'ticket') && onExpired(),
  });
  const { bind } = form;
  return (
    <Form form={form} label="设置新密码" submitText="确认修改">
      <p className={styles.lead}>修改后，其他设备会退出登录，需用新密码重新登录。</p>
      {ticket === undefined && <TextField field={bind('oldPassword')} isRequired />}
      <TextField field={bind('newPassword')} />
      <TextField field={bind('again')} isRequired />
      {onForgotten && (
        <Button variant="text" className={styles.forgotten} onClick={onForgotten}>
          忘记当前密码，用验证码验证
        </Button>
      )}
    </Form>
  );
}

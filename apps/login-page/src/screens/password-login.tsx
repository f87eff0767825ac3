import { findPasswordError, normalizeText } from '@portal/api-contract/rules';
import { defineForm, field, PasswordField, TextField, useForm } from '@portal/ui-forms';
import { toResetHref } from '../login-urls';
import { LoginActions } from '../forms/login-actions';
import { LoginForm } from '../forms/login-form';
import { finishLogin } from '../http/finish-login';
import { logInByPassword, type LoginOptions } from '../http/login-calls';
import { settle } from '../http/call-error';
import { DemoAccounts } from './demo-accounts';
import styles from './screens.module.css';

const passwordForm = defineForm({
  userName: {
    ...field.text({
      label: '账号',
      findError: (text) => (normalizeText(text) ? '' : '请输入账号'),
      hint: '账号名或手机号',
      autoComplete: 'username',
      autoCapitalize: 'none',
      spellCheck: false,
      maxLength: 64,
    }),
    toSent: (text: string) => text.trim(),
  },
  password: field.secret({
    label: '密码',
    findError: findPasswordError,
    autoComplete: 'current-password',
    maxLength: 256,
  }),
});

/** Props of `PasswordLogin`. */
export interface PasswordLoginProps {
  readonly uid: string;
  readonly returnPath: string | undefined;
  readonly options: LoginOptions;
  readonly onRestart: () => void;
}

/** Login by account and password, with the demo accounts where there are some. */
export function PasswordLogin({ uid, returnPath, options, onRestart }: PasswordLoginProps) {
  const form = useForm(passwordForm, {
    send: (request) => settle(logInByPassword({ uid, ...request }).then(finishLogin)),
  });
  const { bind, change } = form;
  return (
    <>
      <LoginForm form={form}>
        <TextField field={bind('userName')} />
        <PasswordField field={bind('password')} />
        <p className={styles.forgotten}>
          <a className={styles.link} href={toResetHref({ uid, returnPath })}>
            忘记密码？
          </a>
        </p>
        <LoginActions form={form} label="登录" pendingLabel="正在登录…" onRestart={onRestart} />
      </LoginForm>
      {options.isDemo && (
        <DemoAccounts options={options} onFill={(userName) => change({ userName, password: options.demoPassword })} />
      )}
    </>
  );
}

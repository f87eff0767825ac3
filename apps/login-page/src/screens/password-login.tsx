import { toResetHref } from '../addresses';
import { FormFoot } from '../fields/form-foot';
import { PasswordField } from '../fields/password-field';
import { TextField } from '../fields/text-field';
import type { FieldName } from '../forms/form-state';
import { useForm } from '../forms/use-form';
import { finishLogin } from '../http/finish-login';
import { logInByPassword, type LoginOptions } from '../http/login-calls';
import { DemoAccounts } from './demo-accounts';
import styles from './screens.module.css';

interface Values {
  readonly userName: string;
  readonly password: string;
}

const EMPTY: Values = { userName: '', password: '' };

/** Props of `PasswordLogin`. */
export interface PasswordLoginProps {
  readonly uid: string;
  readonly returnPath: string | undefined;
  readonly options: LoginOptions;
  readonly onRestart: () => void;
}

/** Login by account and password, with the demo accounts where there are some. */
export function PasswordLogin({ uid, returnPath, options, onRestart }: PasswordLoginProps) {
  const { values, errors, change, leave, submit, ...state } = useForm({
    initial: EMPTY,
    findError,
    send: async ({ userName, password }) => {
      const { redirectTo } = await logInByPassword({ uid, userName: userName.trim(), password });
      finishLogin(redirectTo);
    },
  });

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="userName"
          label="账号"
          hint="账号名或手机号"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={values.userName}
          error={errors.userName}
          onChange={(userName) => change({ userName })}
          onBlur={() => leave('userName')}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          maxLength={256}
          value={values.password}
          error={errors.password}
          onChange={(password) => change({ password })}
        />
        <p className={styles.forgotten}>
          <a className={styles.link} href={toResetHref({ uid, returnPath })}>
            忘记密码？
          </a>
        </p>
        <FormFoot {...state} label="登录" pendingLabel="正在登录…" onRestart={onRestart} />
      </form>
      {options.isDemo && (
        <DemoAccounts options={options} onFill={(userName) => change({ userName, password: options.demoPassword })} />
      )}
    </>
  );
}

function findError(field: FieldName<Values>, values: Values): string {
  if (field === 'userName') return values.userName.trim() ? '' : '请输入账号';
  return values.password ? '' : '请输入密码';
}

import { Tabs } from '@portal/ui-kit';
import { useEffect, useState } from 'react';
import { toAuthorizeUrl, toRegisterHref } from '../login-urls';
import { ScreenFrame } from '../frame/screen-frame';
import type { LoginOptions } from '../http/login-calls';
import { openPage } from '../leave-page';
import { dropLoginNotice, readLoginNotice } from '../login-notice';
import { PasswordLogin } from './password-login';
import styles from './screens.module.css';
import { SmsLogin } from './sms-login';

const TABS = [
  { id: 'password', label: '账号登录' },
  { id: 'sms', label: '短信登录' },
];

/** Props of `LoginPage` and `RegisterPage`. */
export interface AccountPageProps {
  readonly uid: string;
  readonly returnPath: string | undefined;
  readonly options: LoginOptions;
}

/** Login by password or by text message. */
export function LoginPage({ uid, returnPath, options }: AccountPageProps) {
  const [notice] = useState(readLoginNotice);
  useEffect(dropLoginNotice, []);
  const onRestart = () => openPage(toAuthorizeUrl(returnPath));

  return (
    <ScreenFrame
      title="登录"
      returnPath={returnPath}
      aside={
        <>
          还没有账号？<a href={toRegisterHref({ uid, returnPath }, window.location.host)}>立即注册</a>
        </>
      }
    >
      {notice && (
        <p className={styles.success} role="status">
          {notice}
        </p>
      )}
      <Tabs label="登录方式" items={TABS}>
        {(id) =>
          id === 'sms' ? (
            <SmsLogin uid={uid} isDemo={options.isDemo} onRestart={onRestart} />
          ) : (
            <PasswordLogin uid={uid} returnPath={returnPath} options={options} onRestart={onRestart} />
          )
        }
      </Tabs>
    </ScreenFrame>
  );
}

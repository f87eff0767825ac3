import { paths } from '@portal/portal-paths';
import { SiteLink, UserIcon } from '@portal/ui-kit';
import type { MouseEvent } from 'react';
import type { SiteHeaderProps } from '../layout-props';
import styles from './account-links.module.css';

/** Props of `AccountLinks`. */
export type AccountLinksProps = Pick<SiteHeaderProps, 'account' | 'onLogin' | 'onRegister'>;

/** 控制台 and either the login pair or the visitor's own entry. */
export function AccountLinks({ account, onLogin, onRegister }: AccountLinksProps) {
  const consoleHref = paths.overviewDetails.href();

  function enterConsole(event: MouseEvent) {
    if (account) return;
    event.preventDefault();
    onLogin(consoleHref);
  }

  return (
    <div className={styles.account}>
      <SiteLink href={consoleHref} className={styles.console} onClick={enterConsole}>
        控制台
      </SiteLink>
      {account ? (
        <SiteLink href={paths.userInfo.href()} className={styles.avatar} title={account.account}>
          <UserIcon size={18} />
          <span className={styles.name}>{account.account}</span>
          <span className={styles.hint}>个人信息</span>
        </SiteLink>
      ) : (
        <>
          <button type="button" className={styles.login} onClick={() => onLogin()}>
            登录
          </button>
          <button type="button" className={styles.register} onClick={onRegister}>
            注册
          </button>
        </>
      )}
    </div>
  );
}

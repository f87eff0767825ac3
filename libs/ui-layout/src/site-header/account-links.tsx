import { paths } from '@portal/portal-paths';
import { SiteLink } from '@portal/ui-kit';
import type { MouseEvent } from 'react';
import { useLazyPart } from '../interaction/use-lazy-part';
import type { SiteHeaderProps } from '../layout-props';
import styles from './account-links.module.css';

/** Props of `AccountLinks`. */
export type AccountLinksProps = Pick<
  SiteHeaderProps,
  'account' | 'operationsUrl' | 'onLogin' | 'onRegister' | 'onLeave' | 'loadAccountMenu'
>;

/** 控制台 and either the login pair or the visitor's own entry. */
export function AccountLinks({ account, loadAccountMenu, onLogin, onRegister, ...menuProps }: AccountLinksProps) {
  const menu = useLazyPart(loadAccountMenu, Boolean(account));
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
      <div className={styles.slot}>
        {account ? (
          menu.Part && <menu.Part account={account} {...menuProps} />
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
    </div>
  );
}

import { paths } from '@portal/portal-paths';
import { Button, SiteLink } from '@portal/ui-kit';
import type { ComponentType, MouseEvent } from 'react';
import type { SiteHeaderProps } from '../layout-props';
import type { AccountMenuProps } from './account-menu';
import styles from './account-links.module.css';

/** Props of `AccountLinks`. */
export interface AccountLinksProps extends Pick<
  SiteHeaderProps,
  'account' | 'operationsUrl' | 'onLogin' | 'onRegister' | 'onLeave'
> {
  /** Menu of the account, once its code is there. */
  readonly AccountMenu: ComponentType<AccountMenuProps> | null;
}

/** 控制台 and either the login pair or the visitor's own entry. */
export function AccountLinks(props: AccountLinksProps) {
  const { account, operationsUrl, onLogin, onRegister, onLeave, AccountMenu } = props;
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
          AccountMenu && <AccountMenu account={account} operationsUrl={operationsUrl} onLeave={onLeave} />
        ) : (
          <>
            <Button variant="plain" className={styles.login} onClick={() => onLogin()}>
              登录
            </Button>
            <Button variant="plain" className={styles.register} onClick={onRegister}>
              注册
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

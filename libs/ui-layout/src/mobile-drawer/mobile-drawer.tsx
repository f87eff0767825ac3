import { Button, Drawer, SiteLink } from '@portal/ui-kit';
import { paths } from '@portal/portal-paths';
import type { ComponentType, MouseEvent } from 'react';
import type { SiteHeaderProps } from '../layout-props';
import type { AccountMenuProps } from '../site-header/account-menu';
import { SearchBox } from '../site-header/search-box';
import { DrawerEntry } from './drawer-entry';
import styles from './mobile-drawer.module.css';

/** Props of `MobileDrawer`. */
export interface MobileDrawerProps extends SiteHeaderProps {
  readonly onClose: () => void;
  /** Menu of the account, once its code is there. */
  readonly AccountMenu: ComponentType<AccountMenuProps> | null;
}

/** Menu of phones. */
export function MobileDrawer({ onClose, AccountMenu, ...header }: MobileDrawerProps) {
  const { menus, account, operationsUrl, onLogin, onRegister, onLeave, onSearch, loadSearchSource } = header;
  const consoleHref = paths.overviewDetails.href();

  function enterConsole(event: MouseEvent) {
    event.preventDefault();
    onLogin(consoleHref);
  }

  return (
    <Drawer
      title="菜单"
      edge="right"
      className={styles.drawer}
      isClosedByLinks
      onClose={onClose}
      head={
        <SearchBox
          variant="full"
          loadSource={loadSearchSource}
          onSearch={(keywords) => {
            onClose();
            onSearch(keywords);
          }}
        />
      }
    >
      <div className={styles.body}>
        <nav className={styles.nav} aria-label="主导航">
          <ul>
            {menus.map((item) => (
              <DrawerEntry key={item.code} item={item} header={header} />
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          {account ? (
            AccountMenu && <AccountMenu isInDrawer account={account} operationsUrl={operationsUrl} onLeave={onLeave} />
          ) : (
            <>
              <SiteLink href={consoleHref} className={styles.console} onClick={enterConsole}>
                控制台
              </SiteLink>
              <div className={styles.pair}>
                <Button variant="plain" className={styles.login} onClick={() => onLogin()}>
                  登录
                </Button>
                <Button variant="plain" className={styles.register} onClick={onRegister}>
                  注册
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
    </Drawer>
  );
}

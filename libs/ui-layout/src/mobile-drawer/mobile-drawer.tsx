import { Button, CloseIcon, IconButton, SiteLink } from '@portal/ui-kit';
import { paths } from '@portal/portal-paths';
import { type ComponentType, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useScrollLock } from '../interaction/use-scroll-lock';
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

/** Menu of phones: a native modal dialog, so focus stays inside, Escape closes it and focus returns. */
export function MobileDrawer({ onClose, AccountMenu, ...header }: MobileDrawerProps) {
  const { menus, account, operationsUrl, onLogin, onRegister, onLeave, onSearch, loadSearchSource } = header;
  const ref = useRef<HTMLDialogElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  const consoleHref = paths.overviewDetails.href();
  useScrollLock(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The search field comes first, and what it offers would cover the menu.
    closeRef.current?.focus();
    return () => dialog?.close();
  }, []);

  function closeAfterLink(event: MouseEvent) {
    const target = event.target as Element;
    if (target.closest('a') || target === ref.current) onClose();
  }

  function enterConsole(event: MouseEvent) {
    event.preventDefault();
    onLogin(consoleHref);
  }

  return (
    <dialog ref={ref} className={styles.drawer} aria-label="菜单" onClose={onClose} onClick={closeAfterLink}>
      <div className={styles.body}>
        <div className={styles.head}>
          <SearchBox
            variant="full"
            loadSource={loadSearchSource}
            onSearch={(keywords) => {
              onClose();
              onSearch(keywords);
            }}
          />
          <IconButton ref={closeRef} className={styles.close} onClick={onClose} label="关闭菜单">
            <CloseIcon size={24} />
          </IconButton>
        </div>
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
    </dialog>
  );
}

import { CloseIcon } from '@portal/ui-kit';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useScrollLock } from '../interaction/use-scroll-lock';
import type { SiteHeaderProps } from '../layout-props';
import { AccountLinks } from '../site-header/account-links';
import { SearchBox } from '../site-header/search-box';
import { DrawerMenu } from './drawer-menu';
import styles from './mobile-drawer.module.css';

/** Props of `MobileDrawer`. */
export interface MobileDrawerProps extends SiteHeaderProps {
  readonly onClose: () => void;
}

/** The menu on a phone: a modal drawer that holds the focus until it is closed. */
export function MobileDrawer({ onClose, ...header }: MobileDrawerProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useScrollLock(true);

  useEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  function closeOnWay({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    // A press on the backdrop, or on a link that leads away.
    if (target === currentTarget || (target as HTMLElement).closest('a')) onClose();
  }

  return (
    <dialog ref={dialogRef} className={styles.drawer} aria-label="菜单" onClose={onClose} onClick={closeOnWay}>
      <div className={styles.content}>
        <div className={styles.head}>
          <SearchBox variant="full" onSearch={(keywords) => leave(() => header.onSearch(keywords))} />
          <button type="button" className={styles.close} aria-label="关闭菜单" onClick={onClose}>
            <CloseIcon size={24} />
          </button>
        </div>
        <DrawerMenu {...header} />
        <div className={styles.account}>
          <AccountLinks {...header} />
        </div>
      </div>
    </dialog>
  );

  function leave(go: () => void) {
    onClose();
    go();
  }
}

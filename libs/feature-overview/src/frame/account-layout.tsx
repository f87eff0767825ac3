import { useAppSelector } from '@portal/data-access-api';
import { skipToken, useGetUnreadCountQuery } from '@portal/data-access-api/account';
import { OfflineNotice } from '@portal/ui-account';
import { Button, Drawer, MenuIcon } from '@portal/ui-kit';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sumUnread } from '../messages/sum-unread';
import { findAccountEntry } from './account-entries';
import { AccountMenu } from './account-menu';
import styles from './account-layout.module.css';

/** Layout of the account area: its menu at the left, in a drawer on narrow screens, and the page beside it. */
export function AccountLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const current = findAccountEntry(pathname);
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  const { data: unread } = useGetUnreadCountQuery(isLoggedIn ? undefined : skipToken);
  const menu = <AccountMenu current={current} unreadTotal={sumUnread(unread)} />;
  return (
    <div className={styles.area}>
      <div className={styles.bar}>
        <Button
          variant="plain"
          className={styles.open}
          aria-label="账号菜单"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <MenuIcon size={20} />
          菜单
        </Button>
        {current && <span className={styles.place}>{current.text}</span>}
      </div>
      <div className={styles.side}>
        <div className={styles.sticky}>{menu}</div>
      </div>
      {/* The toolbox of the site stands at the edge of pages outside /overview (spec §2). */}
      <div className={styles.content} data-beside-toolbox={!pathname.includes('overview') || undefined}>
        {children}
      </div>
      <OfflineNotice />
      {isOpen && (
        <Drawer title="账号菜单" edge="left" isClosedByLinks onClose={() => setIsOpen(false)}>
          {menu}
        </Drawer>
      )}
    </div>
  );
}

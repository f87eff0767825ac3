import { paths } from '@portal/portal-paths';
import { Avatar, Button, ChevronDownIcon, SiteLink } from '@portal/ui-kit';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useDisclosureGroup } from '../interaction/use-disclosure-group';
import { useDismiss } from '../interaction/use-dismiss';
import { MENU_DELAYS } from './menu-delays';
import type { HeaderAccount, SiteHeaderProps } from '../layout-props';
import { DrawerAccount } from '../mobile-drawer/drawer-account';
import styles from './account-menu.module.css';

/** Props of `AccountMenu`. */
export interface AccountMenuProps extends Pick<SiteHeaderProps, 'operationsUrl' | 'onLeave'> {
  readonly account: HeaderAccount;
  /** What the user is called: the account by default, nothing while it is not known. */
  readonly name?: string | undefined;
  /** URL of the user's picture. */
  readonly picture?: string | undefined;
  /** How the user stands in real-name verification, shown with the entries. */
  readonly identity?: ReactNode;
  /** The entries stand there, in the drawer of phones, without a button that unfolds them. */
  readonly isInDrawer?: boolean;
}

/** There is one; a group of one keeps the times of the main menu. */
const MENU = 'account';

/** Avatar with its entries (spec §1, §6): 个人信息, 切换登录, 运营平台 for accounts on its list, 退出登录. */
export function AccountMenu({ isInDrawer = false, ...props }: AccountMenuProps) {
  return isInDrawer ? <DrawerAccount {...props} /> : <AccountDropdown {...props} />;
}

function AccountDropdown({
  account,
  name = account.account,
  picture,
  identity,
  operationsUrl,
  onLeave,
}: AccountMenuProps) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { openKey, hover, leave: leaveMenu, press, close } = useDisclosureGroup(MENU_DELAYS);
  const isOpen = openKey !== null;
  const [isLeaving, setIsLeaving] = useState(false);
  const dismiss = useCallback(
    (byKey: boolean) => {
      close();
      if (byKey) trigger.current?.focus();
    },
    [close],
  );
  useDismiss(area, isOpen, dismiss);

  function leave(isSwitch: boolean) {
    setIsLeaving(true);
    onLeave(isSwitch);
  }

  return (
    <div
      ref={area}
      className={styles.area}
      onPointerEnter={(event) => event.pointerType !== 'touch' && hover(MENU)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && leaveMenu()}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget) close();
      }}
    >
      <Button
        ref={trigger}
        variant="plain"
        className={styles.trigger}
        aria-label={name || account.account}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => press(MENU)}
      >
        <span className={styles.name}>{name}</span>
        <Avatar picture={picture} />
        <ChevronDownIcon size={14} className={styles.chevron} />
      </Button>
      {isOpen && (
        <ul id={id} className={styles.menu} aria-label="账号">
          {identity && (
            <li className={styles.identity} onClick={close}>
              {identity}
            </li>
          )}
          <li>
            <SiteLink href={paths.userInfo.href()} className={styles.entry} onClick={close}>
              个人信息
            </SiteLink>
          </li>
          <li>
            <SiteLink href={paths.myHome.href()} className={styles.entry} onClick={close}>
              社区个人中心
            </SiteLink>
          </li>
          <li>
            <Button variant="plain" className={styles.entry} disabled={isLeaving} onClick={() => leave(true)}>
              切换登录
            </Button>
          </li>
          {operationsUrl && (
            <li>
              <SiteLink href={operationsUrl} className={styles.entry} onClick={close}>
                运营平台
              </SiteLink>
            </li>
          )}
          <li>
            <Button variant="plain" className={styles.entry} disabled={isLeaving} onClick={() => leave(false)}>
              退出登录
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}

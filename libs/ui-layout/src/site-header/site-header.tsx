import { IconButton, MenuIcon, useLazyPart, useScrollLock } from '@portal/ui-kit';
import { useCallback, useRef, useState } from 'react';
import { useDisclosureGroup } from '../interaction/use-disclosure-group';
import { useDismiss } from '../interaction/use-dismiss';
import type { SiteHeaderProps } from '../layout-props';
import { AccountLinks } from './account-links';
import { HeaderLogo } from './header-logo';
import { MainMenu } from './main-menu';
import { MENU_DELAYS } from './menu-delays';
import { getMenuShape } from './menu-shape';
import { SearchBox } from './search-box';
import styles from './site-header.module.css';

const loadMenuPanel = () => import('../mega-menu/menu-panel').then(({ MenuPanel }) => MenuPanel);
const loadDrawer = () => import('../mobile-drawer/mobile-drawer').then(({ MobileDrawer }) => MobileDrawer);

/** Header of every page: logo, menu from the server, search, account. */
export function SiteHeader(props: SiteHeaderProps) {
  const { appearance, menus, products, solutions, onMegaMenuNeeded, variant, isOverHero } = props;
  const { account, loadAccountMenu, onSearch, loadSearchSource } = props;
  const headerRef = useRef<HTMLElement>(null);
  const group = useDisclosureGroup(MENU_DELAYS);
  const [isNear, setIsNear] = useState(false);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const menuPanel = useLazyPart(loadMenuPanel, isNear);
  const drawer = useLazyPart(loadDrawer, isDrawerOpen);
  const { Part: AccountMenu } = useLazyPart(loadAccountMenu, Boolean(account));

  const isWideOpen = menus.some((item) => item.code === group.openKey && getMenuShape(item) !== 'dropdown');
  useScrollLock(isWideOpen);

  const { close } = group;
  const dismiss = useCallback(
    (byKey: boolean) => {
      const trigger = headerRef.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (byKey && trigger?.parentElement?.contains(document.activeElement)) trigger.focus();
      close();
    },
    [close],
  );
  useDismiss(headerRef, group.openKey !== null, dismiss);

  const isTransparent = isOverHero && variant === 'default';
  const approach = () => setIsNear(true);
  return (
    <>
      <header
        ref={headerRef}
        className={styles.header}
        data-variant={variant}
        data-transparent={isTransparent || undefined}
        data-solid={!isTransparent || group.openKey !== null || undefined}
        // Nothing enters where a pointer rested before the page was interactive.
        onPointerOver={approach}
        onFocus={approach}
      >
        <div className={styles.bar}>
          <HeaderLogo appearance={appearance} isTransparent={isTransparent} />
          <MainMenu
            menus={menus}
            group={group}
            panel={{ part: menuPanel, products, solutions, onNeeded: onMegaMenuNeeded }}
          />
          <div className={styles.tools}>
            <SearchBox variant="mini" onSearch={onSearch} loadSource={loadSearchSource} />
            <AccountLinks {...props} AccountMenu={AccountMenu} />
          </div>
          <IconButton
            label="菜单"
            className={styles.menuButton}
            aria-haspopup="dialog"
            aria-expanded={isDrawerOpen}
            onClick={() => setIsDrawerOpen(true)}
          >
            <MenuIcon size={24} />
          </IconButton>
        </div>
      </header>
      {isWideOpen && <div className={styles.mask} data-testid="header-mask" />}
      {isDrawerOpen && drawer.Part && (
        <drawer.Part {...props} AccountMenu={AccountMenu} onClose={() => setIsDrawerOpen(false)} />
      )}
    </>
  );
}

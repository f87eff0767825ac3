import { paths } from '@portal/portal-paths';
import { ArrowRightIcon, Avatar, Button, SiteLink } from '@portal/ui-kit';
import type { AccountMenuProps } from '../site-header/account-menu';
import styles from './mobile-drawer.module.css';

/** Props of `DrawerAccount`. */
export type DrawerAccountProps = Omit<AccountMenuProps, 'isInDrawer'>;

/** Whose account it is, and where it leads, at the foot of the drawer. */
export function DrawerAccount({
  account,
  name = account.account,
  picture,
  identity,
  operationsUrl,
  onLeave,
}: DrawerAccountProps) {
  return (
    <>
      <SiteLink href={paths.userInfo.href()} className={styles.person}>
        <Avatar picture={picture} />
        <span className={styles.name}>{name}</span> <small>个人信息</small>
        <ArrowRightIcon size={16} />
      </SiteLink>
      {identity && <p className={styles.identity}>{identity}</p>}
      <SiteLink href={paths.overviewDetails.href()} className={styles.console}>
        控制台
      </SiteLink>
      <SiteLink href={paths.myHome.href()} className={styles.console}>
        社区个人中心
      </SiteLink>
      {operationsUrl && (
        <SiteLink href={operationsUrl} className={styles.console}>
          运营平台
        </SiteLink>
      )}
      <div className={styles.pair}>
        <Button variant="plain" className={styles.console} onClick={() => onLeave(true)}>
          切换登录
        </Button>
        <Button variant="plain" className={styles.console} onClick={() => onLeave(false)}>
          退出登录
        </Button>
      </div>
    </>
  );
}

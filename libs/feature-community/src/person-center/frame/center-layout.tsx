import { useAppSelector } from '@portal/data-access-api';
import { skipToken, useCountUnreadNoticesQuery } from '@portal/data-access-api/community';
import { communityPaths } from '@portal/portal-paths/community';
import { personCenterPaths } from '@portal/portal-paths/person-center';
import { useCurrentInView } from '@portal/ui-account';
import { SiteLink, VisuallyHidden } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styles from '../../frame/community-layout.module.css';
import { CENTER_ENTRIES } from './center-entries';
import own from './center-layout.module.css';

const MAX_SHOWN = 99;

/** Layout of the personal center: the bar with its parts, and the page under it. */
export function CenterLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  const { data: unread = {} } = useCountUnreadNoticesQuery(isLoggedIn ? undefined : skipToken);
  const total = Object.values<number>(unread).reduce((sum, count) => sum + count, 0);
  // The twin of a page stands for it (spec §2), and the center opens its first page.
  const path = pathname.replace('/simulation/person-center', '/person-center');
  const current = path === personCenterPaths.personCenter.path ? personCenterPaths.myHome.path : path;
  const bar = useCurrentInView<HTMLUListElement>(current);
  return (
    <div className={styles.area}>
      <nav aria-label="个人中心" className={styles.bar}>
        <ul ref={bar}>
          {CENTER_ENTRIES.map(({ text, href }) => (
            <li key={href}>
              <SiteLink href={href} aria-current={href === current ? 'page' : undefined}>
                <span>
                  {text}
                  {href === personCenterPaths.myNotice.path && total > 0 && (
                    <span className={own.count}>
                      {total > MAX_SHOWN ? `${MAX_SHOWN}+` : total}
                      <VisuallyHidden> 条未读</VisuallyHidden>
                    </span>
                  )}
                </span>
              </SiteLink>
            </li>
          ))}
          <li className={own.back}>
            <SiteLink href={communityPaths.community.href()}>返回社区</SiteLink>
          </li>
        </ul>
      </nav>
      {children}
    </div>
  );
}

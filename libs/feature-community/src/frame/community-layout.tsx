import { SiteLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { COMMUNITY_ENTRIES } from './community-entries';
import styles from './community-layout.module.css';

/** Layout of the community: the bar with its parts, and the page under it. */
export function CommunityLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  // The twin of a page stands for it (spec §2).
  const path = pathname.replace('/community/simulation', '/community');
  return (
    <div className={styles.area}>
      <nav aria-label="社区" className={styles.bar}>
        <ul>
          {COMMUNITY_ENTRIES.map(({ text, href }) => (
            <li key={href}>
              <SiteLink href={href} aria-current={isAt(path, href) ? 'page' : undefined}>
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

/** A detail page belongs to its list: `/community/qaDetail/…` to `/community/qa`. */
function isAt(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}Detail/`);
}

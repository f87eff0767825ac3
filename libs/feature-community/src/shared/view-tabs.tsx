import { SiteLink } from '@portal/ui-kit';
import styles from './view-tabs.module.css';

/** A view of a list: its name, and where it is. */
export interface ViewTab {
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** How many there are; nothing is moved where it comes later. */
  readonly count?: number | undefined;
}

/** Views of a list as links: they work without scripts. */
export function ViewTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly ViewTab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul>
        {tabs.map(({ text, href, isCurrent, count }) => (
          <li key={text}>
            <SiteLink href={href} aria-current={isCurrent ? 'true' : undefined}>
              {text}
              {count ? <span className={styles.count}> {count}</span> : null}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { MenuLeaf } from '@portal/api-contract';
import { SiteLink } from '@portal/ui-kit';
import styles from './menu-entries.module.css';
import { useLinkKeys } from './use-link-keys';

/** Props of `MenuLinks`. */
export interface MenuLinksProps {
  readonly links: readonly MenuLeaf[];
  readonly takesFocus: boolean;
}

/** Links of a one-level dropdown, each with a line that says what is behind it. */
export function MenuLinks({ links, takesFocus }: MenuLinksProps) {
  const keys = useLinkKeys(takesFocus);
  return (
    <div {...keys}>
      <ul>
        {links.map(({ code, name, menuRoute, description }) => (
          <li key={code}>
            <SiteLink href={menuRoute} className={styles.link}>
              <span className={styles.name}>{name}</span>
              {description && <span className={styles.text}>{description}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

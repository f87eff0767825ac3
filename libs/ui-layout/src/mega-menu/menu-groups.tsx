import type { MenuLeaf } from '@portal/api-contract';
import { SiteLink } from '@portal/ui-kit';
import styles from './menu-entries.module.css';
import { useLinkKeys } from './use-link-keys';

/** Props of `MenuGroups`. */
export interface MenuGroupsProps {
  readonly groups: readonly MenuLeaf[];
  readonly takesFocus: boolean;
}

/** Menu of two levels: links under the names of their groups. */
export function MenuGroups({ groups, takesFocus }: MenuGroupsProps) {
  const keys = useLinkKeys(takesFocus);
  return (
    <div className={styles.groups} {...keys}>
      {groups.map(({ code, name, menuRoute, children }) => (
        <section key={code}>
          <h3 className={styles.groupName}>{menuRoute ? <SiteLink href={menuRoute}>{name}</SiteLink> : name}</h3>
          <ul className={styles.links}>
            {children.map((link) => (
              <li key={link.code}>
                <SiteLink href={link.menuRoute} className={styles.link}>
                  <span className={styles.name}>{link.name}</span>
                  <span className={styles.text}>{link.description}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

import type { MenuLeaf } from '@portal/api-contract';
import { SiteLink } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import styles from './main-menu.module.css';

/** Props of `MenuDropdown`. */
export interface MenuDropdownProps {
  readonly leaves: readonly MenuLeaf[];
  readonly takesFocus: boolean;
}

/** Links of a one-level dropdown, each with a line that says what is behind it. */
export function MenuDropdown({ leaves, takesFocus }: MenuDropdownProps) {
  const listRef = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (takesFocus) listRef.current?.querySelector('a')?.focus();
  }, [takesFocus]);

  return (
    <ul ref={listRef} className={styles.leaves}>
      {leaves.map(({ code, name, menuRoute, description }) => (
        <li key={code}>
          <SiteLink href={menuRoute} className={styles.leaf}>
            <span className={styles.leafName}>{name}</span>
            {description && <span className={styles.leafText}>{description}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

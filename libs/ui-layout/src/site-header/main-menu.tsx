import type { MenuItem } from '@portal/api-contract';
import { type KeyboardEvent, useState } from 'react';
import type { DisclosureGroup } from '../interaction/use-disclosure-group';
import styles from './main-menu.module.css';
import { MenuEntry, type PanelSource } from './menu-entry';

/** Props of `MainMenu`. */
export interface MainMenuProps {
  readonly menus: readonly MenuItem[];
  readonly group: DisclosureGroup;
  readonly panel: PanelSource;
}

/** Main navigation in its three item shapes; the arrow keys walk along it. */
export function MainMenu({ menus, group, panel }: MainMenuProps) {
  const [focusKey, setFocusKey] = useState<string | null>(null);

  if (focusKey !== null && group.openKey !== focusKey) setFocusKey(null);

  function openWithFocus(key: string) {
    setFocusKey(key);
    group.open(key);
  }

  return (
    <nav className={styles.nav} aria-label="主导航">
      <ul className={styles.list} onKeyDown={moveAlong}>
        {menus.map((item) => (
          <MenuEntry
            key={item.code}
            item={item}
            group={group}
            panel={panel}
            takesFocus={focusKey === item.code}
            onOpenWithFocus={openWithFocus}
          />
        ))}
      </ul>
    </nav>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function moveAlong(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key];
  const labels = Array.from(event.currentTarget.children, (entry) => entry.firstElementChild as HTMLElement);
  const index = labels.indexOf(event.target as HTMLElement);
  if (step === undefined || index < 0) return;
  event.preventDefault();
  labels.at((index + step) % labels.length)?.focus();
}

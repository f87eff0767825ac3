import type { MenuItem, ProductCategory, SolutionCategory } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { ChevronDownIcon, DataNotice, SiteLink } from '@portal/ui-kit';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useId } from 'react';
import type { DisclosureGroup } from '../interaction/use-disclosure-group';
import type { LazyPart } from '../interaction/use-lazy-part';
import type { Loadable } from '../layout-props';
import type { MegaMenuProps } from '../mega-menu/mega-menu';
import styles from './main-menu.module.css';
import { MenuDropdown } from './menu-dropdown';
import { getMenuShape, isMegaShape } from './menu-shape';

/** What the mega-menus are made of. */
export interface MegaSource {
  readonly part: LazyPart<MegaMenuProps>;
  readonly products: Loadable<readonly ProductCategory[]>;
  readonly solutions: Loadable<readonly SolutionCategory[]>;
  readonly onNeeded: () => void;
}

/** Props of `MenuEntry`. */
export interface MenuEntryProps {
  readonly item: MenuItem;
  readonly group: DisclosureGroup;
  readonly mega: MegaSource;
  /** The panel was opened by an arrow key and takes the focus. */
  readonly takesFocus: boolean;
  readonly onOpenWithFocus: (key: string) => void;
}

/** Item of the main menu: a link whose press opens its panel, where it has one. */
export function MenuEntry({ item, group, mega, takesFocus, onOpenWithFocus }: MenuEntryProps) {
  const panelId = useId();
  const { code, name } = item;
  const shape = getMenuShape(item);
  const allHref = paths[shape === 'solutions' ? 'solution' : 'product'].href();
  const href = item.menuRoute || item.categoryUrl || item.children[0]?.menuRoute || allHref;
  if (shape === 'link') {
    return (
      <li className={styles.entry}>
        <SiteLink href={href} className={styles.label} onFocus={group.close}>
          {name}
        </SiteLink>
      </li>
    );
  }

  const isMega = isMegaShape(shape);
  const isOpen = group.openKey === code;
  const { Part, hasFailed, retry } = mega.part;

  function approach(event: PointerEvent) {
    if (isMega) mega.onNeeded();
    if (event.pointerType !== 'touch') group.hover(code);
  }

  function press(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isMega) mega.onNeeded();
    group.press(code);
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== ' ' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (isMega) mega.onNeeded();
    if (event.key === ' ') group.press(code);
    else onOpenWithFocus(code);
  }

  function leaveByKey(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) group.close();
  }

  // A link of the panel was followed.
  function closeAfterLink(event: MouseEvent) {
    if ((event.target as Element).closest('a')) group.close();
  }

  return (
    <li
      className={isMega ? styles.entry : styles.anchoredEntry}
      onPointerEnter={approach}
      onPointerLeave={(event) => event.pointerType !== 'touch' && group.leave()}
      onBlur={leaveByKey}
    >
      <SiteLink
        href={href}
        className={styles.label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={press}
        onKeyDown={pressKey}
      >
        {name}
        <ChevronDownIcon size={14} className={styles.chevron} />
      </SiteLink>
      {isOpen && isMega && (
        <div id={panelId} className={styles.mega} onClick={closeAfterLink}>
          {Part && (
            <Part
              source={shape}
              products={mega.products}
              solutions={mega.solutions}
              allHref={allHref}
              takesFocus={takesFocus}
            />
          )}
          {hasFailed && <DataNotice onRetry={retry} />}
        </div>
      )}
      {isOpen && !isMega && (
        <div id={panelId} className={styles.dropdown} onClick={closeAfterLink}>
          <MenuDropdown leaves={item.children} takesFocus={takesFocus} />
        </div>
      )}
    </li>
  );
}

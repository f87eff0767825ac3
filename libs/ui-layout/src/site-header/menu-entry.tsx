import type { MenuItem, ProductCategory, SolutionCategory } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { ChevronDownIcon, DataNotice, type LazyPart, SiteLink } from '@portal/ui-kit';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useId } from 'react';
import type { DisclosureGroup } from '../interaction/use-disclosure-group';
import type { Loadable } from '../layout-props';
import type { MenuPanelProps } from '../mega-menu/menu-panel';
import styles from './main-menu.module.css';
import { getMenuShape } from './menu-shape';

/** What the panels of the menu are made of. */
export interface PanelSource {
  readonly part: LazyPart<MenuPanelProps>;
  readonly products: Loadable<readonly ProductCategory[]>;
  readonly solutions: Loadable<readonly SolutionCategory[]>;
  readonly onNeeded: () => void;
}

/** Props of `MenuEntry`. */
export interface MenuEntryProps {
  readonly item: MenuItem;
  readonly group: DisclosureGroup;
  readonly panel: PanelSource;
  /** The panel was opened by an arrow key and takes the focus. */
  readonly takesFocus: boolean;
  readonly onOpenWithFocus: (key: string) => void;
}

/** Item of the main menu: a link whose press opens its panel, where it has one. */
export function MenuEntry({ item, group, panel, takesFocus, onOpenWithFocus }: MenuEntryProps) {
  const panelId = useId();
  const { code, name } = item;
  const shape = getMenuShape(item);
  const allHref = (shape === 'solutions' ? paths.solution : paths.product).href();
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

  const isWide = shape !== 'dropdown';
  const isOpen = group.openKey === code;
  const { Part, hasFailed, retry } = panel.part;

  function prepare() {
    if (item.dataSources) panel.onNeeded();
  }

  function approach(event: PointerEvent) {
    prepare();
    if (event.pointerType !== 'touch') group.hover(code);
  }

  function press(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    prepare();
    group.press(code);
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== ' ' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    prepare();
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
      className={isWide ? styles.entry : styles.anchoredEntry}
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
      {isOpen && (
        <div id={panelId} className={isWide ? styles.wide : styles.dropdown} onClick={closeAfterLink}>
          {Part && (
            <Part
              shape={shape}
              leaves={item.children}
              products={panel.products}
              solutions={panel.solutions}
              allHref={allHref}
              takesFocus={takesFocus}
            />
          )}
          {hasFailed && <DataNotice onRetry={retry} />}
        </div>
      )}
    </li>
  );
}

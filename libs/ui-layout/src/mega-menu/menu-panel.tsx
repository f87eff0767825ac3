import type { MenuLeaf } from '@portal/api-contract';
import type { MenuShape } from '../site-header/menu-shape';
import { MegaMenu, type MegaMenuProps } from './mega-menu';
import { MenuCards } from './menu-cards';
import { MenuGroups } from './menu-groups';
import { MenuLinks } from './menu-links';

/** Props of `MenuPanel`. */
export interface MenuPanelProps extends Omit<MegaMenuProps, 'source'> {
  readonly shape: Exclude<MenuShape, 'link'>;
  /** Entries of an item that brings its own. */
  readonly leaves: readonly MenuLeaf[];
}

/** What a menu item unfolds. */
export function MenuPanel({ shape, leaves, ...mega }: MenuPanelProps) {
  const { takesFocus } = mega;
  if (shape === 'dropdown') return <MenuLinks links={leaves} takesFocus={takesFocus} />;
  if (shape === 'groups') return <MenuGroups groups={leaves} takesFocus={takesFocus} />;
  if (shape === 'pictures') return <MenuCards cards={leaves} takesFocus={takesFocus} />;
  return <MegaMenu source={shape} {...mega} />;
}

import type { MenuItem } from '@portal/api-contract';

/** How a menu item unfolds (spec §1): not at all, as a list of links, or as a mega-menu with tabs. */
export type MenuShape = 'link' | 'dropdown' | 'products' | 'solutions';

/** Reads a menu item's shape: its data source wins over its leaf type. */
export function getMenuShape({ dataSources, leafType, children }: MenuItem): MenuShape {
  if (dataSources === '产品') return 'products';
  if (dataSources === '解决方案') return 'solutions';
  return leafType !== 0 && children.length > 0 ? 'dropdown' : 'link';
}

/** Whether the shape fills the width of the window and holds the page behind it. */
export function isMegaShape(shape: MenuShape): shape is 'products' | 'solutions' {
  return shape === 'products' || shape === 'solutions';
}

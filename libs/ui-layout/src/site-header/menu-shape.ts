import type { MenuItem } from '@portal/api-contract';

/**
 * How a menu item unfolds (spec §1, §3): not at all, as a list of links, or over the width of the window: mega-menus
 * with tabs, links in groups (two levels), cards with pictures (image grid).
 */
export type MenuShape = 'link' | 'dropdown' | 'products' | 'solutions' | 'groups' | 'pictures';

const LEAF_SHAPES = ['link', 'dropdown', 'groups', 'pictures'] as const;

/** Reads a menu item's shape: its data source wins over its leaf type. */
export function getMenuShape({ dataSources, leafType, children }: MenuItem): MenuShape {
  if (dataSources === '产品') return 'products';
  if (dataSources === '解决方案') return 'solutions';
  return children.length > 0 ? LEAF_SHAPES[leafType] : 'link';
}

/** Whether what the shape shows is asked for when it opens. */
export function isMegaShape(shape: MenuShape): shape is 'products' | 'solutions' {
  return shape === 'products' || shape === 'solutions';
}

/** Shapes of a menu item's submenu (spec §3): 0 none, 1 one level, 2 two levels, 3 image grid. */
export const LEAF_TYPE_LABELS = { 0: '无下级', 1: '一级菜单', 2: '二级菜单', 3: '图片宫格' } as const;

/** Keys of the contact parameters (spec §3). */
export const CONTACT_PARAM_KEYS = [
  'contactUsDescription',
  'contactUsTel',
  'contactUsLinkAddr',
  'contactUsLinkAddrShow',
  'contactUsTelShow',
  'contactUsQRCodeShow',
  'contactUsQRCode',
  'contactUsSculpture',
] as const;

/**
 * Tables a page's SEO data can belong to; `PAGE` is keyed by `{platformType}:{page}`, `DOCUMENT` by
 * `{platformType}:{docId}/{docVersionId or empty}/{nodeId or empty}`.
 */
export const SEO_TABLE_TYPES = [
  'PAGE',
  'PRODUCT',
  'SOLUTION',
  'CASE',
  'NEWS',
  'ACTIVITY',
  'MODEL',
  'CONTENT',
  'DOCUMENT',
  'COMMUNITY',
] as const;

/** Corners of a brand's buttons, cards and pictures. */
export const BRAND_CORNERS = ['square', 'soft', 'round'] as const;

/** Room between the parts of a brand's pages. */
export const BRAND_DENSITIES = ['dense', 'regular', 'airy'] as const;

/** Weight of a brand's headings. */
export const BRAND_HEADINGS = ['light', 'medium', 'heavy'] as const;

/** The theme of a brand that chooses none. */
export const PLAIN_THEME = { corners: 'soft', density: 'regular', headings: 'medium' } as const;

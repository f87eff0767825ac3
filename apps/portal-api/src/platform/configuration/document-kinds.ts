/** Kinds of documents and what their key is. */
export const DOCUMENT_KINDS = {
  /** By platform type. */
  brand: 'brand',
  menus: 'menus',
  banners: 'banners',
  home: 'home',
  selection: 'selection',
  /** By `{platformType}:{id}`. */
  page: 'page',
  /** By page code. */
  pageConfig: 'page-config',
  footer: 'footer',
  /** By `{tableType}:{code}`. */
  seo: 'seo',
  /** By parameter group, or `{platformType}:{group}` for those of a brand. */
  systemParams: 'system-params',
  /** By `settings`. */
  search: 'search',
  /** By `watchBoards`. */
  resources: 'resources',
  /** By the id of the factory. */
  film: 'film',
} as const;

/** Kind of a document. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[keyof typeof DOCUMENT_KINDS];

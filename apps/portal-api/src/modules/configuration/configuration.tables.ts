import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Configuration of the sites as documents, e.g. the menus of a brand under its platform type. */
export const siteDocument = pgTable(
  'site_document',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    body: jsonb('body').$type<unknown>().notNull(),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);

/** Kinds of documents and what their key is. */
export const DOCUMENT_KINDS = {
  /** By platform type. */
  brand: 'brand',
  menus: 'menus',
  banners: 'banners',
  home: 'home',
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

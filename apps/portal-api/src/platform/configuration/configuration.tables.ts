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

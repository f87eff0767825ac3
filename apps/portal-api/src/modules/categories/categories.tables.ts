import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Categories of every kind of content, in display order. */
export const category = pgTable(
  'category',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    coverImage: text('cover_image').notNull(),
    position: integer('position').notNull(),
    visibleRanges: integer('visible_ranges').array().notNull(),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Places } from '../../platform/content-items/brand-selection';

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
    firstIn: jsonb('first_in').$type<Places>().notNull().default({}),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

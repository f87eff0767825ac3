import { date, pgTable, text } from 'drizzle-orm/pg-core';

export const contractTemplate = pgTable('contract_template', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  kind: text('kind').notNull(),
  version: text('version').notNull(),
  effectiveOn: date('effective_on').notNull(),
  /** Markdown with fields and places of seals. */
  body: text('body').notNull(),
  source: text('source').notNull(),
});

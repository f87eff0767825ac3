import { date, pgTable, text } from 'drizzle-orm/pg-core';

export const legalDocument = pgTable('legal_document', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  version: text('version').notNull(),
  effectiveOn: date('effective_on').notNull(),
  /** Document in Markdown. */
  body: text('body').notNull(),
  bodyHtml: text('body_html').notNull(),
  source: text('source').notNull(),
});

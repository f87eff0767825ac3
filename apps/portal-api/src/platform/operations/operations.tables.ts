import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What operators did, and who looked at something confidential. */
export const auditLog = pgTable('audit_log', {
  id: uuid('id').primaryKey(),
  actorId: uuid('actor_id'),
  action: text('action').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectNo: text('subject_no').notNull(),
  detail: text('detail').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

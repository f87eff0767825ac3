import type { REPORT_MEASURES, ReportCategory, ReportState } from '@portal/api-contract/community';
import { integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What is reported to moderators. */
export const communityReport = pgTable('community_report', {
  id: uuid('id').primaryKey(),
  reportNo: text('report_no').notNull().unique(),
  /** Nobody where the machine found it. */
  ownerId: uuid('owner_id'),
  targetType: text('target_type').$type<'content' | 'answer' | 'comment' | 'user'>().notNull(),
  targetId: text('target_id').notNull(),
  authorId: uuid('author_id'),
  title: text('title').notNull(),
  url: text('url').notNull().default(''),
  /** What was reported, as it was then. */
  content: text('content').notNull().default(''),
  category: text('category').$type<ReportCategory>().notNull(),
  text: text('text').notNull().default(''),
  fileIds: uuid('file_ids').array().notNull().default([]),
  state: smallint('state').$type<ReportState>().notNull(),
  stateSince: moment('state_since').notNull(),
  version: integer('version').notNull(),
  assigneeId: uuid('assignee_id'),
  dueAt: moment('due_at').notNull(),
  /** When moderators were told that it is overdue. */
  overdueAt: moment('overdue_at'),
  decision: text('decision').notNull().default(''),
  measure: text('measure').$type<keyof typeof REPORT_MEASURES | ''>().notNull().default(''),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at'),
  createdAt: moment('created_at').notNull(),
});

/** A stored report. */
export type ReportRow = typeof communityReport.$inferSelect;

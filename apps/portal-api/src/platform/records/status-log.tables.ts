import type { ActorRole } from '@portal/lifecycles';
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Transitions of every record, in the order they happened. */
export const statusLog = pgTable('status_log', {
  id: uuid('id').primaryKey(),
  recordKind: text('record_kind').notNull(),
  recordId: uuid('record_id').notNull(),
  fromState: integer('from_state'),
  toState: integer('to_state').notNull(),
  act: text('act').notNull(),
  actorRole: text('actor_role').$type<ActorRole>().notNull(),
  actorId: uuid('actor_id'),
  actorName: text('actor_name').notNull(),
  reason: text('reason').notNull(),
  fileIds: uuid('file_ids').array().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
});

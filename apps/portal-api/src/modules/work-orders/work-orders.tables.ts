import type {
  WorkOrderMessage,
  WorkOrderRating,
  WorkOrderRequest,
  WorkOrderStatus,
} from '@portal/api-contract/account';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What customers ask the platform to solve; whoever may be called is encrypted as a whole. */
export const workOrder = pgTable('work_order', {
  id: uuid('id').primaryKey(),
  ticketNo: text('ticket_no').notNull().unique(),
  ownerId: uuid('owner_id').notNull(),
  state: smallint('status').$type<WorkOrderStatus>().notNull(),
  severity: text('severity').$type<WorkOrderRequest['severity']>().notNull(),
  productCode: text('product_code').notNull(),
  productName: text('product_name').notNull(),
  typeCode: text('type_code').notNull(),
  typeName: text('type_name').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  resource: text('resource').notNull(),
  contactEncrypted: text('contact_encrypted').notNull(),
  telephoneMasked: text('telephone_masked').notNull(),
  contactHours: text('contact_hours').$type<WorkOrderRequest['contactHours']>().notNull(),
  fileIds: uuid('file_ids').array().notNull(),
  hasSecret: boolean('has_secret')
    .notNull()
    .$default(() => false),
  secretErasedAt: moment('secret_erased_at'),
  grantScope: text('grant_scope').$type<WorkOrderRequest['grantScope']>(),
  grantExpireAt: moment('grant_expire_at'),
  assigneeId: uuid('assignee_id'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** When it came to its state; waits are counted from here. */
  stateSince: moment('state_since').notNull(),
  promiseAt: moment('promise_at').notNull(),
  respondedAt: moment('responded_at'),
  reminderCount: smallint('reminder_count').notNull(),
  urgedAt: moment('urged_at'),
  escalatedAt: moment('escalated_at'),
  reopenCount: smallint('reopen_count').notNull(),
  rating: jsonb('rating').$type<WorkOrderRating>(),
  ratedAt: moment('rated_at'),
  /** Until when a supervisor calls an owner who is not content. */
  callBackDueAt: moment('call_back_due_at'),
  messageCount: integer('message_count').notNull(),
  /** The owner has taken it from the list. */
  hiddenAt: moment('hidden_at'),
  version: integer('version').notNull(),
});

/** A stored work order. */
export type WorkOrderRow = typeof workOrder.$inferSelect;

/** Confidential texts, encrypted; gone once the work order is over. */
export const workOrderSecret = pgTable('work_order_secret', {
  id: uuid('id').primaryKey(),
  workOrderId: uuid('work_order_id').notNull(),
  textEncrypted: text('text_encrypted').notNull(),
  createdAt: moment('created_at').notNull(),
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
});

/** Conversation of work orders. */
export const workOrderMessage = pgTable('work_order_message', {
  id: uuid('id').primaryKey(),
  workOrderId: uuid('work_order_id').notNull(),
  author: text('author').$type<WorkOrderMessage['author']>().notNull(),
  authorId: uuid('author_id'),
  authorName: text('author_name').notNull(),
  text: text('text').notNull(),
  fileIds: uuid('file_ids').array().notNull(),
  at: moment('at').notNull(),
  readAt: moment('read_at'),
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
});

/** How many work orders of an owner stand in each state; the database itself keeps it up to date. */
export const workOrderTotal = pgTable('work_order_total', {
  ownerId: uuid('owner_id').primaryKey(),
  totals: integer('totals').array().notNull(),
});

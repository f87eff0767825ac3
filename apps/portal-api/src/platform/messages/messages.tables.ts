import type { MessageChannel, MessageType } from '@portal/api-contract/account';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Messages to users; those a user deletes stay until they are old. */
export const userMessage = pgTable('user_message', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  type: text('type').$type<MessageType>().notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  link: text('link').notNull(),
  recordNo: text('record_no').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  readAt: timestamp('read_at', { withTimezone: true }),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

/** How messages reach their owner beside the site. */
export const messagePreference = pgTable('message_preference', {
  ownerId: uuid('owner_id').primaryKey(),
  smsTypes: text('sms_types').$type<MessageType>().array().notNull(),
  mailTypes: text('mail_types').$type<MessageType>().array().notNull(),
  /** Times of the day in China, `HH:MM`; both or none. */
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  version: integer('version').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** What has become of a delivery. */
export type DeliveryState = 'waiting' | 'sent' | 'skipped' | 'failed';

/** Messages on their way to a telephone or a mailbox; the address is looked up when one is sent. */
export const deliveryOutbox = pgTable('delivery_outbox', {
  /** Handed to the provider, which delivers one id once. */
  id: uuid('id').primaryKey(),
  /** `null` for a message to an address without an account. */
  messageId: uuid('message_id'),
  /** Address and text of a message for somebody whom the portal no longer knows. */
  messageEncrypted: text('letter_encrypted'),
  ownerId: uuid('owner_id').notNull(),
  channel: text('channel').$type<MessageChannel>().notNull(),
  state: text('state').$type<DeliveryState>().notNull(),
  attempts: integer('attempts').notNull(),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
  /** Kind of the last failure, without anything personal. */
  lastError: text('last_error').notNull(),
  /** Site the owner had logged in to last when it was queued, as the database notes it: links lead there. */
  origin: text('origin').notNull().default(''),
  brandPath: text('brand_path').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

/** What the sandbox mail provider delivered. */
export const mailOutbox = pgTable('mail_outbox', {
  id: uuid('id').primaryKey(),
  addressMasked: text('address_masked').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
});

/** What the sandbox SMS provider delivered. */
export const smsOutbox = pgTable('sms_outbox', {
  id: uuid('id').primaryKey(),
  telephoneMasked: text('telephone_masked').notNull(),
  text: text('text').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
});

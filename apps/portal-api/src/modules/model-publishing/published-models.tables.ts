import type { ModelBrief } from '@portal/api-contract';
import type { InterfaceTest, ModelListingState, ModelText, TextPosition } from '@portal/api-contract/account';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Models that members publish. */
export const publishedModel = pgTable('published_model', {
  id: uuid('id').primaryKey(),
  /** Id of its page too. */
  modelNo: text('model_no').notNull().unique(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  modelType: smallint('model_type').$type<ModelBrief['modelType']>().notNull(),
  deliveryMode: smallint('delivery_mode').$type<ModelBrief['deliveryMode']>().notNull(),
  /** Who is named as its provider; empty before it is submitted. */
  provider: text('provider').notNull().default(''),
  state: smallint('state').$type<ModelListingState>().notNull(),
  stateSince: moment('state_since').notNull(),
  version: integer('version').notNull(),
  /** Version that is written on, or the last one. */
  draftNumber: integer('draft_number').notNull(),
  /** Version that visitors see, or saw last. */
  liveNumber: integer('live_number'),
  fileIds: uuid('file_ids').array().notNull().default([]),
  /** Since when something waits for a review. */
  submittedAt: moment('submitted_at'),
  assigneeId: uuid('assignee_id'),
  isAppeal: boolean('is_appeal').notNull().default(false),
  /** Version for which a decision was appealed against. */
  appealedNumber: integer('appealed_number'),
  /** The last decision that was against it, and whose it was. */
  reason: text('reason').notNull().default(''),
  positions: jsonb('positions').$type<readonly TextPosition[]>().notNull().default([]),
  decidedBy: uuid('decided_by'),
  publishedAt: moment('published_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** A stored model of a member. */
export type PublishedModelRow = typeof publishedModel.$inferSelect;

/** What models of members say, version by version. */
export const publishedModelVersion = pgTable(
  'published_model_version',
  {
    modelId: uuid('model_id').notNull(),
    number: integer('number').notNull(),
    body: jsonb('body').$type<ModelText>().notNull(),
    test: jsonb('test').$type<InterfaceTest>(),
    createdAt: moment('created_at').notNull(),
    passedAt: moment('passed_at'),
  },
  ({ modelId, number }) => [primaryKey({ columns: [modelId, number] })],
);

/** A stored version. */
export type ModelVersionRow = typeof publishedModelVersion.$inferSelect;

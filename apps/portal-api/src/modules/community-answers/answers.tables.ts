import { boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Answers to questions. */
export const communityAnswer = pgTable('community_answer', {
  id: uuid('id').primaryKey(),
  /** `mid` of the question. */
  questionId: text('question_id').notNull(),
  /** None once its author has left. */
  ownerId: uuid('owner_id'),
  body: text('body').notNull(),
  html: text('html').notNull(),
  hasAi: boolean('has_ai').notNull(),
  ipRegion: text('ip_region').notNull().default(''),
  status: smallint('status').$type<1 | 2 | 3 | 4>().notNull(),
  isAccepted: boolean('is_accepted').notNull().default(false),
  /** How often it was accepted, by which lines of the reputation are told apart. */
  turn: integer('turn').notNull().default(0),
  /** Votes for it less those against it. */
  score: integer('score').notNull().default(0),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  editedAt: moment('edited_at'),
});

/** A stored answer. */
export type AnswerRow = typeof communityAnswer.$inferSelect;

/** States of answers and comments: shown, hidden by a moderator, waiting for one, deleted by its author. */
export const [SHOWN, HIDDEN, WAITING, DELETED] = [1, 2, 3, 4] as const;

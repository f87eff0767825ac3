import type {
  CommunityCategory,
  ContentPosition,
  ContentState,
  ContentText,
  MainType,
} from '@portal/api-contract/community';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const count = (name: string) => integer(name).notNull().default(0);

/** File of a material or a video as its item has it. */
export interface ContentFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  /** Length of a video; 0 for others. */
  readonly seconds: number;
  /** Key of an uploaded file; empty for one of the content. */
  readonly fileId: string;
  /** URL of a file of the content; empty for an uploaded one. */
  readonly url: string;
  /** The same for the captions of a video; empty for none. */
  readonly captionsId: string;
  readonly captionsUrl: string;
  /** Key of the picture that was made of an uploaded video or picture; empty for none to be had, absent until it was tried. */
  readonly posterId?: string;
}

/** Content of the community. Columns of the text say what visitors see, or the newest text of what they never saw. */
export const communityContent = pgTable('community_content', {
  id: uuid('id').primaryKey(),
  /** Id of its page too. */
  mid: text('mid').notNull().unique(),
  /** Null where the author has left. */
  ownerId: uuid('owner_id'),
  mainType: smallint('main_type').$type<MainType>().notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull().default(''),
  cover: text('cover').notNull().default(''),
  category: text('category').$type<CommunityCategory | ''>().notNull().default(''),
  tags: text('tags').array().notNull().default([]),
  audience: smallint('audience').$type<ContentText['audience']>().notNull().default(1),
  isAiMade: boolean('is_ai_made').notNull().default(false),
  series: text('series').notNull().default(''),
  file: jsonb('file').$type<ContentFile>(),
  region: text('region').notNull().default(''),
  isFeatured: boolean('is_featured').notNull().default(false),
  state: smallint('state').$type<ContentState>().notNull(),
  stateSince: moment('state_since').notNull(),
  version: integer('version').notNull(),
  /** Text that is written on, or the last one. */
  draftNumber: integer('draft_number').notNull(),
  /** Text that visitors see, or saw last. */
  liveNumber: integer('live_number'),
  fileIds: uuid('file_ids').array().notNull().default([]),
  /** Since when something waits for a review. */
  submittedAt: moment('submitted_at'),
  /** Since when it is on the shelf without anybody having looked. */
  uncheckedSince: moment('unchecked_since'),
  assigneeId: uuid('assignee_id'),
  isAppeal: boolean('is_appeal').notNull().default(false),
  appealedNumber: integer('appealed_number'),
  reason: text('reason').notNull().default(''),
  positions: jsonb('positions').$type<readonly ContentPosition[]>().notNull().default([]),
  decidedBy: uuid('decided_by'),
  /** When it is to be shown; null for what is shown as soon as it has passed. */
  publishAt: moment('publish_at'),
  publishedAt: moment('published_at'),
  /** When visitors saw another text for the last time. */
  revisedAt: moment('revised_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  deletedAt: moment('deleted_at'),
  questionStatus: smallint('question_status').$type<1 | 2 | 3 | 4>().notNull().default(1),
  bounty: count('bounty'),
  bountyUntil: moment('bounty_until'),
  duplicateOf: text('duplicate_of').notNull().default(''),
  closedReason: text('closed_reason').notNull().default(''),
  views: count('views'),
  likes: count('likes'),
  votes: count('votes'),
  collects: count('collects'),
  comments: count('comments'),
  answers: count('answers'),
  shares: count('shares'),
  downloads: count('downloads'),
});

/** A stored item. */
export type ContentRow = typeof communityContent.$inferSelect;

/** Texts of items. */
export const communityContentVersion = pgTable(
  'community_content_version',
  {
    contentId: uuid('content_id').notNull(),
    number: integer('number').notNull(),
    body: jsonb('body').$type<ContentText>().notNull(),
    /** As visitors see it; empty until it was submitted. */
    html: text('html').notNull().default(''),
    outline: jsonb('outline')
      .$type<readonly { readonly id: string; readonly text: string; readonly level: number }[]>()
      .notNull()
      .default([]),
    readingMinutes: integer('reading_minutes').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    savedAt: moment('saved_at').notNull(),
    passedAt: moment('passed_at'),
  },
  ({ contentId, number }) => [primaryKey({ columns: [contentId, number] })],
);

/** A stored text. */
export type ContentVersionRow = typeof communityContentVersion.$inferSelect;

/** What is left to compare of texts that were taken down (`sketchText`). */
export const communityRemovedText = pgTable('community_removed_text', {
  contentId: uuid('content_id').primaryKey(),
  pieces: integer('pieces').array().notNull(),
});

/** What the community knows of whoever takes part. */
export const communityMember = pgTable('community_member', {
  userId: uuid('user_id').primaryKey(),
  trustLevel: smallint('trust_level').notNull().default(0),
  reputation: count('reputation'),
  region: text('region').notNull().default(''),
  suspendedUntil: moment('suspended_until'),
});

/** Words that are not published without a person having looked. */
export const communityWord = pgTable(
  'community_word',
  {
    word: text('word').notNull(),
    kind: text('kind').notNull(),
    source: text('source').notNull(),
  },
  ({ source, word }) => [primaryKey({ columns: [source, word] })],
);

import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The index: an item is an entry, a page of a document is one entry per heading. */
export const searchEntry = pgTable('search_entry', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  source: text('source').notNull(),
  module: text('module').notNull(),
  itemId: text('item_id').notNull(),
  docId: text('doc_id').notNull(),
  /** Empty for the newest version. */
  docVersionId: text('doc_version_id').notNull(),
  anchor: text('anchor').notNull(),
  title: text('title').notNull(),
  heading: text('heading').notNull(),
  body: text('body').notNull(),
  breadcrumb: text('breadcrumb').array().notNull(),
  /** Words beside the title. */
  tags: text('tags').notNull(),
  isContentEmpty: boolean('is_content_empty').notNull(),
  /** Brands that show it: one bit for each visible range. */
  ranges: integer('ranges').notNull(),
  weight: integer('weight').notNull(),
  updatedOn: date('updated_on').notNull(),
  /** Whether its source says when it was changed. */
  isDated: boolean('is_dated').notNull(),
  head: tsvector('head').notNull(),
  words: tsvector('words').notNull(),
});

/** Which sources have changed, and in which transaction; written by triggers. */
export const searchChange = pgTable('search_change', {
  source: text('source').notNull(),
  xid: xid8('xid').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

/** Which snapshots have been taken of indexes in memory, and in which transaction that was noted. */
export const searchSnapshot = pgTable('search_snapshot', {
  id: uuid('id').primaryKey(),
  xid: xid8('xid').notNull(),
  takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
});

/** Words that titles are made of, by each pinyin they are read by, and Latin words. */
export const searchTerm = pgTable(
  'search_term',
  {
    term: text('term').notNull(),
    source: text('source').notNull(),
    pinyin: text('pinyin').notNull(),
    initials: text('initials').notNull(),
    isLatin: boolean('is_latin').notNull(),
    weight: integer('weight').notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.source, table.pinyin] })],
);

/** What is looked for. */
export const searchQuery = pgTable('search_query', {
  keywords: text('keywords').primaryKey(),
  searches: integer('searches').notNull(),
  misses: integer('misses').notNull(),
  lastSearchedAt: timestamp('last_searched_at', { withTimezone: true }).notNull(),
  /** Since when it is to find nothing. */
  dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
});

/** Words that operators have confirmed to mean the same. */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    word: text('word').notNull(),
    meaning: text('meaning').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.word, table.meaning] })],
);

/** Which results are opened. */
export const searchClick = pgTable(
  'search_click',
  {
    keywords: text('keywords').notNull(),
    module: text('module').notNull(),
    itemId: text('item_id').notNull(),
    clicks: integer('clicks').notNull(),
    rankSum: integer('rank_sum').notNull(),
    lastClickedAt: timestamp('last_clicked_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.keywords, table.module, table.itemId] })],
);

/** Pages opened from suggestions, by day. */
export const pageView = pgTable(
  'page_view',
  {
    module: text('module').notNull(),
    itemId: text('item_id').notNull(),
    day: date('day').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.module, table.itemId, table.day] })],
);

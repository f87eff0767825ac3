import { SEARCH_COUNT_CAP, type SearchModule } from '@portal/api-contract';
import { type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { type ModuleCount, toCounts } from './search-counts';
import { isForOldVersion, type SearchFilter, toRangeBits } from './search-marks';
import type { IndexQuery } from './search-query';
import type { Candidate, EntryHead } from './search-ranking';
import { toComparable } from './search-text';

/** What results show of an entry, beyond what the ranking knows. */
export interface EntryText {
  readonly id: number;
  readonly body: string;
  readonly breadcrumb: readonly string[];
  readonly isContentEmpty: boolean;
  /** Whether its source says when it was changed. */
  readonly isDated: boolean;
}

/** Words that begin like a sound, of those that are compared. */
const MAX_SOUNDS = 150;

/** A word of titles that sounds or looks like what was typed. */
export interface TermMatch {
  readonly term: string;
  /** Empty for Latin words. */
  readonly pinyin: string;
  readonly weight: number;
}

/** An entry that was found; among the best ones it is at any depth. */
export type FoundEntry = Candidate & { readonly isAmongBest: boolean };

/** What queries of the index find. */
export interface Hits {
  readonly found: readonly FoundEntry[];
  /** Of the last query that was asked. */
  readonly counts: readonly ModuleCount[];
  /** Queries that were asked. */
  readonly asked: number;
  /** Entries that the first of them found. */
  readonly firsts: number;
}

/** How much is looked for. */
export interface CandidateLimits {
  readonly most: number;
  readonly enough: number;
  readonly titles?: IndexQuery | undefined;
  /** All that was typed, in one piece, where entries that have it so are to be told apart. */
  readonly phrase?: string | undefined;
  /** Choice of words each of which adds to how well an entry goes with them. */
  readonly sum?: IndexQuery | undefined;
  /** All entries up to the cap, not just the best ones. */
  readonly isDeep?: boolean;
}

/** Title of an item with what a suggestion shows. */
export type TitleHit = Pick<Candidate, 'head'> & Pick<EntryText, 'isContentEmpty' | 'breadcrumb'>;

/** Columns of an entry in the order of the SQL functions. */
export type EntryColumns = readonly [
  id: number,
  module: SearchModule,
  itemId: string,
  docId: string,
  docVersionId: string,
  anchor: string,
  title: string,
  heading: string,
  tags: string,
  weight: number,
  updatedOn: string,
];

/** Columns of `EntryText` in the order of the SQL function. */
type TextColumns = [id: number, body: string, breadcrumb: string[], isContentEmpty: boolean, isDated: boolean];

/** Null where there are no rows. */
type Rows<Row> = readonly Row[] | null;

interface CandidateResult {
  readonly asked: number;
  readonly firsts: number;
  readonly tally: Tally;
  readonly entries: Rows<readonly [...EntryColumns, body: string | null, isAmongBest: boolean]>;
}

interface Tally {
  readonly entries: number;
  /** Null where there are none. */
  readonly items: Readonly<Partial<Record<SearchModule, number>>> | null;
}

/** SQL of the search. Every query here reads a bounded number of rows. */
export function createSearchRepository(orm: QueryRunner) {
  const run = async <Row extends object>(query: SQL): Promise<Row[]> =>
    (await orm.execute(query)).rows as unknown as Row[];

  /** What a function comes to that responds with one value. */
  const ask = async <Result>(call: SQL): Promise<Result> => {
    const [row] = await run<{ answer: Result }>(sql`select ${call} as answer`);
    if (!row) throw new Error('The database did not answer');
    return row.answer;
  };

  return {
    /**
     * Entries that may be the best ones: of the first query, and of each that follows while there are fewer than
     * enough. Titles may have words of their own.
     */
    async findCandidates(
      queries: readonly IndexQuery[],
      filter: SearchFilter,
      { most, enough, titles, isDeep = false }: CandidateLimits,
    ): Promise<Hits> {
      const { asked, firsts, tally, entries } = await ask<CandidateResult>(
        sql`search_candidates(${sql.param(queries)}, ${titles ?? null}::tsquery, ${toRangeBits([filter.visibleRange])},
          ${isForOldVersion(filter)}, ${filter.since ?? null}::date, ${most}, ${SEARCH_COUNT_CAP}, ${enough}, ${isDeep})`,
      );
      const found = (entries ?? []).map((row) => ({ ...toCandidate(row, row[11] ?? ''), isAmongBest: row[12] }));
      return { found, counts: countTally(tally), asked, firsts };
    },

    /** Items whose title has the words. */
    async findTitles(query: IndexQuery, visibleRange: number, most: number): Promise<TitleHit[]> {
      const rows = await ask<Rows<readonly [...EntryColumns, breadcrumb: string[], isContentEmpty: boolean]>>(
        sql`search_titles(${query}::tsquery, ${toRangeBits([visibleRange])}, ${most})`,
      );
      return (rows ?? []).map((row) => ({ head: toHead(row), breadcrumb: row[11], isContentEmpty: row[12] }));
    },

    /** Texts of the entries that are shown. */
    async readTexts(ids: readonly number[]): Promise<ReadonlyMap<number, EntryText>> {
      if (ids.length === 0) return new Map();
      const rows = await ask<Rows<TextColumns>>(sql`search_texts(${sql.param(ids)})`);
      return new Map(
        (rows ?? []).map(([id, body, breadcrumb, isContentEmpty, isDated]) => [
          id,
          { id, body, breadcrumb, isContentEmpty, isDated },
        ]),
      );
    },

    /** The parts of the item that an entry is a part of, where the brand shows it. */
    async readItem(id: number, visibleRange: number, most: number): Promise<Candidate[]> {
      const rows = await run<{ entry: readonly [...EntryColumns, body: string] }>(
        sql`select json_build_array(part.id, part.module, part.item_id, part.doc_id, part.doc_version_id, part.anchor,
            part.title, part.heading, part.tags, part.weight, part.updated_on, left(part.body, 1500)) as entry
          from search_entry as one join search_entry as part on part.item_id = one.item_id and part.source = one.source
          where one.id = ${id} and part.ranges & ${toRangeBits([visibleRange])} <> 0 order by part.id limit ${most}`,
      );
      return rows.map(({ entry }) => toCandidate(entry, entry[11]));
    },

    /** How many entries each query finds, up to so many. */
    countHits: (queries: readonly IndexQuery[], most: number): Promise<number[]> =>
      ask(sql`search_counts(${sql.param(queries)}, ${most})`),

    /** Words of titles that sound like what was typed: in full, by its beginning, or by first letters. */
    findTermsBySound: (sound: string): Promise<TermMatch[]> =>
      run(sql`
        select term, pinyin,
          search_term_weight(term) + case when pinyin = ${sound} or initials = ${sound} then 8 else 0 end as weight
        from (select distinct * from search_sounds(${sound}, ${MAX_SOUNDS})) as spoken
        order by 3 desc, length(term), term limit 5`),

    /** Words of titles that sound exactly like one of those typed. */
    findHomophones: (sounds: readonly string[]): Promise<TermMatch[]> =>
      run(sql`
        select term, pinyin, search_term_weight(term) as weight from search_homophones(${sql.param(sounds)})
        order by 3 desc, term limit 50`),

    /** Latin words that look like what was typed. */
    findTermsByLook: (word: string): Promise<TermMatch[]> =>
      run(sql`select term, '' as pinyin, weight from search_lookalikes(${word})`),

    /** Whether a Latin word, or one that begins with it, is in any title. */
    async hasLatinWord(word: string): Promise<boolean> {
      const rows = await run(
        sql`select 1 from search_term where is_latin and term like ${`${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} limit 1`,
      );
      return rows.length > 0;
    },
  };
}

export type SearchRepository = ReturnType<typeof createSearchRepository>;

function countTally(tally: Tally | null | undefined): ModuleCount[] {
  if (!tally?.items) return [];
  const items = new Map(Object.entries(tally.items) as [SearchModule, number][]);
  return toCounts(items, tally.entries <= SEARCH_COUNT_CAP);
}

export function toHead(row: EntryColumns | readonly [...EntryColumns, ...unknown[]]): EntryHead {
  const [id, module, itemId, docId, docVersionId, anchor, title, heading, tags, weight, updatedOn] = row;
  return {
    ...{ id, module, itemId, docId, docVersionId, anchor, title, heading, tags, weight, updatedOn },
    itemKey: `${module}\n${docId}\n${docVersionId}\n${itemId}`,
    comparable: { title: toComparable(title), heading: toComparable(heading), tags: toComparable(tags) },
  };
}

function toCandidate(row: readonly [...EntryColumns, ...unknown[]], body: string): Candidate {
  return { head: toHead(row), body: toComparable(body) };
}

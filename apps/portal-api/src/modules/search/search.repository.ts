import { SEARCH_COUNT_CAP, SEARCH_MODULES, type SearchModule } from '@portal/api-contract';
import { sql } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { isForOldVersion, type SearchFilter, toRangeBits } from './search-marks';
import type { IndexQuery } from './search-query';
import type { Candidate } from './search-ranking';

/** What results show of an entry, beyond what the ranking knows. */
export interface EntryText {
  readonly id: number;
  readonly body: string;
  readonly breadcrumb: readonly string[];
  readonly isContentEmpty: boolean;
}

/** Kinds in the order of their tabs. */
const MODULES = Object.keys(SEARCH_MODULES) as SearchModule[];

/** Hits of a kind; `isCapped` where there may be more. */
export interface ModuleCount {
  readonly module: SearchModule;
  readonly count: number;
  readonly isCapped: boolean;
}

/** A word of titles that sounds or looks like what was typed. */
export interface TermMatch {
  readonly term: string;
  /** Empty for Latin words. */
  readonly pinyin: string;
  readonly weight: number;
}

/** What a query of the index finds. */
export interface Hits {
  readonly candidates: readonly Candidate[];
  readonly counts: readonly ModuleCount[];
}

/** Title of an item with what a suggestion shows. */
export type TitleHit = Candidate & Pick<EntryText, 'isContentEmpty' | 'breadcrumb'>;

// Numbers of 64 bits come as text.
interface EntryRow {
  readonly id: string;
  readonly module: SearchModule;
  readonly item_id: string;
  readonly doc_id: string;
  readonly doc_version_id: string;
  readonly anchor: string;
  readonly title: string;
  readonly heading: string;
  readonly tags: string;
  readonly weight: number;
  readonly updated_on: string;
  readonly body?: string | null;
  readonly tally?: Tally | null;
}

interface Tally {
  readonly entries: number;
  /** Null where there are none. */
  readonly items: Readonly<Partial<Record<SearchModule, number>>> | null;
}

interface TextRow {
  readonly id: string;
  readonly body: string;
  readonly breadcrumb: string[];
  readonly is_content_empty: boolean;
}

interface TitleRow extends EntryRow {
  readonly is_content_empty: boolean;
  readonly breadcrumb: string[];
}

/** SQL of the search. Every query here reads a bounded number of rows. */
export function createSearchRepository(orm: QueryRunner) {
  const run = async <Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]> =>
    (await orm.execute(query)).rows as unknown as Row[];

  return {
    /** Entries that may be the best ones, where titles may have words of their own, and how many items of each kind there are up to the cap. */
    async findCandidates(
      query: IndexQuery,
      filter: SearchFilter,
      most: number,
      titles: IndexQuery = query,
    ): Promise<Hits> {
      const rows = await run<EntryRow>(
        sql`select * from search_candidates(${query}::tsquery, ${titles}::tsquery, ${toRangeBits([filter.visibleRange])},
          ${isForOldVersion(filter)}, ${filter.since ?? null}::date, ${most}, ${SEARCH_COUNT_CAP})`,
      );
      return { candidates: rows.map(toCandidate), counts: toCounts(rows[0]?.tally) };
    },

    /** Items whose title has the words. */
    async findTitles(query: IndexQuery, visibleRange: number, most: number): Promise<TitleHit[]> {
      const rows = await run<TitleRow>(
        sql`select * from search_titles(${query}::tsquery, ${toRangeBits([visibleRange])}, ${most})`,
      );
      return rows.map((row) => ({
        ...toCandidate(row),
        isContentEmpty: row.is_content_empty,
        breadcrumb: row.breadcrumb,
      }));
    },

    /** Texts of the entries that are shown. */
    async readTexts(ids: readonly number[]): Promise<ReadonlyMap<number, EntryText>> {
      if (ids.length === 0) return new Map();
      const rows = await run<TextRow>(sql`select * from search_texts(${`{${ids.join(',')}}`}::bigint[])`);
      return new Map(
        rows.map(({ id, body, breadcrumb, is_content_empty: isContentEmpty }) => [
          Number(id),
          { id: Number(id), body, breadcrumb, isContentEmpty },
        ]),
      );
    },

    /** How many entries each query finds, up to so many. */
    async countHits(queries: readonly IndexQuery[], most: number): Promise<number[]> {
      const [row] = await run<{ counts: number[] }>(
        sql`select search_counts(array(select jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb)), ${most}) as counts`,
      );
      return row?.counts ?? [];
    },

    /** Words of titles that sound like what was typed: in full, by its beginning, or by first letters. */
    findTermsBySound: (sound: string): Promise<TermMatch[]> =>
      run(sql`
        select term, pinyin,
          (max(weight) + least(count(*), 4) + case when pinyin = ${sound} or initials = ${sound} then 8 else 0 end)::int as weight
        from search_term
        where not is_latin and (pinyin like ${`${sound}%`} or initials like ${`${sound}%`})
        group by term, pinyin, initials order by 3 desc, length(term), term limit 5`),

    /** Words of titles that sound exactly like one of those typed. */
    findHomophones: (sounds: readonly string[]): Promise<TermMatch[]> =>
      run(sql`
        select term, pinyin, (max(weight) + least(count(*), 4))::int as weight
        from search_term where not is_latin and pinyin in ${[...sounds]}
        group by term, pinyin order by 3 desc, term limit 50`),

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

function toCounts(tally: Tally | null | undefined): ModuleCount[] {
  const items = tally?.items;
  if (!items) return [];
  const isCapped = tally.entries > SEARCH_COUNT_CAP;
  return MODULES.flatMap((module) => {
    const count = items[module] ?? 0;
    // Where not all were counted, a kind without any may still have some.
    return count > 0 || isCapped ? [{ module, count: Math.min(count, SEARCH_COUNT_CAP), isCapped }] : [];
  });
}

function toCandidate(row: EntryRow): Candidate {
  const { id, module, anchor, title, heading, tags, weight, body } = row;
  return {
    ...{ module, anchor, title, heading, tags, weight },
    id: Number(id),
    itemId: row.item_id,
    docId: row.doc_id,
    docVersionId: row.doc_version_id,
    updatedOn: row.updated_on,
    body: body ?? '',
  };
}

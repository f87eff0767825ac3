import { SEARCH_COUNT_CAP, type SearchModule } from '@portal/api-contract';
import { inArray, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import type { IndexQuery } from './search-query';
import type { Candidate } from './search-ranking';
import { searchEntry } from './search.tables';

/** What results show of an entry, beyond what the ranking knows. */
export interface EntryText {
  readonly id: number;
  readonly body: string;
  readonly breadcrumb: readonly string[];
  readonly isContentEmpty: boolean;
}

/** Hits of a kind; `isCapped` where there may be more. */
export interface ModuleCount {
  readonly module: SearchModule;
  readonly count: number;
  readonly isCapped: boolean;
}

/** A word of titles that sounds or looks like what was typed. */
export interface TermMatch {
  readonly term: string;
  readonly weight: number;
  /** How alike two Latin words look, 0 to 1; 1 for what sounds alike. */
  readonly likeness: number;
}

const candidateColumns = sql`entry.id, entry.module, entry.item_id as "itemId", entry.doc_id as "docId",
  entry.doc_version_id as "docVersionId", entry.anchor, entry.title, entry.heading, entry.tags, entry.weight,
  entry.updated_on::text as "updatedOn"`;

/** SQL of the search. Every query here reads a bounded number of rows. */
export function createSearchRepository(orm: QueryRunner) {
  const run = async <Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]> =>
    (await orm.execute(query)).rows as unknown as Row[];

  return {
    /** Entries that may be the best ones. */
    async findCandidates(query: IndexQuery, since: string | undefined, most: number): Promise<Candidate[]> {
      const rows = await run<Candidate & { id: string }>(sql`
        select ${candidateColumns}, hit.text_rank as "textRank"
        from search_candidates(${query}::tsquery, ${since ?? null}::date, ${most}) as hit
        join search_entry as entry on entry.id = hit.id`);
      return rows.map((row) => ({ ...row, id: Number(row.id) }));
    },

    /** Items whose title has the words. */
    async findTitles(
      query: IndexQuery,
      most: number,
    ): Promise<(Candidate & Pick<EntryText, 'isContentEmpty' | 'breadcrumb'>)[]> {
      const rows = await run<Candidate & { id: string } & Pick<EntryText, 'isContentEmpty' | 'breadcrumb'>>(sql`
        select ${candidateColumns}, 0 as "textRank", entry.is_content_empty as "isContentEmpty", entry.breadcrumb
        from search_titles(${query}::tsquery, ${most}) as hit join search_entry as entry on entry.id = hit.id`);
      return rows.map((row) => ({ ...row, id: Number(row.id) }));
    },

    /** Hits by kind, counted up to the cap. */
    async countByModule(query: IndexQuery, since: string | undefined): Promise<ModuleCount[]> {
      const rows = await run<{ module: SearchModule; items: number; entries: number }>(
        sql`select * from search_counts(${query}::tsquery, ${since ?? null}::date, ${SEARCH_COUNT_CAP + 1})`,
      );
      const isCapped = rows.reduce((sum, { entries }) => sum + entries, 0) > SEARCH_COUNT_CAP;
      return rows.map(({ module, items }) => ({ module, count: Math.min(items, SEARCH_COUNT_CAP), isCapped }));
    },

    /** Texts of the entries that are shown. */
    async readTexts(ids: readonly number[]): Promise<ReadonlyMap<number, EntryText>> {
      if (ids.length === 0) return new Map();
      const rows = await orm
        .select({
          id: searchEntry.id,
          body: searchEntry.body,
          breadcrumb: searchEntry.breadcrumb,
          isContentEmpty: searchEntry.isContentEmpty,
        })
        .from(searchEntry)
        .where(inArray(searchEntry.id, [...ids]));
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** Words of titles that sound like what was typed: in full, by its beginning, or by first letters. */
    findTermsBySound: (sound: string): Promise<TermMatch[]> =>
      run(sql`
        select term, max(weight + case when pinyin = ${sound} or initials = ${sound} then 4 else 0 end)::int as weight,
          1::real as likeness
        from search_term
        where not is_latin and (pinyin like ${`${sound}%`} or initials like ${`${sound}%`})
        group by term order by 2 desc, length(term), term limit 5`),

    /** Latin words that look like what was typed. */
    findTermsByLook: (word: string): Promise<TermMatch[]> =>
      run(sql`
        select term, max(weight)::int as weight, max(similarity(term, ${word}))::real as likeness
        from search_term where is_latin and term % ${word}
        group by term order by 3 desc, 2 desc, term limit 8`),

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

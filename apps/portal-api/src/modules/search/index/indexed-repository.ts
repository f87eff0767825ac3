import { SEARCH_COUNT_CAP, type SearchModule } from '@portal/api-contract';
import { sql } from 'drizzle-orm';
import type { QueryRunner } from '../../../platform/database/database';
import type { IndexQuery } from '../search-query';
import {
  type EntryColumns,
  type FoundEntry,
  type ModuleCount,
  type SearchRepository,
  toCandidate,
} from '../search.repository';
import type { IndexFollower } from './index-follower';
import type { IndexHits, SearchIndex } from './search-index';

/** Texts of as many of the best entries are compared with the words. */
const MAX_TEXTS = 30;

type Row = readonly [...EntryColumns, body: string | null, breadcrumb: string[], isContentEmpty: boolean];

interface IndexedRepositoryOptions {
  readonly orm: QueryRunner;
  readonly follower: IndexFollower;
  /** What finds where the index is being built, and all that the index does not know. */
  readonly database: SearchRepository;
}

/** The search by an index in memory: it says which entries, the table says what is in them. */
export function createIndexedRepository({ orm, follower, database }: IndexedRepositoryOptions): SearchRepository {
  /** Entries of what the index finds, as of one state of the table; `undefined` where the index is being built. */
  async function readFound<Found>(
    find: (index: SearchIndex) => Found & { readonly ids: readonly number[] },
  ): Promise<{ readonly found: Found; readonly rows: readonly Row[] } | undefined> {
    let index = follower.getIndex() ?? (await follower.catchUp());
    while (index) {
      const found = find(index);
      const { floor, applied } = follower.getSeen();
      const bodies = found.ids.slice(0, MAX_TEXTS);
      const response = await orm.execute(
        sql`select search_entries(${sql.param(found.ids)}, ${sql.param(bodies)}, ${floor}::xid8,
          ${sql.param(applied)}::xid8[]) as answer`,
      );
      const [row] = response.rows as unknown as [{ readonly answer: readonly Row[] | null }];
      if (row.answer) return { found, rows: row.answer };
      index = await follower.catchUp();
    }
    return undefined;
  }

  return {
    ...database,

    async findCandidates(queries, filter, limits) {
      const { most, enough, titles, literal, isDeep = false } = limits;
      const read = await readFound((index) => {
        const best = new Set<number>();
        const others = new Set<number>();
        const literals = new Set<number>();
        let asked = 0;
        let firsts = 0;
        let last: IndexHits | undefined;
        for (const query of queries) {
          if (best.size >= enough) break;
          last = index.find({ query, filter, most: isDeep ? SEARCH_COUNT_CAP * 2 : most });
          asked += 1;
          last.ids.slice(0, most).forEach((id) => best.add(id));
          last.ids.forEach((id) => others.add(id));
          if (query === literal) last.ids.forEach((id) => literals.add(id));
          if (asked === 1) firsts = last.entries;
        }
        // Of short words most texts are full: the weightiest of those that bear them in their titles are looked at too.
        const isMore = (last?.entries ?? 0) > most;
        for (const query of new Set([isMore ? queries[asked - 1] : undefined, titles])) {
          if (query) index.find({ query, filter, most, isForTitles: true }).ids.forEach((id) => best.add(id));
        }
        return { ids: [...new Set([...best, ...others])], best, literals, asked, firsts, counts: toCounts(last) };
      });
      if (!read) return database.findCandidates(queries, filter, limits);
      const { found, rows } = read;
      const entries = rows.map((row): FoundEntry => ({
        ...toCandidate(row, row[11] ?? ''),
        ...{ isAmongBest: found.best.has(row[0]), isLiteral: found.literals.has(row[0]) },
      }));
      return { found: entries, counts: found.counts, asked: found.asked, firsts: found.firsts };
    },

    async findTitles(query, visibleRange, most) {
      const titled = await readFound((index) =>
        index.find({ query, filter: { visibleRange }, most, isForTitles: true }),
      );
      if (!titled) return database.findTitles(query, visibleRange, most);
      return titled.rows.map((row) => ({ ...toCandidate(row, ''), breadcrumb: row[12], isContentEmpty: row[13] }));
    },

    async countHits(queries: readonly IndexQuery[], most) {
      const index = follower.getIndex();
      if (!index) return database.countHits(queries, most);
      return queries.map((query) => Math.min(most, index.count(query)));
    },
  };
}

function toCounts(hits: IndexHits | undefined): readonly ModuleCount[] {
  return [...(hits?.items ?? new Map<SearchModule, number>())].map(([module, count]) => ({
    module,
    count: Math.min(count, SEARCH_COUNT_CAP),
    isCapped: count > SEARCH_COUNT_CAP,
  }));
}

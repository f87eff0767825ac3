import { SEARCH_COUNT_CAP } from '@portal/api-contract';
import { type ModuleCount, toCounts } from '../search-counts';
import type { SearchFilter } from '../search-marks';
import type { IndexQuery } from '../search-query';
import type { CandidateLimits, EntryText, FoundEntry, SearchRepository } from '../search.repository';
import type { EntryRow, EntryRows, ReadRows, RowRequest } from './entry-rows';
import type { FollowingIndex } from './index-follower';
import type { EntryFinder, IndexHits } from './search-index';

/** Texts of as many of the best entries are compared with the words. */
const MAX_TEXTS = 30;

/** As many entries that have all words are asked whether they have them in one piece. */
const MAX_PHRASES = 200;

type MaybeLater<Value> = Value | Promise<Value>;

interface IndexedRepositoryOptions {
  readonly entries: EntryRows;
  readonly follower: FollowingIndex;
  /** What finds where the index cannot be asked, and all that the index does not know. */
  readonly database: SearchRepository;
}

/** The search by an index that follows the table: it says which entries, the table says what is in them. */
export function createIndexedRepository({ entries, follower, database }: IndexedRepositoryOptions): SearchRepository {
  /** Entries of what the index finds, as of one state of the table; `undefined` where there is none to be asked. */
  async function readFound<Found extends RowRequest>(
    find: (index: EntryFinder) => MaybeLater<Found | undefined>,
  ): Promise<(ReadRows & { readonly found: Found }) | undefined> {
    let index = follower.getIndex() ?? (await follower.catchUp());
    while (index) {
      // Before it is asked: what it follows meanwhile may be found, and is not claimed to have been seen.
      const seen = follower.getSeen();
      const found = await find(index);
      if (!found) return undefined;
      const read = await entries.read(found, seen);
      if (read) return { ...read, found };
      index = await follower.catchUp();
    }
    return undefined;
  }

  return {
    ...database,

    async findCandidates(queries, filter, limits) {
      const read = await readFound((index) => findBest(index, queries, filter, limits));
      if (!read) return database.findCandidates(queries, filter, limits);
      const { found, rows, phrased } = read;
      const texts = new Set(found.texts);
      const toFound = (id: number, { head, text }: EntryRow): FoundEntry => {
        const isLiteral = phrased.has(id);
        const isAmongBest = isLiteral || found.best.has(id);
        const body = text && texts.has(id) ? text.comparable : '';
        return { head, body, isLiteral, isAmongBest, relevance: found.relevance.get(id) ?? 0 };
      };
      const { counts, asked, firsts } = found;
      return { found: Array.from(rows, ([id, row]) => toFound(id, row)), counts, asked, firsts };
    },

    async findTitles(query, visibleRange, most) {
      const titled = await readFound((index) =>
        index.find({ query, filter: { visibleRange }, most, isForTitles: true }),
      );
      if (!titled) return database.findTitles(query, visibleRange, most);
      return [...titled.rows.values()];
    },

    async readTexts(ids) {
      const known = new Map<number, EntryText>();
      for (const id of ids) {
        const row = entries.get(id);
        if (!row?.text?.isWhole) continue;
        const { text, breadcrumb, isContentEmpty, isDated } = row;
        known.set(id, { id, body: text.body, breadcrumb, isContentEmpty, isDated });
      }
      const others = await database.readTexts(ids.filter((id) => !known.has(id)));
      return new Map([...known, ...others]);
    },

    async countHits(queries: readonly IndexQuery[], most) {
      const index = follower.getIndex();
      if (!index) return database.countHits(queries, most);
      const counts = await Promise.all(queries.map((query) => index.count(query, most)));
      if (!counts.every((count) => count !== undefined)) return database.countHits(queries, most);
      return counts.map((count) => Math.min(most, count));
    },
  };
}

/** What the index finds for some queries, and how much of it. */
interface BestEntries extends RowRequest {
  readonly best: ReadonlySet<number>;
  /** How well entries go with the words that add up, beside the best of them, which is 1. */
  readonly relevance: ReadonlyMap<number, number>;
  readonly asked: number;
  readonly firsts: number;
  readonly counts: readonly ModuleCount[];
}

async function findBest(
  index: EntryFinder,
  queries: readonly IndexQuery[],
  filter: SearchFilter,
  { most, enough, titles, phrase, sum, isDeep = false }: CandidateLimits,
): Promise<BestEntries | undefined> {
  const best = new Set<number>();
  const others = new Set<number>();
  let phrased: readonly number[] = [];
  let asked = 0;
  let firsts = 0;
  let last: IndexHits | undefined;
  const deep = isDeep ? SEARCH_COUNT_CAP * 2 : most;
  for (const query of queries) {
    if (best.size >= enough) break;
    last = await index.find({ query, filter, most: phrase && asked === 0 ? Math.max(deep, MAX_PHRASES) : deep });
    if (!last) return undefined;
    if (asked === 0) {
      firsts = last.entries;
      if (phrase) phrased = last.ids.slice(0, MAX_PHRASES);
    }
    asked += 1;
    last.ids.slice(0, most).forEach((id) => best.add(id));
    last.ids.slice(0, deep).forEach((id) => others.add(id));
  }
  const added = sum ? await index.find({ query: sum, filter, most, isSum: true }) : undefined;
  if (sum && !added) return undefined;
  const [highest = 1] = added?.scores ?? [];
  added?.ids.forEach((id) => best.add(id));
  // Of short words most texts are full: the weightiest of those that bear them in their titles are looked at too.
  const isMore = (last?.entries ?? 0) > most;
  for (const query of new Set([isMore ? queries[asked - 1] : undefined, titles])) {
    if (!query) continue;
    const titled = await index.find({ query, filter, most, isForTitles: true });
    if (!titled) return undefined;
    titled.ids.forEach((id) => best.add(id));
  }
  const ids = [...new Set([...best, ...others])];
  return {
    ...{ ids, texts: ids.slice(0, MAX_TEXTS), others: phrased, phrase },
    ...{ best, asked, firsts, counts: toCounts(last?.items ?? new Map()) },
    relevance: new Map(added?.ids.map((id, at) => [id, (added.scores[at] ?? 0) / highest])),
  };
}

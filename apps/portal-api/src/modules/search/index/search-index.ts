import { SEARCH_MODULES, type SearchModule } from '@portal/api-contract';
import { isForOldVersion, mayHaveParts, type SearchFilter, toRangeBits } from '../search-marks';
import type { IndexQuery } from '../search-query';
import type { VectorMark } from '../search-vector';
import { type Column, createColumn, growTo, type TypedArray } from './columns';
import { createEntryReader } from './entry-words';
import { keepBest, type Ranked } from './keep-best';
import { matchQuery } from './match-query';
import { parseQuery } from './parse-query';
import { createPostingLists, type SavedPostings } from './posting-lists';
import { createWordList } from './word-list';

/** What the index is told of an entry, as the table has it. */
export interface IndexedEntry {
  readonly id: number;
  readonly source: string;
  readonly module: SearchModule;
  readonly itemId: string;
  readonly docId: string;
  /** Empty for the newest version. */
  readonly docVersionId: string;
  readonly anchor: string;
  readonly title: string;
  readonly heading: string;
  readonly tags: string;
  readonly body: string;
  readonly marks: readonly VectorMark[];
  /** Brands that show it, as bits. */
  readonly ranges: number;
  readonly weight: number;
  /** `YYYY-MM-DD`. */
  readonly updatedOn: string;
}

/** What is found. */
export interface IndexHits {
  /** Ids of entries, best first, at most so many as were asked for. */
  readonly ids: readonly number[];
  /** How well each of them goes with the query, by BM25F. */
  readonly scores: readonly number[];
  /** How many entries there are. */
  readonly entries: number;
  /** How many items of each kind they are parts of. */
  readonly items: ReadonlyMap<SearchModule, number>;
}

export interface IndexRequest {
  readonly query: IndexQuery;
  readonly filter: SearchFilter;
  readonly most: number;
  /** Whether titles, headings and tags are asked alone, of the beginnings of items. */
  readonly isForTitles?: boolean;
  /** Whether what the query leaves the choice of adds up. */
  readonly isSum?: boolean;
}

/** What finds entries, wherever it is; `undefined` where it cannot be asked. */
export interface EntryFinder {
  find(request: IndexRequest): IndexHits | Promise<IndexHits | undefined>;
  /** How many entries a query finds, whatever their brand and version; what is beyond so many may be left out. */
  count(query: IndexQuery, most: number): number | Promise<number | undefined>;
}

/** An index in memory. It knows nothing but what it is told: the table stays the truth. */
export interface SearchIndex extends EntryFinder {
  add(entry: IndexedEntry): void;
  /** Takes out all entries of a source. */
  remove(source: string): void;
  find(request: IndexRequest): IndexHits;
  count(query: IndexQuery, most: number): number;
  /** Ids of all entries, those first that were added last. */
  listIds(): number[];
  /** All that it knows, to be put together again; not a copy. */
  save(): SavedIndex;
  readStatistics(): {
    readonly entries: number;
    readonly sources: number;
    readonly removed: number;
    readonly words: number;
    readonly bytes: number;
  };
}

/** An index as it is kept. */
export interface SavedIndex {
  readonly words: readonly string[];
  readonly lists: SavedPostings;
  readonly columns: readonly TypedArray[];
  readonly documentsBySource: ReadonlyMap<string, number[]>;
  readonly itemsByKey: ReadonlyMap<string, number>;
  readonly count: number;
  readonly removed: number;
}

const MODULES = Object.keys(SEARCH_MODULES) as SearchModule[];
const DAY_MS = 24 * 3_600_000;

/** Flags of a document. */
const OLD = 1;
const PART = 2;
const REMOVED = 4;

/** What is known of each document: id, item, order, ranges, day, weight, length, module, flags. */
const COLUMNS = [
  ...[Float64Array, Uint32Array, Uint32Array, Uint32Array, Int32Array, Int32Array, Float32Array],
  ...[Uint8Array, Uint8Array],
];
type Columns = [Column, Column, Column, Column, Column, Column, Column, Column, Column];

/** A text of so many words counts as it is. */
const USUAL_LENGTH = 300;

/** Where two entries go equally well with a query: what they weigh, and how new they are. */
const PRIOR = { weight: 0.0004, day: 0.000_01 };

/** Creates an index of what was saved, or an empty one. */
export function createSearchIndex(saved?: SavedIndex): SearchIndex {
  const words = createWordList(saved?.words);
  const lists = createPostingLists(saved?.lists);
  const columns = COLUMNS.map((Kind, place) => createColumn(saved?.columns[place] ?? new Kind(1024)));
  const [ids, items, order, ranges, days, weights, lengths, modules, flags] = columns as Columns;
  const documentsBySource = new Map(saved?.documentsBySource);
  const itemsByKey = new Map(saved?.itemsByKey);
  let { count, removed } = saved ?? { count: 0, removed: 0 };

  const readWords = createEntryReader(words);
  let scratch = new Float32Array(0);
  /** Which search has seen an item last. */
  let seenBy = new Float64Array(0);
  let searches = 0;

  const matched = {
    ...{ words, lists },
    get count() {
      return count;
    },
    getTextWeight: (document: number) => lengths.get(document),
    getScratch() {
      if (scratch.length < count) scratch = growTo(scratch, Math.ceil(count * 1.25));
      return scratch;
    },
  };

  function findItem(entry: IndexedEntry): number {
    if (!mayHaveParts(entry)) return count;
    const key = `${entry.docId}\n${entry.docVersionId}\n${entry.itemId}`;
    const known = itemsByKey.get(key) ?? count;
    itemsByKey.set(key, known);
    return known;
  }

  const isRemoved = (document: number) => (flags.get(document) & REMOVED) !== 0;

  function isShown(document: number, shown: number, { isOldToo, since, isForTitles }: Shown): boolean {
    const bits = flags.get(document);
    return (
      (bits & REMOVED) === 0 &&
      (isOldToo || (bits & OLD) === 0) &&
      (!isForTitles || (bits & PART) === 0) &&
      (ranges.get(document) & shown) !== 0 &&
      days.get(document) >= since
    );
  }

  const isBefore = (left: Ranked, right: Ranked) =>
    left.score > right.score || (left.score === right.score && order.get(left.document) < order.get(right.document));

  /** Whether a search sees an item for the first time. */
  function isNew(item: number): boolean {
    if (seenBy[item] === searches) return false;
    seenBy[item] = searches;
    return true;
  }

  return {
    add(entry) {
      const document = count;
      const length = readWords(entry, (word, code) => lists.add(word, document, code === 1 ? 0 : code));
      for (const mark of entry.marks) lists.add(words.add(mark), document, 0);
      ids.set(document, entry.id);
      items.set(document, findItem(entry));
      order.set(
        document,
        hash(`${entry.module}\n${entry.docId}\n${entry.docVersionId}\n${entry.itemId}\n${entry.anchor}`),
      );
      ranges.set(document, entry.ranges);
      days.set(document, toDay(entry.updatedOn));
      weights.set(document, entry.weight);
      lengths.set(document, 1 / (0.5 + (0.5 * length) / USUAL_LENGTH));
      modules.set(document, MODULES.indexOf(entry.module));
      flags.set(document, (entry.docVersionId === '' ? 0 : OLD) | (entry.anchor === '' ? 0 : PART));
      const ofSource = documentsBySource.get(entry.source);
      if (ofSource) ofSource.push(document);
      else documentsBySource.set(entry.source, [document]);
      count += 1;
    },

    remove(source) {
      for (const document of documentsBySource.get(source) ?? []) {
        flags.set(document, flags.get(document) | REMOVED);
        removed += 1;
      }
      documentsBySource.delete(source);
    },

    find({ query, filter, most, isForTitles = false, isSum = false }) {
      const matches = matchQuery(matched, parseQuery(query), { isHeadOnly: isForTitles, isSum });
      const shown = toRangeBits([filter.visibleRange]);
      const limits = {
        ...{ isForTitles, isOldToo: isForOldVersion(filter) },
        since: filter.since ? toDay(filter.since) : -Infinity,
      };
      if (seenBy.length < count) seenBy = growTo(seenBy, Math.ceil(count * 1.25));
      searches += 1;
      const counts = new Uint32Array(MODULES.length);
      const best: Ranked[] = [];
      let entries = 0;
      matches.read((document, code) => {
        if (!isShown(document, shown, limits)) return;
        entries += 1;
        if (isNew(items.get(document))) {
          const module = modules.get(document);
          counts[module] = (counts[module] as number) + 1;
        }
        const prior = Math.min(weights.get(document), 100) * PRIOR.weight + days.get(document) * PRIOR.day;
        const score = matches.score(document, code) + prior;
        if (best.length < most || score >= (best.at(-1)?.score ?? 0))
          keepBest(best, { document, score }, most, isBefore);
      });
      return {
        ids: best.map(({ document }) => ids.get(document)),
        scores: best.map(({ score }) => score),
        entries,
        items: new Map(MODULES.flatMap((module, at) => (counts[at] ? [[module, counts[at]]] : []))),
      };
    },

    count(query, most) {
      let entries = 0;
      matchQuery(matched, parseQuery(query), {}).read((document) => {
        if (!isRemoved(document)) entries += 1;
        return entries < most;
      });
      return entries;
    },

    listIds() {
      const kept = Array.from({ length: count }, (_, document) => document).filter((document) => !isRemoved(document));
      return kept.reverse().map((document) => ids.get(document));
    },

    save: () => ({
      ...{ words: words.save(), lists: lists.save(), columns: columns.map((column) => column.save()) },
      ...{ documentsBySource, itemsByKey, count, removed },
    }),

    readStatistics: () => ({
      ...{ entries: count - removed, sources: documentsBySource.size, removed, words: words.size },
      bytes: lists.readBytes() + columns.reduce((sum, column) => sum + column.readBytes(), 0),
    }),
  };
}

interface Shown {
  readonly isOldToo: boolean;
  readonly since: number;
  readonly isForTitles: boolean;
}

function toDay(date: string): number {
  return Math.floor(Date.parse(date) / DAY_MS);
}

/** Orders what is equal, whenever it was added. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

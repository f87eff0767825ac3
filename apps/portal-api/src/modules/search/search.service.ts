import { MAIN_TYPES } from '@portal/api-contract/community';
import {
  type EndpointData,
  SEARCH_COUNT_CAP,
  type searchResult,
  type SearchItem,
  type SearchModule,
  type Suggestion,
} from '@portal/api-contract';
import type { Clock } from '../../platform/clock';
import { correctHomophones, correctWords, findSpoken } from './search-correction';
import { excerpt, highlight } from './search-highlight';
import { loosen } from './search-loosening';
import { type SearchFilter, toRequiredMarks } from './search-marks';
import { type IndexQuery, toIndexQuery } from './search-query';
import { type Candidate, getItemKey, isTitled, rankItems, type RankedItem } from './search-ranking';
import type { SearchSettings } from './search-settings';
import { toComparable } from './search-text';
import { parseWords, type SearchWords } from './search-words';
import type {
  CandidateLimits,
  EntryText,
  FoundEntry,
  ModuleCount,
  SearchRepository,
  TitleHit,
} from './search.repository';

/** How deep is looked: as far as counts need it, for the best entries, or for all up to the cap. */
const DEPTHS = {
  counts: { most: 1, isDeep: false },
  best: { most: 60, isDeep: false },
  all: { most: 60, isDeep: true },
};
const MAX_TITLES = 60;
const MAX_SECTIONS = 3;
const MAX_SHORTCUTS = 2;
const SUMMARY_LENGTH = 120;
const SECTION_LENGTH = 60;
/** As many hits as typed are enough; with fewer, looser matches follow. */
const ENOUGH = 8;
const FEW = 3;
/** Texts that have all words, though no title has: there is nothing to gain from looser matches. */
const MANY = 30;

export interface SearchOptions {
  readonly repository: SearchRepository;
  readonly readSettings: () => Promise<SearchSettings>;
  readonly clock: Clock;
}

export interface SearchRequest {
  readonly keywords: string;
  readonly filter: SearchFilter;
  readonly pageNo: number;
  readonly pageSize: number;
}

type Depth = keyof typeof DEPTHS;
type SearchShortcut = EndpointData<typeof searchResult>['shortcuts'][number];

/** What a search came to, whatever part of it is shown. */
interface Found {
  readonly words: SearchWords;
  readonly items: readonly RankedItem[];
  /** Of the loosest query that was asked. */
  readonly counts: readonly ModuleCount[];
  readonly correction: string | null;
}

/** The site-wide search. */
export function createSearchService({ repository, readSettings, clock }: SearchOptions) {
  async function find(keywords: string, filter: SearchFilter, depth: Depth, mayCorrect = true): Promise<Found> {
    const { synonymsByWord } = await readSettings();
    const words = parseWords(keywords, synonymsByWord);
    const marks = toRequiredMarks(filter);
    const candidates = new Map<number, FoundEntry>();
    let counts: readonly ModuleCount[] = [];
    const ask = async (
      queries: readonly IndexQuery[],
      limits: Pick<CandidateLimits, 'enough' | 'titles' | 'phrase' | 'sum'>,
    ) => {
      if (queries.length === 0) return undefined;
      const hits = await repository.findCandidates(queries, filter, { ...limits, ...DEPTHS[depth] });
      if (hits.asked > 0) counts = hits.counts;
      for (const entry of hits.found)
        candidates.set(entry.id, { ...entry, ...candidates.get(entry.id), relevance: entry.relevance ?? 0 });
      return hits;
    };
    const correct = async (correction: string | undefined): Promise<Found | undefined> => {
      const found = correction ? await find(correction, filter, depth, false) : undefined;
      return found && found.items.length > 0 ? { ...found, correction: correction ?? null } : undefined;
    };
    const rank = (ranked: SearchWords): Found => {
      const items = rankInParts([...candidates.values()], ranked, clock());
      return { words: ranked, items, counts: counts.length > 0 ? counts : countItems(items), correction: null };
    };

    const strict = (['literal', 'typed', 'all'] as const).map((strictness) => toIndexQuery(words, strictness, marks));
    const queries = [...new Set(strict)].filter((query) => query !== undefined);
    const hits = await ask(queries, { enough: ENOUGH, ...(depth !== 'counts' && { phrase: words.text }) });
    if (hits?.firsts === 0 && mayCorrect) {
      const meant = await correct(await correctHomophones(words, repository));
      if (meant) return meant;
    }
    if (candidates.size === 0 && mayCorrect && words.units.length > 0) {
      const meant = await correct(await correctWords(words, repository));
      if (meant) return meant;
    }
    const isGood =
      candidates.size >= FEW &&
      (words.units.length < 2 ||
        candidates.size >= MANY ||
        [...candidates.values()].some((candidate) => isTitled(candidate, words)));
    if (isGood || words.units.length === 0) return rank(words);
    const loosened = await loosen(words, marks, repository);
    const looser = loosened.queries.filter((query) => !queries.includes(query));
    await ask(looser, { enough: FEW, titles: loosened.titles, sum: loosened.sum });
    return rank({ ...words, units: loosened.units });
  }

  return {
    /** A page of results with the counts of all kinds. */
    async search({ keywords, filter, pageNo, pageSize }: SearchRequest): Promise<EndpointData<typeof searchResult>> {
      const { module, ...everywhere } = filter;
      const best = await find(keywords, filter, 'best');
      // The best entries are parts of fewer items than there are.
      const isShort = best.items.length < Math.min(pageNo * pageSize, countAll(best.counts));
      const found = isShort ? await find(keywords, filter, 'all') : best;
      // Tabs count all kinds, whichever is chosen.
      const [list, { counts }] = await Promise.all([
        toResults(found, (pageNo - 1) * pageSize, pageSize),
        module ? find(found.correction ?? keywords, everywhere, 'counts', found.correction === null) : found,
      ]);
      const total = isShort ? found.items.length : Math.max(countAll(found.counts), found.items.length);
      return {
        ...{ list, total: Math.min(SEARCH_COUNT_CAP, total), isCapped: found.counts.some((entry) => entry.isCapped) },
        ...{ pageNo, pageSize, counts: [...counts], correction: found.correction },
        shortcuts: pageNo === 1 ? listShortcuts(await readSettings(), found.words) : [],
      };
    },

    /** Items whose titles go with what has been typed so far. */
    async suggest({ keywords, filter, pageNo, pageSize }: SearchRequest): Promise<Suggestion[]> {
      const { synonymsByWord } = await readSettings();
      const words = parseWords(keywords, synonymsByWord);
      if (words.units.length === 0) return [];
      const marks = toRequiredMarks(filter);
      const findTitles = async (titleWords: SearchWords) => {
        const query = toIndexQuery(withoutBeginning(titleWords), 'all', marks);
        return query
          ? { words: titleWords, titles: await repository.findTitles(query, filter.visibleRange, MAX_TITLES) }
          : undefined;
      };
      const asked = [await findTitles(words)];
      if ((asked[0]?.titles.length ?? 0) < FEW) {
        const spoken = (await findSpoken(words, repository)).slice(0, FEW);
        asked.push(...(await Promise.all(spoken.map((term) => findTitles(parseWords(term, new Map()))))));
      }
      if (asked.every((entry) => !entry?.titles.length)) {
        const correction = await correctWords(words, repository);
        if (correction) asked.push(await findTitles(parseWords(correction, synonymsByWord)));
      }
      const suggested = new Map<number, { readonly title: TitleHit; readonly words: SearchWords }>();
      for (const entry of asked) {
        if (!entry) continue;
        const byId = new Map(entry.titles.map((title) => [title.id, title]));
        const ranked = rankItems(entry.titles, entry.words, clock());
        // What is only filed under the words is of use where little bears them in its name.
        const named = ranked.filter(({ best }) => isTitled({ ...best, heading: '', tags: '' }, entry.words));
        for (const { best } of named.length >= FEW ? named : ranked) {
          const title = byId.get(best.id);
          if (title && !suggested.has(best.id)) suggested.set(best.id, { title, words: entry.words });
        }
      }
      return [...suggested.values()]
        .slice((pageNo - 1) * pageSize, pageNo * pageSize)
        .map(({ title, words: found }) => toSuggestion(title, title, listMarkedWords(found)));
    },

    /** Hits of all kinds. */
    async count(keywords: string, filter: SearchFilter): Promise<ModuleCount[]> {
      return [...(await find(keywords, filter, 'counts')).counts];
    },
  };

  async function toResults({ items, words }: Found, start: number, size: number): Promise<SearchItem[]> {
    const shown = items.slice(start, start + size);
    const parts = shown.map(({ parts: all }) => all.filter(({ anchor }) => anchor).slice(0, MAX_SECTIONS));
    const texts = await repository.readTexts([
      ...shown.map(({ best }) => best.id),
      ...parts.flat().map(({ id }) => id),
    ]);
    const marked = listMarkedWords(words);
    return shown.flatMap(({ best }, index) => {
      const text = texts.get(best.id);
      // It may have been taken away in between.
      if (text === undefined) return [];
      return {
        ...toSuggestion(best, text, marked),
        summary: excerpt(text.body, marked, SUMMARY_LENGTH),
        breadcrumb: [...text.breadcrumb],
        updatedOn: text.isDated ? best.updatedOn : null,
        anchor: best.anchor,
        sections: (parts[index] ?? [])
          .filter(({ heading }) => heading)
          .map(({ id, anchor, heading }) => ({
            anchor,
            title: highlight(heading, marked),
            summary: excerpt(texts.get(id)?.body ?? '', marked, SECTION_LENGTH),
          })),
      };
    });
  }
}

/** A single letter at the end is the beginning of a word: it orders what is suggested, and leaves nothing out. */
function withoutBeginning(words: SearchWords): SearchWords {
  const last = words.units.at(-1);
  const isBeginning = last && !last.isHan && last.text.length === 1 && words.units.length > 1;
  return isBeginning ? { ...words, units: words.units.slice(0, -1) } : words;
}

/** The pages that are meant by words that were typed. */
function listShortcuts({ shortcuts }: SearchSettings, { compact }: SearchWords): SearchShortcut[] {
  return shortcuts
    .filter(({ words }) => words.some((word) => compact.includes(toComparable(word))))
    .slice(0, MAX_SHORTCUTS)
    .map(({ title, href }) => ({ title, href }));
}

/** The best entries make the first items, however many others there are: pages do not depend on how deep is looked. */
function rankInParts(entries: readonly FoundEntry[], words: SearchWords, now: Date): RankedItem[] {
  const best = rankItems(
    entries.filter(({ isAmongBest }) => isAmongBest),
    words,
    now,
  );
  const others = entries.filter(({ isAmongBest }) => !isAmongBest);
  if (others.length === 0) return best;
  const known = new Set(best.map((item) => getItemKey(item.best)));
  return [...best, ...rankItems(others, words, now).filter((item) => !known.has(getItemKey(item.best)))];
}

function countAll(counts: readonly ModuleCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** Counts of what only titles have been found by. */
function countItems(items: readonly RankedItem[]): ModuleCount[] {
  const counts = new Map<SearchModule, number>();
  for (const { best } of items) counts.set(best.module, (counts.get(best.module) ?? 0) + 1);
  return [...counts].map(([module, count]) => ({ module, count, isCapped: false }));
}

function toSuggestion(
  { id, module, itemId, docId, docVersionId, title }: Candidate,
  { isContentEmpty, breadcrumb }: Pick<EntryText, 'isContentEmpty' | 'breadcrumb'>,
  marked: readonly string[],
): Suggestion {
  return {
    title: highlight(title, marked),
    docTitle: docId ? (breadcrumb[0] ?? '') : '',
    chapter: docId ? breadcrumb.slice(1).join(' › ') : '',
    docId,
    module,
    mid: itemId,
    id: String(id),
    extra: {
      code: module === 'PRODUCT' ? itemId : '',
      isContentEmpty,
      docId,
      docVersionId,
      mainType: findMainType(module, breadcrumb),
    },
  };
}

/** Main type of an item of the community, whose kind leads to it; 0 for other kinds. */
function findMainType(module: SearchModule, breadcrumb: readonly string[]): number {
  const kinds = Object.entries(MAIN_TYPES).filter(([, label]) => breadcrumb.includes(label));
  return module === 'COMMUNITY' ? Number(kinds[0]?.[0] ?? 0) : 0;
}

/** What is marked in titles and texts: the stretches as typed, the units, and what means the same. */
function listMarkedWords({ runs, units }: SearchWords): string[] {
  const words = [...runs.map(({ text }) => text), ...units.flatMap(({ text, synonyms }) => [text, ...synonyms])];
  return [...new Set(words)].filter((word) => word.length > 1 || words.length === 1);
}

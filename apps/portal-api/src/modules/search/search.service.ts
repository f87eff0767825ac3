import { type EndpointData, SEARCH_COUNT_CAP, type SearchModule, type searchResult } from '@portal/api-contract';
import type { Clock } from '../../platform/clock';
import { correctRareWords, correctWords, MAX_RARE } from './search-correction';
import { countAll, inOrder, type ModuleCount, toCounts } from './search-counts';
import { createItemDescriber } from './search-items';
import { loosen } from './search-loosening';
import { type SearchFilter, toRequiredMarks } from './search-marks';
import { type IndexQuery, toIndexQuery } from './search-query';
import { createTitleCheck, rankItems, type RankedItem } from './search-ranking';
import type { SearchSettings } from './search-settings';
import { toComparable } from './search-text';
import { parseWords, type SearchWords } from './search-words';
import type { CandidateLimits, FoundEntry, SearchRepository } from './search.repository';

/** How deep is looked: for the best entries, or for all up to the cap. */
const DEPTHS = {
  best: { most: 60, isDeep: false },
  all: { most: 60, isDeep: true },
};

const MAX_SHORTCUTS = 2;
/** As many hits as typed are enough; with fewer, looser matches follow. */
const ENOUGH = 8;
const FEW = 3;
/** Enough for none: all queries are asked. */
const ALL = 1_000_000;
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
  /** Whether what was typed is meant, however it looks. */
  readonly isAsTyped?: boolean;
}

type Depth = keyof typeof DEPTHS;
type SearchShortcut = EndpointData<typeof searchResult>['shortcuts'][number];

/** How far a search went to find anything. */
interface Reach {
  /** Queries asked that want all words. */
  readonly asked: number;
  /** Whether what is closest to the words was listed in the end. */
  readonly isLoosened: boolean;
}

/** How a search is to be asked. */
interface FindOptions {
  readonly depth?: Depth;
  readonly mayCorrect?: boolean;
  /** To go as far, and no further, as another has gone. */
  readonly reach?: Reach;
}

type FindCall = readonly [keywords: string, filter: SearchFilter, options?: FindOptions];

/** What a search came to, whatever part of it is shown. */
interface Found {
  readonly words: SearchWords;
  readonly items: readonly RankedItem[];
  /** Of the loosest query that was asked, or of the items where these are the closest that there are. */
  readonly counts: readonly ModuleCount[];
  /** How many items there are, where all have been looked for. */
  readonly total?: number;
  readonly reach: Reach;
  readonly correction: string | null;
  /** Whether what was typed is found too. */
  readonly isTypedFound: boolean;
}

/** The site-wide search. */
export function createSearchService({ repository, readSettings, clock }: SearchOptions) {
  const describeItems = createItemDescriber(repository);

  async function find(keywords: string, filter: SearchFilter, options: FindOptions = {}): Promise<Found> {
    const { depth = 'best', mayCorrect = true, reach } = options;
    const { synonymsByWord } = await readSettings();
    const words = parseWords(keywords, synonymsByWord);
    const marks = toRequiredMarks(filter);
    const candidates = new Map<number, FoundEntry>();
    let counts: readonly ModuleCount[] = [];
    const ask = async (
      queries: readonly IndexQuery[],
      limits: Pick<CandidateLimits, 'enough' | 'titles' | 'phrase' | 'sum' | 'isDeep'>,
      isWritten = false,
    ) => {
      if (queries.length === 0) return undefined;
      const hits = await repository.findCandidates(queries, filter, { ...DEPTHS[depth], ...limits });
      if (hits.asked > 0) counts = hits.counts;
      for (const entry of hits.found) {
        const known = candidates.get(entry.head.id);
        candidates.set(entry.head.id, known ? mergeFound(known, entry) : { ...entry, isWritten });
      }
      return hits;
    };
    const correct = async (correction: string | undefined): Promise<Found | undefined> => {
      const found = correction ? await find(correction, filter, { depth, mayCorrect: false }) : undefined;
      if (!correction || !found || found.items.length === 0) return undefined;
      return { ...found, correction, isTypedFound: candidates.size > 0 };
    };
    const rank = (ranked: SearchWords, isLoosened: boolean): Found => {
      const items = rankInParts([...candidates.values()], ranked, clock());
      return {
        ...{ words: ranked, items, counts: isLoosened ? countItems(items) : counts },
        ...{ reach: { asked, isLoosened }, correction: null, isTypedFound: items.length > 0 },
      };
    };

    const written = toIndexQuery(words, 'written', marks);
    // Names with signs are found without words of questions, and what is counted has to have them all.
    const strictnesses = written ? (['typed', 'all'] as const) : (['literal', 'typed', 'all'] as const);
    const strict = strictnesses.map((strictness) => toIndexQuery(words, strictness, marks));
    const queries = [...new Set(strict)].filter((query) => query !== undefined).slice(0, reach?.asked);
    // What has the signs too is found by the words as well: it counts there, and comes first.
    if (written) await ask([written], { enough: 1, phrase: words.text }, true);
    const hits = await ask(queries, { enough: reach ? ALL : ENOUGH, phrase: words.text });
    const asked = hits?.asked ?? 0;
    if (reach) return rank(words, false);
    if (hits && hits.firsts <= MAX_RARE && mayCorrect) {
      const meant = await correct(await correctRareWords(words, repository));
      if (meant) return meant;
    }
    if (candidates.size === 0 && mayCorrect && words.units.length > 0) {
      const meant = await correct(await correctWords(words, repository));
      if (meant) return meant;
    }
    const isGood =
      candidates.size >= FEW &&
      (words.units.length < 2 || candidates.size >= MANY || hasTitled([...candidates.values()], words));
    if (isGood || words.units.length === 0) return rank(words, false);
    const loosened = await loosen(words, marks, repository);
    const looser = loosened.queries.filter((query) => !queries.includes(query));
    await ask(looser, { enough: FEW, titles: loosened.titles, sum: loosened.sum, isDeep: true });
    return rank({ ...words, units: loosened.units }, true);
  }

  /** A search, and all up to the cap where as many items are asked for as the best entries are no parts of. */
  async function findEnough({ pageNo, pageSize }: SearchRequest, ...call: FindCall): Promise<Found> {
    const [keywords, filter, options] = call;
    const best = await find(...call);
    const isShort = best.items.length < Math.min(pageNo * pageSize, countAll(best.counts));
    if (!isShort) return best;
    const all = await find(keywords, filter, { ...options, depth: 'all' });
    return { ...all, total: all.items.length };
  }

  /** What a search has found of one kind, as its tab says; where that is nothing, what is closest to it of that kind. */
  async function findOfKind(whole: Found, request: SearchRequest): Promise<Found> {
    const { keywords, filter } = request;
    const typed = whole.correction ?? keywords;
    const { correction, isTypedFound, reach } = whole;
    const items = whole.items.filter(({ best }) => best.module === filter.module);
    // What all kinds were asked for has told already that this one has nothing of it.
    const isNone = items.length === 0 && !whole.counts.some(({ module }) => module === filter.module);
    const found =
      reach.isLoosened || isNone ? { ...whole, items } : await findEnough(request, typed, filter, { reach });
    const some = found.items.length > 0 ? found : await findEnough(request, typed, filter, { mayCorrect: false });
    const counts = some.reach.isLoosened ? countItems(some.items) : some.counts;
    return { ...some, counts, correction, isTypedFound };
  }

  return {
    /** A page of results with the counts of all kinds. */
    async search(request: SearchRequest): Promise<EndpointData<typeof searchResult>> {
      const { keywords, filter, pageNo, pageSize, isAsTyped = false } = request;
      const { module, ...everywhere } = filter;
      const options = { mayCorrect: !isAsTyped };
      // Tabs count all kinds: the chosen one what is listed there, all others what there is without a choice.
      const whole = module
        ? await find(keywords, everywhere, options)
        : await findEnough(request, keywords, everywhere, options);
      const found = module ? await findOfKind(whole, request) : whole;
      const others = module ? whole.counts.filter((entry) => entry.module !== module) : [];
      const total = found.total ?? Math.max(countAll(found.counts), found.items.length);
      return {
        list: await describeItems(found.items.slice((pageNo - 1) * pageSize, pageNo * pageSize), found.words),
        ...{ total: Math.min(SEARCH_COUNT_CAP, total), isCapped: found.counts.some((entry) => entry.isCapped) },
        ...{ pageNo, pageSize, counts: inOrder([...others, ...found.counts]), correction: found.correction },
        isTypedFound: found.isTypedFound,
        shortcuts: pageNo === 1 ? listShortcuts(await readSettings(), found.words) : [],
      };
    },

    /** Hits of all kinds. */
    async count(keywords: string, filter: SearchFilter): Promise<ModuleCount[]> {
      return [...(await find(keywords, filter)).counts];
    },
  };
}

/** The pages that are meant by words that were typed. */
function listShortcuts({ shortcuts }: SearchSettings, { compact }: SearchWords): SearchShortcut[] {
  return shortcuts
    .filter(({ words }) => words.some((word) => compact.includes(toComparable(word))))
    .slice(0, MAX_SHORTCUTS)
    .map(({ title, href }) => ({ title, href }));
}

/** An entry that another query has found before. */
function mergeFound(known: FoundEntry, entry: FoundEntry): FoundEntry {
  const isAmongBest = known.isAmongBest || entry.isAmongBest;
  return { ...known, ...{ isAmongBest, body: known.body || entry.body }, relevance: entry.relevance ?? 0 };
}

function hasTitled(entries: readonly FoundEntry[], words: SearchWords): boolean {
  const isTitled = createTitleCheck(words, ['title', 'heading', 'tags']);
  return entries.some(({ head }) => isTitled(head));
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
  const known = new Set(best.map((item) => item.best.itemKey));
  return [...best, ...rankItems(others, words, now).filter((item) => !known.has(item.best.itemKey))];
}

/** Counts of items of which there are no others. */
function countItems(items: readonly RankedItem[]): ModuleCount[] {
  const counts = new Map<SearchModule, number>();
  for (const { best } of items) counts.set(best.module, (counts.get(best.module) ?? 0) + 1);
  return toCounts(counts);
}

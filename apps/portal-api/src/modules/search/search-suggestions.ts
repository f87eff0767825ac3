import type { SearchItem, Suggestion } from '@portal/api-contract';
import { correctWords, findSpoken } from './search-correction';
import { createItemDescriber, listMarkedWords, toSuggestion } from './search-items';
import { type SearchFilter, toRequiredMarks } from './search-marks';
import { toIndexQuery } from './search-query';
import { createTitleCheck, rankItems } from './search-ranking';
import { parseWords, type SearchWords } from './search-words';
import type { TitleHit } from './search.repository';
import type { SearchOptions, SearchRequest } from './search.service';

const MAX_TITLES = 60;
const FEW = 3;

/** Of what is suggested while a document is read, so many pages of it come first. */
const MAX_OF_DOCUMENT = 5;

/** Parts of a page that are looked through for its preview. */
const MAX_PARTS = 60;
const PREVIEW_LENGTH = 260;

/** A page that is suggested, and what was typed. */
export interface PreviewRequest {
  readonly keywords: string;
  /** Id of the entry. */
  readonly id: number;
  readonly visibleRange: number;
}

/** What is offered while somebody types. */
export function createSuggester({ repository, readSettings, clock }: SearchOptions) {
  const describeItems = createItemDescriber(repository);

  async function list(keywords: string, filter: SearchFilter): Promise<Suggestion[]> {
    const { synonymsByWord } = await readSettings();
    const words = parseWords(keywords, synonymsByWord);
    if (words.units.length === 0) return [];
    const marks = toRequiredMarks(filter);
    const ask = async (titleWords: SearchWords, strictness: 'written' | 'all') => {
      const query = toIndexQuery(titleWords, strictness, marks);
      return query ? repository.findTitles(query, filter.visibleRange, MAX_TITLES) : [];
    };
    const findTitles = async (titleWords: SearchWords) => {
      const titled = await ask(titleWords, 'written');
      const written = new Set(titled.map(({ head }) => head.id));
      const others = (await ask(withoutBeginning(titleWords), 'all')).filter(({ head }) => !written.has(head.id));
      return { words: titleWords, titles: [...titled, ...others], written };
    };
    const asked = [await findTitles(words)];
    if ((asked[0]?.titles.length ?? 0) < FEW) {
      const spoken = (await findSpoken(words, repository)).slice(0, FEW);
      asked.push(...(await Promise.all(spoken.map((term) => findTitles(parseWords(term, new Map()))))));
    }
    if (asked.every((entry) => !entry.titles.length)) {
      const correction = await correctWords(words, repository);
      if (correction) asked.push(await findTitles(parseWords(correction, synonymsByWord)));
    }
    const suggested = new Map<number, { readonly title: TitleHit; readonly words: SearchWords }>();
    for (const entry of asked) {
      const byId = new Map(entry.titles.map((title) => [title.head.id, title]));
      const ranked = rankItems(
        entry.titles.map(({ head }) => ({ head, body: '', isWritten: entry.written.has(head.id) })),
        entry.words,
        clock(),
      );
      // What is only filed under the words is of use where little bears them in its name.
      const isTitled = createTitleCheck(entry.words);
      const named = ranked.filter(({ best }) => isTitled(best));
      for (const { best } of named.length >= FEW ? named : ranked) {
        const title = byId.get(best.id);
        if (title && !suggested.has(best.id)) suggested.set(best.id, { title, words: entry.words });
      }
    }
    return [...suggested.values()].map(({ title, words: found }) =>
      toSuggestion(title.head, title, listMarkedWords(found)),
    );
  }

  return {
    /** Items whose titles go with what has been typed so far; a few of a document first, where one is being read. */
    async suggest({ keywords, filter, pageNo, pageSize }: SearchRequest): Promise<Suggestion[]> {
      const { docId, ...everywhere } = filter;
      const [own, all] = await Promise.all([docId ? list(keywords, filter) : [], list(keywords, everywhere)]);
      const first = own.slice(0, MAX_OF_DOCUMENT);
      const known = new Set(first.map(({ id }) => id));
      return [...first, ...all.filter(({ id }) => !known.has(id))].slice((pageNo - 1) * pageSize, pageNo * pageSize);
    },

    /** What a suggested item says about the words, and which of its parts do; `null` where it is not shown any more. */
    async preview({ keywords, id, visibleRange }: PreviewRequest): Promise<SearchItem | null> {
      const { synonymsByWord } = await readSettings();
      const words = parseWords(keywords, synonymsByWord);
      const entries = await repository.readItem(id, visibleRange, MAX_PARTS);
      const [item] = await describeItems(rankItems(entries, words, clock()).slice(0, 1), words, PREVIEW_LENGTH);
      return item ?? null;
    },
  };
}

/** A single letter at the end is the beginning of a word: it orders what is suggested, and leaves nothing out. */
function withoutBeginning(words: SearchWords): SearchWords {
  const last = words.units.at(-1);
  const isBeginning = last && !last.isHan && last.text.length === 1 && words.units.length > 1;
  return isBeginning ? { ...words, units: words.units.slice(0, -1) } : words;
}

import { MAIN_TYPES } from '@portal/api-contract/community';
import type { SearchItem, SearchModule, Suggestion } from '@portal/api-contract';
import { excerpt, highlight } from './search-highlight';
import type { EntryHead, RankedItem } from './search-ranking';
import type { SearchWords } from './search-words';
import type { EntryText, SearchRepository } from './search.repository';

const MAX_SECTIONS = 3;
const SUMMARY_LENGTH = 120;
const SECTION_LENGTH = 60;

/** Returns the way to say what items are about, as results show it: at most so many characters of their texts. */
export function createItemDescriber({ readTexts }: Pick<SearchRepository, 'readTexts'>) {
  return async (
    shown: readonly RankedItem[],
    words: SearchWords,
    summaryLength = SUMMARY_LENGTH,
  ): Promise<SearchItem[]> => {
    const parts = shown.map(({ parts: all }) => all.filter(({ anchor }) => anchor).slice(0, MAX_SECTIONS));
    const texts = await readTexts([...shown.map(({ best }) => best.id), ...parts.flat().map(({ id }) => id)]);
    const marked = listMarkedWords(words);
    return shown.flatMap(({ best }, index) => {
      const text = texts.get(best.id);
      // It may have been taken away in between.
      if (text === undefined) return [];
      return {
        ...toSuggestion(best, text, marked),
        summary: excerpt(text.body, marked, summaryLength),
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
  };
}

/** An entry as it is suggested. */
export function toSuggestion(
  { id, module, itemId, docId, docVersionId, title }: EntryHead,
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

/** What is marked in titles and texts: the stretches as typed, with and without their signs, the units, and what means the same. */
export function listMarkedWords({ runs, units }: SearchWords): string[] {
  const typed = runs.flatMap(({ text, written = text }) => [written, text]);
  const words = [...typed, ...units.flatMap(({ text, synonyms }) => [text, ...synonyms])];
  return [...new Set(words)].filter((word) => word.length > 1 || words.length === 1);
}

import { SEARCH_MODULES, type Suggestion } from '@portal/api-contract';
import { paths, searchItemHref } from '@portal/portal-paths';
import { toPlainText } from '@portal/ui-kit';

/** A line of the list under a search field. */
export interface SearchOption {
  readonly key: string;
  readonly href: string;
  /** A word to search for; absent for a suggestion. */
  readonly word?: string;
  /** Leads to all that is found for the word. */
  readonly isAll?: boolean;
  readonly isHistory?: boolean;
  readonly item?: Suggestion;
}

/** Lines that belong together. */
export interface OptionGroup {
  readonly label: string;
  readonly options: readonly SearchOption[];
}

/** What is offered before anything is typed: words of the history, and hot words. */
export function listWordGroups(history: readonly string[], hotWords: readonly string[]): readonly OptionGroup[] {
  const fresh = hotWords.filter((word) => !history.includes(word));
  return [
    { label: '搜索历史', options: history.map((word) => ({ ...toWordOption('history', word), isHistory: true })) },
    { label: '热门搜索', options: fresh.map((word) => toWordOption('hot', word)) },
  ].filter(({ options }) => options.length > 0);
}

function toWordOption(kind: string, word: string): SearchOption {
  return { key: `${kind}:${word}`, href: paths.documentSearch.href(undefined, { wd: word }), word };
}

/**
 * Suggestions by kind, the kind of the best one first, and behind them the way to all that is found for the word. Pages
 * of the document that is being read come before everything else, as in the results.
 */
export function listSuggestionGroups(
  items: readonly Suggestion[],
  word: string,
  docId?: string,
): readonly OptionGroup[] {
  const groups = new Map<string, SearchOption[]>();
  for (const item of items) {
    const label = item.docId && item.docId === docId ? '当前手册' : SEARCH_MODULES[item.module];
    const options = groups.get(label) ?? [];
    options.push({ key: `${item.module}:${item.id}`, href: searchItemHref(item), item });
    groups.set(label, options);
  }
  if (groups.size === 0) return [];
  const all = { key: 'all', href: paths.documentSearch.href(undefined, { wd: word, doc: docId }), word, isAll: true };
  return [...Array.from(groups, ([label, options]) => ({ label, options })), { label: '全部', options: [all] }];
}

/** Where suggestions stand, by their ids: in which document, and those of the same name there in which chapter. */
export function listPlaces(items: readonly Suggestion[]): ReadonlyMap<string, string> {
  const isSame = (one: Suggestion, other: Suggestion) =>
    one !== other && one.docTitle === other.docTitle && toPlainText(one.title) === toPlainText(other.title);
  return new Map(
    items.map((item) => [
      item.id,
      [item.docTitle, items.some((other) => isSame(item, other)) && item.chapter].filter(Boolean).join(' › '),
    ]),
  );
}

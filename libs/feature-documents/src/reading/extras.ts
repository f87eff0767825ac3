import { DOC_BODY } from '../body/doc-body-id';
import { enhanceBody } from '../body/enhance-body';
import { rememberPage, type RecentPage } from '../recent/recent-pages';

/** Adds what a page can be read without, and remembers that it has been read. */
export function addExtras(article: HTMLElement | null, page: RecentPage): void {
  const body = article?.querySelector<HTMLElement>(`#${DOC_BODY}`);
  if (body) enhanceBody(body);
  rememberPage(page);
  // Whoever comes from the results of a search looks for what was searched for.
  const word = new URLSearchParams(window.location.search).get('mark');
  const parts = Array.from(article?.querySelectorAll<HTMLElement>(`h1, #${DOC_BODY}`) ?? []);
  if (word) void import('../body/mark-hits').then(({ markHits }) => markHits(parts, word));
}

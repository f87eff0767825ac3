import type { ComponentType } from 'react';
import type { Brand } from '../brand/brand-context';
import type { ApiError } from '../http/api-error';
import type { AppDispatch, RootState } from '../store/app-store';

/** What a loader may use: the store, the brand and the URL. */
export interface LoaderContext {
  readonly dispatch: AppDispatch;
  readonly brand: Brand;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly searchParams: URLSearchParams;
}

/**
 * Starts a page's calls and gives their promises. The server awaits them before rendering; in the
 * browser they run beside the page's code, and the page's hooks pick up their results.
 */
export type PageLoader = (context: LoaderContext) => readonly PromiseLike<unknown>[];

/** State of the call whose item a page is about. */
export type ItemSelector = (state: RootState) => { readonly error?: unknown; readonly isLoading?: boolean };

/** What a URL says: its dynamic segments and its query. */
export type PageUrl = Pick<LoaderContext, 'params' | 'searchParams'>;

/** What a page says of itself in its head, where its own data says more than the SEO table. */
export interface PageHeadInfo {
  /** Kind of the page in the words of schema.org. */
  readonly type: 'TechArticle' | 'Article' | 'QAPage';
  readonly title: string;
  readonly summary: string;
  /** Separated by commas. */
  readonly keywords: string;
  /** Day of the last change, where it is known. */
  readonly updatedOn?: string;
  /** URL that search engines should keep, without prefix. */
  readonly canonicalPath: string;
}

/** Code of a page, loaded with its first visit. */
export interface PageModule {
  readonly Page: ComponentType;
  readonly loader?: PageLoader;
  /**
   * The call whose item the page is about: the page stands and falls with it. `null` where the URL names none,
   * so there is no such page.
   */
  readonly item?: (context: Omit<LoaderContext, 'dispatch'>) => ItemSelector | null;
  /**
   * The part of a query that the page reads, written in one way for the same values: what is rendered is cached by it.
   */
  readonly toCacheKey?: (searchParams: URLSearchParams) => string;
  /** Title, summary and canonical URL out of the page's data; absent while it is not there. */
  readonly head?: (context: Omit<LoaderContext, 'dispatch'>) => (state: RootState) => PageHeadInfo | undefined;
}

/** What the item of a page makes of it: shown, never there, or taken off the shelf. */
export interface ItemOutcome {
  readonly status: 200 | 404 | 410;
  readonly error?: ApiError;
}

/** Reads what has become of the item a page is about. */
export function readItemOutcome(selector: ItemSelector | null | undefined, state: RootState): ItemOutcome {
  if (selector === undefined) return { status: 200 };
  if (selector === null) return { status: 404 };
  const error = selector(state).error as ApiError | undefined;
  return error?.code === '404' || error?.code === '410'
    ? { status: Number(error.code) as 404 | 410, error }
    : { status: 200 };
}

import type { EndpointInput, getSeoInfo } from '@portal/api-contract';
import type { ComponentType, ReactNode } from 'react';
import type { Brand } from '../brand/brand-context';
import type { ApiError } from '../http/api-error';
import type { AppDispatch, RootState } from '../store/app-store';

/** The three layouts of the spec (§2). */
export type PageLayout = 'default' | 'register' | 'notFound';

/** What a loader may use: the store, the brand and the address. */
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
export type ItemSelector = (state: RootState) => { readonly error?: unknown };

/** What an address says: its dynamic segments and its query. */
export type PageAddress = Pick<LoaderContext, 'params' | 'searchParams'>;

/** What a page says of itself in its head, where its own data says more than the SEO table. */
export interface PageHeadInfo {
  /** Kind of the page in the words of schema.org. */
  readonly type: 'TechArticle';
  readonly title: string;
  readonly summary: string;
  /** Separated by commas. */
  readonly keywords: string;
  /** Day of the last change. */
  readonly updatedOn: string;
  /** The `code` in its address is the page's own, that of a product say: only a login begun here brings another. */
  readonly hasOwnCode?: boolean;
  /** Address that search engines should keep, without prefix. */
  readonly canonicalPath: string;
}

/** Code of a page, loaded with its first visit. */
export interface PageModule {
  readonly Page: ComponentType;
  readonly loader?: PageLoader;
  /**
   * The call whose item the page is about: the page stands and falls with it. `null` where the address names none,
   * so there is no such page.
   */
  readonly item?: (context: Omit<LoaderContext, 'dispatch'>) => ItemSelector | null;
  /**
   * The part of a query that the page reads, written in one way for the same values: what is rendered is cached by it.
   */
  readonly toCacheKey?: (searchParams: URLSearchParams) => string;
  /** Title, summary and canonical address out of the page's data; absent while it is not there. */
  readonly head?: (context: Omit<LoaderContext, 'dispatch'>) => (state: RootState) => PageHeadInfo | undefined;
}

/** Which row of the SEO table describes a page. */
export type SeoKey = EndpointInput<typeof getSeoInfo>;

/** Who may see a page: anybody with a login, or one for whom the real-name entrance flags are known (spec §6). */
export type PageAccess = 'login' | 'realname';

/** What stands around a page while it is not known yet who asks, and afterwards too: the menu of an area, say. */
export interface PageSurrounding {
  readonly load: () => Promise<{ readonly Surrounding: ComponentType<{ readonly children: ReactNode }> }>;
  /** Source file of its chunk as the build manifest names it. */
  readonly chunk: string;
}

/** A page as its feature library offers it to the brand apps. */
export interface PageRoute {
  /** Pattern of `@portal/portal-paths`, without the brand's prefix. */
  readonly path: string;
  readonly load: () => Promise<PageModule>;
  /** Source file of the page's chunk as the build manifest names it, for preloading. */
  readonly chunk: string;
  readonly layout?: PageLayout;
  readonly hasHeader?: boolean;
  readonly hasFooter?: boolean;
  /** The page starts with a dark picture under a transparent header. */
  readonly isOverHero?: boolean;
  /**
   * The page is there to be read: its code is loaded with the visitor's first gesture and not before, since its HTML is
   * complete and its links work.
   */
  readonly startsOnGesture?: boolean;
  /** Status of the answer, 200 unless the page is an error page. */
  readonly status?: number;
  /** The `code` in its address is the page's own, that of a product say: only a login begun here brings another. */
  readonly hasOwnCode?: boolean;
  /** Address that search engines should keep, without prefix; the page's own by default. */
  readonly canonicalPath?: string;
  /** The query names what the page is about: there is no page at the bare address. */
  readonly isNamedByQuery?: boolean;
  /** The page shows what other pages say: search engines follow its links and keep it out of their index. */
  readonly isUnlisted?: boolean;
  /** Who may see the page; everyone by default. Visitors are sent to the login page and back (spec §5). */
  readonly access?: PageAccess;
  /** Stands around a page behind a login, on the server too. */
  readonly surrounding?: PageSurrounding;
  /** Leads elsewhere at once: an address on this origin, with prefix. */
  readonly redirectTo?: (visit: RedirectedVisit) => string;
  readonly seo?: (context: Pick<LoaderContext, 'params'> & { readonly platformType: string }) => SeoKey;
}

/** What a redirect may be made of. */
export interface RedirectedVisit extends Pick<Brand, 'basePath' | 'homeHref'> {
  readonly host: string;
  /** Query of the address with its question mark; empty without one. */
  readonly search: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * A page of the account area as its feature library offers it: the area adds the login and the frame, and finds the
 * page's code by its name.
 */
export interface AccountRoute<Name extends string> extends Omit<PageRoute, 'load' | 'access' | 'surrounding'> {
  readonly page: Name;
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

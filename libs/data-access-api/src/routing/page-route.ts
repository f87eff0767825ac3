import type { EndpointInput, getSeoInfo } from '@portal/api-contract';
import type { PathAccess } from '@portal/portal-paths';
import type { Brand } from '../brand/brand-context';
import type { LoaderContext, PageModule } from './page-module';

/** The three layouts of the spec (§2). */
export type PageLayout = 'default' | 'register' | 'notFound';

/** Which row of the SEO table describes a page. */
export type SeoKey = EndpointInput<typeof getSeoInfo>;

/**
 * Loads code when it is needed: `() => import('./page')`, and nothing else. On the server the build adds which chunk
 * of the browser's build holds the code (tools/build/plugins/import-chunks.mjs).
 */
export type LazyImport<Module> = (() => Promise<Module>) & { readonly chunk?: string };

/** What of the site stands around a page (spec §2). */
export interface PageFrame {
  readonly layout?: PageLayout;
  readonly headerVariant?: 'default' | 'console' | 'community';
  readonly hasHeader?: boolean;
  readonly hasFooter?: boolean;
  readonly hasToolbox?: boolean;
}

/** A page of the site: where it stands, and all that is known of it before its code is loaded. */
export interface PageRoute extends PageFrame {
  /** Pattern of `@portal/portal-paths`, without the brand's prefix. */
  readonly path: string;
  /** Other patterns at which the same page stands; search engines keep the first. */
  readonly aliases?: readonly string[];
  readonly load: LazyImport<{ readonly page: PageModule }>;
  /** The page starts with a dark picture under a transparent header. */
  readonly isOverHero?: boolean;
  /**
   * The page is nothing without its code, which therefore waits for no gesture. So is each that visitors do not see;
   * everything else is complete as it is sent.
   */
  readonly startsAtOnce?: boolean;
  /** Status of the response, 200 unless the page is an error page. */
  readonly status?: number;
  /** The `code` in its URL is the page's own, that of a product say: only a login begun here brings another. */
  readonly hasOwnCode?: boolean;
  /** Path that search engines should keep, without prefix; the page's own by default. */
  readonly canonicalPath?: string | ((pathname: string) => string);
  /** The query names what the page is about: there is no page at the bare URL. */
  readonly isNamedByQuery?: boolean;
  /** The page shows what other pages say: search engines follow its links and keep it out of their index. */
  readonly isUnlisted?: boolean;
  /** Who may see the page; everyone by default. Visitors are sent to the login page and back (spec §5). */
  readonly access?: PathAccess | undefined;
  /** Leads elsewhere at once: a URL on this origin, with prefix. */
  readonly redirectTo?: (visit: RedirectedVisit) => string;
  readonly seo?: (context: Pick<LoaderContext, 'params'> & { readonly platformType: string }) => SeoKey;
}

/** What a redirect may be made of. */
export interface RedirectedVisit extends Pick<Brand, 'basePath' | 'homeHref'> {
  readonly host: string;
  /** Query of the URL with its question mark; empty without one. */
  readonly search: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The brand a suite runs against. */
export interface BrandUnderTest {
  readonly name: string;
  /** Prefix of its addresses; empty for the root brand. */
  readonly basePath: string;
  /** Address of its home page, with prefix. */
  readonly home: string;
  /** Other addresses of the home page, with prefix. */
  readonly homeAliases: readonly string[];
  /** A text of its page title. */
  readonly title: string;
}

/** A kind of page; what must hold for every page is checked on each of these. */
export interface PageType {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  /** Demo account that may see the page; none where everybody may. */
  readonly account?: string;
}

/** The kinds of pages that exist. New pages join the checks by joining this list. */
export function listPageTypes(brand: BrandUnderTest): readonly PageType[] {
  return [
    { name: 'home', path: brand.home, status: 200 },
    { name: 'error', path: `${brand.basePath}/404`, status: 404 },
    { name: 'console', path: `${brand.basePath}/overview/details`, status: 200, account: 'demo-personal' },
    { name: 'personal information', path: `${brand.basePath}/user-info`, status: 200, account: 'demo-personal' },
  ];
}

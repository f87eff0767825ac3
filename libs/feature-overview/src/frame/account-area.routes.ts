import type { AccountRoute, PageModule, PageRoute, PageSurrounding } from '@portal/data-access-api';

/** Code of pages of the account area by their names. */
export type AccountPages<Name extends string> = Readonly<Record<Name, () => Promise<{ readonly page: PageModule }>>>;

/** Code of the account area: what stands around its pages, and the pages. */
export type AccountArea<Name extends string> = Awaited<ReturnType<PageSurrounding['load']>> & {
  readonly ACCOUNT_PAGES: AccountPages<Name>;
};

/**
 * Puts pages of the account area behind a login and into its frame: the menu, which is without data of anybody, so the
 * server renders it too. What each page is made of is listed in the area's own code, not in that of every page of the
 * site.
 * @param loadArea loads the brand app's `src/account-area.ts`, which puts the area together out of its libraries
 */
export function inAccountArea<Name extends string>(
  loadArea: () => Promise<AccountArea<Name>>,
  routes: readonly AccountRoute<NoInfer<Name>>[],
): readonly PageRoute[] {
  const surrounding = {
    load: loadArea,
    chunk: 'src/account-area.ts',
  };
  return routes.map(({ page, ...route }) => ({
    ...route,
    access: 'login',
    surrounding,
    load: async () => (await (await loadArea()).ACCOUNT_PAGES[page]()).page,
  }));
}

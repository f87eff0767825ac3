import type { PageRoute, PageSurrounding } from '@portal/data-access-api';
import type { AccountPageName } from './account-area';

/** Menu around every page of the account area; without data of anybody, so the server renders it too. */
const ACCOUNT_SURROUNDING: PageSurrounding = {
  load: () => import('./account-area'),
  chunk: '../../libs/feature-overview/src/frame/account-area.ts',
};

/**
 * What every page of the area has in common, and its code by its name. What each is made of is listed in the area's own
 * code, not in that of every page of the site.
 */
export function inAccountArea(name: AccountPageName): Pick<PageRoute, 'access' | 'surrounding' | 'load'> {
  return {
    access: 'login',
    surrounding: ACCOUNT_SURROUNDING,
    async load() {
      const { ACCOUNT_PAGES } = await import('./account-area');
      return (await ACCOUNT_PAGES[name]()).page;
    },
  };
}

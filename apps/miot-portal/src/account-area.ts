// The code of the account area: loaded with the first of its pages, for the other pages of the site need none of it.
import type { AccountPages } from '@portal/feature-overview';
import { OVERVIEW_PAGES, type OverviewPageName } from '@portal/feature-overview/pages';
import { USER_INFO_PAGES, type UserInfoPageName } from '@portal/feature-user-info/pages';
import { WORK_ORDER_PAGES, type WorkOrderPageName } from '@portal/feature-work-orders/pages';

export { AccountSurrounding as Surrounding } from '@portal/feature-overview/pages';

/** Code of the area's pages by their names. */
export const ACCOUNT_PAGES: AccountPages<OverviewPageName | UserInfoPageName | WorkOrderPageName> = {
  ...OVERVIEW_PAGES,
  ...USER_INFO_PAGES,
  ...WORK_ORDER_PAGES,
};

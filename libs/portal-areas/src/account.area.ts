import { type AreaDefinition, group, redirect } from '@portal/data-access-api';
import { billingRoutes } from '@portal/feature-billing';
import { AccountLayout, overviewRoutes } from '@portal/feature-overview';
import { realnameRoutes } from '@portal/feature-realname';
import { userInfoRoutes } from '@portal/feature-user-info';
import { workOrderRoutes } from '@portal/feature-work-orders';
import { accountPaths } from '@portal/portal-paths/account';

export const area: AreaDefinition = {
  listRoutes: () => [
    ...overviewRoutes,
    ...billingRoutes,
    ...realnameRoutes,
    ...workOrderRoutes,
    // The toolbox is hidden under /overview alone (spec §2).
    ...group({ hasToolbox: true }, userInfoRoutes),
    redirect(accountPaths.person, ({ basePath }) => basePath + accountPaths.userInfo.href()),
    redirect(
      accountPaths.realnameAlias,
      ({ basePath, search, params: { page = '' } }) => `${basePath}/overview/${encodeURIComponent(page)}${search}`,
    ),
  ],
  frame: { headerVariant: 'console', hasFooter: false, hasToolbox: false },
  Layout: AccountLayout,
};

import { type AreaDefinition, group, redirect } from '@portal/data-access-api';
import { AccountLayout, overviewRoutes } from '@portal/feature-overview';
import { realnameRoutes } from '@portal/feature-realname';
import { userInfoRoutes } from '@portal/feature-user-info';
import { workOrderRoutes } from '@portal/feature-work-orders';
import { accountPaths } from '@portal/portal-paths/account';

export const area: AreaDefinition = {
  listRoutes: () => [
    ...overviewRoutes,
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
  reserved: [
    accountPaths.enterpriseChangeAll,
    accountPaths.enterpriseChangeName,
    accountPaths.enterpriseChooseway,
    accountPaths.enterpriseInfo,
    accountPaths.enterpriseRemit,
    accountPaths.personToEnterprise,
    accountPaths.realnameModify,
    accountPaths.realnameModifyProtocol,
  ],
  frame: { headerVariant: 'console', hasFooter: false, hasToolbox: false },
  Layout: AccountLayout,
};

import { type AreaDefinition, group, redirect } from '@portal/data-access-api';
import { AccountLayout, overviewRoutes } from '@portal/feature-overview';
import { userInfoRoutes } from '@portal/feature-user-info';
import { workOrderRoutes } from '@portal/feature-work-orders';
import { accountPaths } from '@portal/portal-paths/account';

export const area: AreaDefinition = {
  listRoutes: () => [
    ...overviewRoutes,
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
    accountPaths.realname,
    accountPaths.chooseIdentificationType,
    accountPaths.enterpriseChangeAll,
    accountPaths.enterpriseChangeName,
    accountPaths.enterpriseChooseway,
    accountPaths.enterpriseInfo,
    accountPaths.enterpriseRemit,
    accountPaths.personToEnterprise,
    accountPaths.personalByface,
    accountPaths.personalByidcard,
    accountPaths.personalChooseway,
    accountPaths.realnameModify,
    accountPaths.realnameModifyProtocol,
    accountPaths.realnameSubmitSuccess,
  ],
  frame: { headerVariant: 'console', hasFooter: false, hasToolbox: false },
  Layout: AccountLayout,
};

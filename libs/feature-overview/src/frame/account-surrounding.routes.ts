import type { PageSurrounding } from '@portal/data-access-api';

/** Menu around every page of the account area; without data of anybody, so the server renders it too. */
export const ACCOUNT_SURROUNDING: PageSurrounding = {
  load: () => import('./account-surrounding').then(({ AccountSurrounding }) => ({ Surrounding: AccountSurrounding })),
  chunk: '../../libs/feature-overview/src/frame/account-surrounding.tsx',
};

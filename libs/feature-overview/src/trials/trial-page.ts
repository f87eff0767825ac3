import { accountPaths } from '@portal/portal-paths/account';

/** Title of the page of a trial, and the page above. */
export const TRIAL_PAGE = {
  title: '试用详情',
  back: { href: accountPaths.overviewTryProduct.href(), text: '我的试用' },
};

import { accountPaths } from '@portal/portal-paths/account';

/** Title of the pages of a contract, and the page above. */
export const CONTRACT_PAGE = {
  title: '合同详情',
  back: { href: accountPaths.contracts.href(), text: '我的合同' },
} as const;

/** That the URL names no contract of the reader. */
export const MISSING_CONTRACT = { message: '没有找到这份合同', back: '返回合同列表' };

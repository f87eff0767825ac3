import { accountPaths } from '@portal/portal-paths/account';

/** Title of the page of a refund, and the page above. */
export const REFUND_PAGE = { title: '退款详情', back: { href: accountPaths.refunds.href(), text: '退款' } };

/** That the URL names no refund of the reader. */
export const MISSING_REFUND = { message: '没有找到这笔退款', back: '返回退款列表' };

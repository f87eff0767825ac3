import { accountPaths } from '@portal/portal-paths/account';

/** Page above those of refunds. */
export const REFUNDS_BACK = { href: accountPaths.refunds.href(), text: '退款' };

/** Title of the page of a refund, and the page above. */
export const REFUND_PAGE = { title: '退款详情', back: REFUNDS_BACK };

/** Said where there is no such refund. */
export const NO_REFUND = { message: '没有找到这笔退款', back: '返回退款列表' };

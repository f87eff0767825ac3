import { accountPaths } from '@portal/portal-paths/account';

/** Title of the page of a refund, and the page above. */
export const REFUND_PAGE = { title: '退款详情', back: { href: accountPaths.refunds.href(), text: '退款' } };

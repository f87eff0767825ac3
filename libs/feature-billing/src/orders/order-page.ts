import { accountPaths } from '@portal/portal-paths/account';

/** Title of the page of an order, and the page above. */
export const ORDER_PAGE = { title: '订单详情', back: { href: accountPaths.orders.href(), text: '我的订单' } };

/** That there is no such order. */
export const MISSING_ORDER = { message: '没有找到这个订单', back: '返回订单列表' };

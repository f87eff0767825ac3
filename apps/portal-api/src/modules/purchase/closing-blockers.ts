import { and, eq, gt, or } from 'drizzle-orm';
import { type BlockerSource, WORK_ORDER_FORM } from '../../platform/modules/closing-blocker';
import { purchaseOrder } from './purchase.tables';
import { countRunningProducts } from './running-orders';

/** The longest that the price of an order holds (design: lifecycles, order): nobody can pay it any more afterwards. */
const UNPAID_DAYS = 7;

const DAY_MS = 24 * 3_600_000;

/** Orders and products that keep an account open. */
export const purchaseBlockers: readonly BlockerSource[] = [
  {
    type: 'order',
    title: '未完成的订单',
    url: WORK_ORDER_FORM,
    advice: `需要取消订单请提交工单，由客服处理；待支付的订单满${UNPAID_DAYS}天后不再影响注销。`,
    count({ orm, now }, ownerId) {
      const payableSince = new Date(now.getTime() - UNPAID_DAYS * DAY_MS);
      const isPayable = and(eq(purchaseOrder.state, 'unpaid'), gt(purchaseOrder.createdAt, payableSince));
      const isOpen = or(eq(purchaseOrder.state, 'reviewing'), isPayable);
      return orm.$count(purchaseOrder, and(eq(purchaseOrder.ownerId, ownerId), isOpen));
    },
  },
  {
    type: 'product',
    title: '使用中的产品',
    url: WORK_ORDER_FORM,
    advice: '请等待产品到期，或提交工单申请退订。',
    count: ({ orm, now }, ownerId) => countRunningProducts(orm, ownerId, now),
  },
];

import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { type BlockerSource, WORK_ORDER_FORM } from '../../platform/modules/closing-blocker';
import { PAYMENT_DAYS } from './order-creation';
import { CONFIRMING, PROCESSING, purchaseOrder, REVIEWING, UNPAID } from './purchase.tables';
import { countRunningProducts } from './running-orders';

/** Orders and products that keep an account open. */
export const purchaseBlockers: readonly BlockerSource[] = [
  {
    type: 'order',
    title: '未完成的订单',
    url: WORK_ORDER_FORM,
    advice: `需要取消订单请提交工单，由客服处理；待支付的订单满${PAYMENT_DAYS}天后自动关闭，不再影响注销。`,
    count({ orm, now }, ownerId) {
      const { state, payUntil } = purchaseOrder;
      const isPayable = and(eq(state, UNPAID), gt(payUntil, now));
      const isOpen = or(inArray(state, [REVIEWING, CONFIRMING, PROCESSING]), isPayable);
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

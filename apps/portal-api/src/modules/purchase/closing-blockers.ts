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
    url: '/overview/order',
    advice: `待支付的订单可以自行取消，满${PAYMENT_DAYS}天未支付也会自动关闭；其他未完成的订单请等待处理完成，或提交工单由客服处理。`,
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

import { ORDER_LIMITS } from '@portal/api-contract/account';
import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { BlockerSource } from '../../platform/modules/closing-blocker';
import { isHeld } from './contract-claims.repository';
import { CONFIRMING, PROCESSING, purchaseOrder, REVIEWING, UNPAID } from './purchase.tables';

/** Orders that keep an account open. */
export const purchaseBlockers: readonly BlockerSource[] = [
  {
    type: 'order',
    title: '未完成的订单',
    url: '/overview/order',
    advice: `待支付的订单可以自行取消，满${ORDER_LIMITS.paymentDays}天未支付也会自动关闭；其他未完成的订单请等待处理完成，或提交工单由客服处理。`,
    count({ orm, now }, ownerId) {
      const { state, payUntil } = purchaseOrder;
      const isPayable = and(eq(state, UNPAID), or(gt(payUntil, now), isHeld));
      const isOpen = or(inArray(state, [REVIEWING, CONFIRMING, PROCESSING]), isPayable);
      return orm.$count(purchaseOrder, and(eq(purchaseOrder.ownerId, ownerId), isOpen));
    },
  },
];

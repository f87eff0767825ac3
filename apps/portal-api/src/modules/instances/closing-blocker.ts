import { and, eq, gt } from 'drizzle-orm';
import type { BlockerSource } from '../../platform/modules/closing-blocker';
import { productInstance, RUNNING } from './instances.tables';

/** Products that keep an account open. */
export const instanceBlocker: BlockerSource = {
  type: 'product',
  title: '使用中的产品',
  url: '/overview/product',
  advice: '请等待产品到期，或提交工单申请退订。',
  count({ orm, now }, ownerId) {
    const { state, endsAt } = productInstance;
    return orm.$count(productInstance, and(eq(productInstance.ownerId, ownerId), eq(state, RUNNING), gt(endsAt, now)));
  },
};

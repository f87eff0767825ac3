import { OPEN_REFUND_STATUSES } from '@portal/api-contract/account';
import { and, eq, inArray } from 'drizzle-orm';
import type { BlockerSource } from '../../../platform/modules/closing-blocker';
import { refund } from '../refunds.tables';

/** Refunds that keep an account open: money of its owner is on its way, or was asked for. */
export const refundBlocker: BlockerSource = {
  type: 'refund',
  title: '未完成的退款',
  url: '/overview/refund',
  advice: '请等待退款完成；待审核的申请可以自行撤销。',
  count: ({ orm }, ownerId) =>
    orm.$count(refund, and(eq(refund.ownerId, ownerId), inArray(refund.state, [...OPEN_REFUND_STATUSES]))),
};

import { and, eq, inArray } from 'drizzle-orm';
import type { BlockerSource } from '../../platform/modules/closing-blocker';
import { invoice, ISSUING, ON_ITS_WAY, RED_REQUESTED, REVIEWING, WITHDRAWING } from './invoices.tables';

/** Invoices under way, which keep an account open. */
export const invoiceBlocker: BlockerSource = {
  type: 'invoice',
  title: '办理中的发票',
  url: '/overview/invoice',
  advice: '待审核的申请可以自行撤回；开票中、待签收与退票中的发票请等待办理完成',
  count: ({ orm }, ownerId) =>
    orm.$count(
      invoice,
      and(
        eq(invoice.ownerId, ownerId),
        inArray(invoice.state, [REVIEWING, ISSUING, WITHDRAWING, ON_ITS_WAY, RED_REQUESTED]),
      ),
    ),
};

import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import type { OperatorTask } from '../../../platform/operations/automatic-operator';
import { createAutomaticTask } from '../../../platform/operations/automatic-task';
import type { Refunds } from '../refund-record';
import { BY_HAND, NOT_PAID_OUT, refund } from '../refunds.tables';
import { waitingRefunds } from '../waiting-refunds';
import type { RefundDecisions } from './refund-decisions';

/** What a customer writes to see the other ways of a review. */
const REJECTED_BY = '模拟驳回';
const ASKED_BY = '模拟补充';

export interface RefundOperatorOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly refunds: Refunds;
  readonly decisions: RefundDecisions;
}

/** Lets the automatic operator of a demonstration decide on applications for refunds, and pay out by hand. */
export function createRefundTask({ refunds, decisions, ...options }: RefundOperatorOptions): OperatorTask {
  return createAutomaticTask(
    {
      kind: refunds,
      role: 'finance',
      numberOf: ({ refundNo }) => refundNo,
      isWaiting: () => and(eq(refund.isApplied, true), isNull(refund.assigneeId), waitingRefunds.isWaiting),
      since: refund.stateSince,
      async attend(runner, row, { operator: actor, at }) {
        const by = { actor, at };
        if (row.state === NOT_PAID_OUT) {
          await refunds.transition(runner, row, { action: 'retry', ...by }, { paymentId: null, decidedBy: null });
          return 'retry';
        }
        if (row.state === BY_HAND) {
          await decisions.settle(runner, row, by);
          return 'settleByHand';
        }
        if (row.description.includes(REJECTED_BY) && !row.isAppealed) {
          await decisions.answer(runner, row, { ...by, action: 'reject', reason: '申请材料与订单情况不符' });
          return 'reject';
        }
        if (row.description.includes(ASKED_BY) && row.fileIds.length === 0) {
          await decisions.answer(runner, row, { ...by, action: 'ask', reason: '请上传能说明退款原因的凭证' });
          return 'ask';
        }
        await decisions.approve(runner, row, by);
        return 'approve';
      },
    },
    options,
  );
}

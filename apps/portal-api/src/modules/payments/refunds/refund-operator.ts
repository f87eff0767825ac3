import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import type { OperatorTask } from '../../../platform/operations/automatic-operator';
import { type AutomaticTask, createAutomaticTask } from '../../../platform/operations/automatic-task';
import type { Refunds } from '../refund-record';
import { BY_HAND, NOT_PAID_OUT, refund, type RefundRow } from '../refunds.tables';
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
export function createRefundTasks({ refunds, decisions, ...options }: RefundOperatorOptions): OperatorTask[] {
  const whatAndWho = {
    kind: refunds,
    role: 'finance',
    numberOf: ({ refundNo }: RefundRow) => refundNo,
    since: refund.stateSince,
  } as const;
  const isUnassigned = and(eq(refund.isApplied, true), isNull(refund.assigneeId), waitingRefunds.isWaiting);
  const decide: AutomaticTask<typeof refund> = {
    ...whatAndWho,
    isWaiting: () => and(isUnassigned, ne(refund.state, NOT_PAID_OUT)),
    async attend(runner, row, by) {
      if (row.state === BY_HAND) {
        await decisions.settle(runner, row, by);
        return 'settleByHand';
      }
      if (row.description.includes(REJECTED_BY) && !row.isAppealed) {
        await decisions.reject(runner, row, by, { reason: '申请材料与订单情况不符' });
        return 'reject';
      }
      if (row.description.includes(ASKED_BY) && row.fileIds.length === 0) {
        await decisions.ask(runner, row, by, { reason: '请上传能说明退款原因的凭证' });
        return 'ask';
      }
      await decisions.approve(runner, row, by);
      return 'approve';
    },
  };
  const payAnew: AutomaticTask<typeof refund> = {
    ...whatAndWho,
    isWaiting: () => and(isUnassigned, eq(refund.state, NOT_PAID_OUT)),
    // However long ago it failed, its owner has named an account since.
    hasNoHistory: true,
    async attend(runner, row, by) {
      await decisions.retry(runner, row, by);
      return 'retry';
    },
  };
  return [decide, payAnew].map((task) => createAutomaticTask(task, options));
}

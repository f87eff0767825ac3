import { and, asc, eq, gte, inArray, lte, or } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock';
import type { Database, QueryRunner } from '../../../platform/database/database';
import type { OperatorTask } from '../../../platform/operations/automatic-operator';
import { noteAudit } from '../../../platform/operations/note-audit';
import type { Actor } from '../../../platform/records/record-transition';
import type { Refunds } from '../refund-record';
import { BY_HAND, NOT_PAID_OUT, refund, type RefundRow, REVIEWING } from '../refunds.tables';
import type { RefundDecisions } from './refund-decisions';

/** A person would not be quicker, and its owner may have second thoughts. */
const DELAY_MS = 30_000;

/** What nothing has happened to for longer is history, and stays as it is. */
const ATTENTION_MS = 3_600_000;

const BATCH = 20;

const AUTOMATIC: Actor = { role: 'finance', id: null, name: '' };

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
export function createRefundTask({ database, clock, refunds, decisions }: RefundOperatorOptions): OperatorTask {
  const by = (at: Date) => ({ actor: AUTOMATIC, at });

  async function decide(runner: QueryRunner, row: RefundRow, at: Date): Promise<string> {
    if (row.state === NOT_PAID_OUT) {
      await refunds.transition(runner, row, { action: 'retry', ...by(at) }, { paymentId: null, decidedBy: null });
      return 'retry';
    }
    if (row.state === BY_HAND) {
      await decisions.settle(runner, row, by(at));
      return 'settleByHand';
    }
    if (row.description.includes(REJECTED_BY) && !row.isAppealed) {
      await decisions.answer(runner, row, { ...by(at), action: 'reject', reason: '申请材料与订单情况不符' });
      return 'reject';
    }
    if (row.description.includes(ASKED_BY) && row.fileIds.length === 0) {
      await decisions.answer(runner, row, { ...by(at), action: 'ask', reason: '请上传能说明退款原因的凭证' });
      return 'ask';
    }
    await decisions.approve(runner, row, by(at));
    return 'approve';
  }

  /** Attends to the refund that waits longest; `false` where none does. */
  async function attend(runner: QueryRunner): Promise<boolean> {
    const at = clock();
    const [row] = await runner
      .select()
      .from(refund)
      .where(
        and(
          eq(refund.isApplied, true),
          or(
            inArray(refund.state, [REVIEWING, BY_HAND]),
            and(eq(refund.state, NOT_PAID_OUT), eq(refund.isAccountCorrected, true)),
          ),
          lte(refund.stateSince, new Date(at.getTime() - DELAY_MS)),
          gte(refund.stateSince, new Date(at.getTime() - ATTENTION_MS)),
        ),
      )
      .orderBy(asc(refund.stateSince), asc(refund.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return false;
    const action = `refund.${await decide(runner, row, at)}`;
    await noteAudit(runner, { actorId: null, action, subjectKind: 'refund', subjectNo: row.refundNo, at });
    return true;
  }

  return {
    name: 'refunds',
    async run() {
      for (let count = 0; count < BATCH; count += 1) if (!(await database.transaction(attend))) return;
    },
  };
}

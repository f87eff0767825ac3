import type { QueryRunner } from '../../../platform/database/database';
import { HttpError } from '../../../platform/http/http-error';
import type { Ledger } from '../../../platform/money/ledger/ledger';
import { LedgerError } from '../../../platform/money/ledger/ledger-error';
import type { TransitionRequest } from '../../../platform/records/record-transition';
import { lockPaidShares } from '../payments.repository';
import { beginParts, planParts } from '../refund-parts';
import type { Refunds } from '../refund-record';
import type { RefundRow } from '../refunds.tables';

/** Triggers by which the money of a refund sets out: by payments that it came by, and through finance alone. */
const WAYS = {
  approve: { bySource: 'approve', byHand: 'approveByHand' },
  continue: { bySource: 'continue', byHand: 'continueByHand' },
} as const;

/** Who has the money of a refund set out, and why. */
export interface SettingOut extends Omit<TransitionRequest, 'action'> {
  readonly by: keyof typeof WAYS;
  readonly decidedBy?: string | null;
}

export interface RefundPaymentOptions {
  readonly ledger: Pick<Ledger, 'post'>;
  readonly refunds: Refunds;
}

/**
 * Has the money of a locked refund set out: by the payments that it came by, the rest through finance. From there on nobody
 * else can have it. Rejects with 409 where less is left.
 */
export async function setOut(
  { ledger, refunds }: RefundPaymentOptions,
  runner: QueryRunner,
  row: RefundRow,
  { by, decidedBy, ...request }: SettingOut,
): Promise<RefundRow> {
  const parts = planParts(await lockPaidShares(runner, row.orderNo), row.amount);
  const paymentId = parts[0]?.payment?.id ?? null;
  const action = WAYS[by][paymentId === null ? 'byHand' : 'bySource'];
  const changes = { paymentId, ...(decidedBy !== undefined && { decidedBy }) };
  try {
    return await beginParts({ ledger }, runner, { ...row, of: 'charge', parts, at: request.at }, () =>
      refunds.transition(runner, row, { ...request, action }, changes),
    );
  } catch (error) {
    if (error instanceof LedgerError) throw new HttpError(409, '订单的可退金额已有变化，不足本次退款');
    throw error;
  }
}

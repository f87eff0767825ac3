import type { QueryRunner } from '../../../platform/database/database';
import { HttpError } from '../../../platform/http/http-error';
import type { Ledger } from '../../../platform/money/ledger/ledger';
import { LedgerError } from '../../../platform/money/ledger/ledger-error';
import type { TransitionRequest } from '../../../platform/records/record-transition';
import { REFUND_JOB } from '../order-refunds';
import { queuePayOut } from '../pay-out';
import { lockPaidShares, noteRefunded } from '../payments.repository';
import type { Refunds } from '../refund-record';
import type { RefundRow } from '../refunds.tables';
import { findHandChannel } from '../transfers/find-hand-channel';

/** Triggers by which the money of a refund sets out: by the payment it came by, and by finance. */
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
 * Has the money of a locked refund set out: by the payment that it came by where that brought as much and has it still,
 * else through finance. From there on nobody else can have it. Rejects with 409 where less is left.
 */
export async function setOut(
  { ledger, refunds }: RefundPaymentOptions,
  runner: QueryRunner,
  row: RefundRow,
  { by, decidedBy, ...request }: SettingOut,
): Promise<RefundRow> {
  const { orderNo, refundNo, amount } = row;
  const shares = [{ orderNo, amount }];
  const paid = await lockPaidShares(runner, orderNo);
  const source = paid.find(({ left }) => left >= amount)?.payment;
  const action = WAYS[by][source ? 'bySource' : 'byHand'];
  const changes = { paymentId: source?.id ?? null, ...(decidedBy !== undefined && { decidedBy }) };
  const changed = await refunds.transition(runner, row, { ...request, action }, changes);
  const channel = source?.channel ?? (await findHandChannel(runner, orderNo));
  try {
    await ledger.post(runner, { kind: 'refund', of: 'charge', channel, refundNo, shares });
  } catch (error) {
    if (error instanceof LedgerError) throw new HttpError(409, '订单的可退金额已有变化，不足本次退款');
    throw error;
  }
  if (source) {
    await noteRefunded(runner, source.id, shares);
    await queuePayOut(runner, REFUND_JOB, row.id, request.at);
  }
  return changed;
}

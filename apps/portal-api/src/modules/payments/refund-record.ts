import { type ActionOf, refundLifecycle } from '@portal/lifecycles';
import type { Ledger } from '../../platform/money/ledger/ledger';
import type { QueryRunner } from '../../platform/database/database';
import { defineRecord } from '../../platform/records/define-record';
import { moveParts } from './refund-parts';
import { BY_HAND, NOT_PAID_OUT, PAID_OUT, refund, type RefundRow } from './refunds.tables';

/** Page of a refund, inside the site and without prefix. */
export function toRefundLink(refundNo: string): string {
  return `/overview/refund-details?refundNo=${encodeURIComponent(refundNo)}`;
}

/** What finance does with the parts of a refund that it sends. */
const HAND_MOVES: Readonly<
  Partial<Record<ActionOf<typeof refundLifecycle>, Pick<Parameters<typeof moveParts>[2], 'from' | 'to'>>>
> = {
  settleByHand: { from: BY_HAND, to: PAID_OUT },
  failByHand: { from: BY_HAND, to: NOT_PAID_OUT },
  retry: { from: NOT_PAID_OUT, to: BY_HAND },
};

/** Refunds of orders, and the only way to change one. What may go back stands in the ledger. */
export function createRefunds(ledger: Pick<Ledger, 'balancesOf'>) {
  const isInvoiced = async ({ orderNo, amount }: RefundRow, runner: QueryRunner) =>
    (await ledger.balancesOf(orderNo, runner)).invoiceable < amount;
  return defineRecord({
    lifecycle: refundLifecycle,
    table: refund,
    guards: {
      isInvoiced: async (row, { runner }) => ((await isInvoiced(row, runner)) ? '' : '订单没有需要退回的发票'),
      isInvoiceReversed: async (row, { runner }) => ((await isInvoiced(row, runner)) ? '发票尚未红冲' : ''),
      accountCorrected: ({ isAccountCorrected }) => (isAccountCorrected ? '' : '收款账户尚未更正'),
      appealedNever: ({ isAppealed }) => (isAppealed ? '该退款已申诉过，不能再次申诉' : ''),
    },
    describe: (row) => ({
      ...{ number: row.refundNo, title: row.productName, messageType: 'order' },
      link: toRefundLink(row.refundNo),
    }),
    isClaimedForStep: true,
    async effects(runner, row, { action, at }) {
      if (action === 'appeal') return { isAppealed: true };
      const move = HAND_MOVES[action];
      if (move) await moveParts(runner, row.id, { ...move, at });
      return action === 'fail' || action === 'failByHand' || action === 'retry' ? { isAccountCorrected: false } : {};
    },
  });
}

/** Refunds as records. */
export type Refunds = ReturnType<typeof createRefunds>;

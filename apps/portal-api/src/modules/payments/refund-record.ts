import { refundLifecycle } from '@portal/lifecycles';
import type { Ledger } from '../../platform/money/ledger/ledger';
import type { QueryRunner } from '../../platform/database/database';
import { defineRecord } from '../../platform/records/define-record';
import { refund, type RefundRow } from './refunds.tables';

/** Page of a refund, inside the site and without prefix. */
export function toRefundLink(refundNo: string): string {
  return `/overview/refund-details?refundNo=${encodeURIComponent(refundNo)}`;
}

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
    effects(_runner, _row, { action }) {
      if (action === 'appeal') return { isAppealed: true };
      return action === 'fail' || action === 'failByHand' || action === 'retry' ? { isAccountCorrected: false } : {};
    },
  });
}

/** Refunds as records. */
export type Refunds = ReturnType<typeof createRefunds>;

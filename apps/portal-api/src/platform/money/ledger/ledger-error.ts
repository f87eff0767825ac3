/**
 * Why a cause is not posted:
 * - `cause-reused`: its key was posted with other content;
 * - `unknown-order`: nothing was charged for the order;
 * - `not-cancellable`: another amount was charged, or some of it was refunded or stands on an invoice;
 * - `refund-exceeds-paid`, `refund-exceeds-surplus`: less was paid than shall go back;
 * - `refund-of-invoiced`: what shall go back stands on an invoice, which has to be reversed first;
 * - `invoice-exceeds-paid`: less was paid, kept and not yet invoiced;
 * - `reversal-exceeds-invoice`: less of the invoice is left.
 */
export type LedgerErrorCode =
  | 'cause-reused'
  | 'unknown-order'
  | 'not-cancellable'
  | 'refund-exceeds-paid'
  | 'refund-exceeds-surplus'
  | 'refund-of-invoiced'
  | 'invoice-exceeds-paid'
  | 'reversal-exceeds-invoice';

/** The ledger rejects a cause; nothing of it was posted. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';

  constructor(
    readonly code: LedgerErrorCode,
    readonly causeKey: string,
  ) {
    super(`The ledger refuses ${causeKey}: ${code}`);
  }
}

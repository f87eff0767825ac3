import { isNull } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { createAutomaticTask, REJECTION_WORD } from '../../platform/operations/automatic-task';
import type { Deed } from '../../platform/records/record-transition';
import type { ApplyOptions } from './apply-for-invoice';
import { createInvoiceDecisions } from './invoice-decisions';
import type { InvoiceAction } from './invoice-record';
import { invoice, type InvoiceRow, ISSUING, RED_REQUESTED, REVIEWING, WITHDRAWING } from './invoices.tables';

/** Lets the automatic operator stand in for finance where nobody works on an invoice. */
export function createInvoiceTask(
  options: ApplyOptions & { readonly database: Database; readonly clock: Clock },
): OperatorTask {
  const { invoices } = options;
  const decisions = createInvoiceDecisions(options);

  const step = (
    runner: QueryRunner,
    row: InvoiceRow,
    { operator, at }: Deed,
    action: InvoiceAction,
    reason = '',
  ): Promise<InvoiceRow> => invoices.transition(runner, row, { action, actor: operator, at, reason });

  /** Does what finance would do; returns its name. */
  async function decide(runner: QueryRunner, row: InvoiceRow, deed: Deed): Promise<string> {
    switch (row.state) {
      case REVIEWING: {
        const reason = row.remark.includes(REJECTION_WORD)
          ? `演示环境中，备注含“${REJECTION_WORD}”的申请不予通过`
          : await findObjection(runner, row, deed);
        if (reason !== '') await step(runner, row, deed, 'reject', reason);
        return reason === '' ? 'pass' : 'reject';
      }
      case ISSUING:
        await decisions.post(runner, row, deed, {
          ...{ number: toPaperNumber(row.invoiceNo), company: '演示快递', trackingNo: `DEMO${row.invoiceNo.slice(2)}` },
        });
        return 'post';
      case WITHDRAWING:
        await step(runner, row, deed, 'acceptWithdrawal');
        return 'acceptWithdrawal';
      case RED_REQUESTED:
        await decisions.approveRed(runner, row, deed);
        return 'approveRed';
      default:
        throw new Error(`Invoice ${row.invoiceNo} waits for nothing that is known`);
    }
  }

  /** Passes an application, or says why its title does not let it pass. */
  async function findObjection(runner: QueryRunner, row: InvoiceRow, deed: Deed): Promise<string> {
    try {
      await decisions.pass(runner, row, deed);
      return '';
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) return error.msg;
      throw error;
    }
  }

  return createAutomaticTask(
    {
      kind: invoices,
      role: 'finance',
      numberOf: ({ invoiceNo }) => invoiceNo,
      isWaiting: () => isNull(invoice.assigneeId),
      since: invoice.waitsSince,
      delayMs: 25_000,
      attend: decide,
    },
    options,
  );
}

/** Eight digits as those of paper, which follow from the number of the invoice. */
function toPaperNumber(invoiceNo: string): string {
  const hash = createHash('sha256').update(invoiceNo).digest();
  return String(hash.readUInt32BE() % 100_000_000).padStart(8, '0');
}

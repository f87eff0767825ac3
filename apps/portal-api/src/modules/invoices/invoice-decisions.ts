import { and, eq, ne } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { claimRecord, type Handling } from '../../platform/records/record-assignment';
import type { Deed, Reasoned } from '../../platform/records/record-transition';
import type { ApplyOptions } from './apply-for-invoice';
import { requireTitle } from './invoice-plan';
import { findOpenRed } from './invoice-record';
import { invoice, type InvoiceRow, RED_REQUESTED } from './invoices.tables';
import { agreeToRed } from './request-red';
import { voidRed } from './red-work';

/** The parcel of a paper invoice, and its own number. */
export interface PostedInvoice {
  readonly number: string;
  readonly company: string;
  readonly trackingNo: string;
}

/** What finance decides about a locked invoice that is more than a transition. */
export function createInvoiceDecisions(options: ApplyOptions) {
  const { invoices } = options;
  return {
    /** Takes an invoice on, also from somebody else. */
    async claim(runner: QueryRunner, row: InvoiceRow, handling: Handling): Promise<InvoiceRow> {
      if (row.waitsSince === null) throw new HttpError(409, '该发票没有等待财务办理的事项');
      return claimRecord(invoices, runner, row, handling);
    },

    /** Passes an application, whose title has to be one that is passed still. */
    async pass(runner: QueryRunner, row: InvoiceRow, { operator, at }: Deed): Promise<InvoiceRow> {
      await requireTitle(runner, options, { id: row.ownerId }, { titleId: row.titleId, type: row.type });
      return invoices.transition(runner, row, { action: 'approve', actor: operator, at });
    },

    /** Notes that a paper invoice was posted. */
    async post(
      runner: QueryRunner,
      row: InvoiceRow,
      { operator, at }: Deed,
      { number, company: courier, trackingNo }: PostedInvoice,
    ): Promise<InvoiceRow> {
      if ((await runner.$count(invoice, and(eq(invoice.number, number), ne(invoice.id, row.id)))) > 0)
        throw new HttpError(409, '该发票号码已被使用，请核对');
      const posted = { number, courier, trackingNo, postedAt: at, issuedAt: at };
      return invoices.transition(runner, row, { action: 'post', actor: operator, at }, posted);
    },

    /** Agrees as the seller to a red invoice that the buyer has entered. */
    async approveRed(runner: QueryRunner, row: InvoiceRow, { operator, at }: Deed): Promise<InvoiceRow> {
      const red = row.state === RED_REQUESTED ? await findOpenRed(runner, row) : undefined;
      if (red?.code !== '03') throw new HttpError(409, '该发票没有等待销方确认的红字信息');
      if (red.deadline !== null && red.deadline <= at) throw new HttpError(409, '已超过确认时限');
      return agreeToRed(runner, options, row, { actor: operator, at });
    },

    /** Refuses a red invoice that is not issued: denies what the buyer has entered, or takes back what we have. */
    async refuseRed(
      runner: QueryRunner,
      row: InvoiceRow,
      { operator, at }: Deed,
      { reason }: Reasoned,
    ): Promise<InvoiceRow> {
      if (row.state !== RED_REQUESTED) throw new HttpError(409, '该发票没有办理中的退票');
      const { code: stands } = await findOpenRed(runner, row);
      const code = ({ '03': '06', '04': '09' } as const)[stands as '03' | '04'] ?? '08';
      return voidRed(invoices, runner, row, { code, actor: operator, at, reason });
    },
  };
}

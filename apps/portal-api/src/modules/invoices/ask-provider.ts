import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { createNextAsk } from '../../platform/jobs/next-ask';
import type { Ledger } from '../../platform/money/ledger/ledger';
import type { InvoiceFilesOptions } from './invoice-files';
import type { Invoices } from './invoice-record';
import { invoice, type InvoiceRow } from './invoices.tables';
import { type TaxCall, type TaxDesk, TaxProviderError } from './provider/tax-provider';

export interface ProviderWorkOptions extends InvoiceFilesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly desk: TaxDesk;
  readonly invoices: Invoices;
  readonly ledger: Ledger;
}

/** An invoice that the provider is asked about, as it was read. */
export interface Asking {
  readonly row: InvoiceRow;
  readonly call: TaxCall;
}

/** When the provider is asked again of something that it is at work on. */
export const findNextAsk = createNextAsk({ firstMs: 5000, maxMs: 600_000 });

/** What is stored of an answer, in one transaction, of an invoice that is locked and as it was read. */
export type Settle = (runner: QueryRunner, row: InvoiceRow, at: Date) => Promise<unknown>;

/** Stores an answer, unless the invoice has moved on since it was read. */
export async function settleUnchanged(
  { invoices, clock }: Pick<ProviderWorkOptions, 'invoices' | 'clock'>,
  runner: QueryRunner,
  { id, state }: InvoiceRow,
  settle: Settle,
): Promise<void> {
  const row = await invoices.lock(runner, eq(invoice.id, id));
  if (row.state === state) await settle(runner, row, clock());
}

/** Rejects a provider that has given another number for the same before: the first one counts. */
export function assertSameNumber(known: string, number: string): void {
  if (known !== '' && known !== number)
    throw new TaxProviderError('The provider contradicts itself about a number', false);
}

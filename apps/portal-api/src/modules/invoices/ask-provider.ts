import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Ledger } from '../../platform/money/ledger/ledger';
import type { InvoiceFilesOptions } from './invoice-files';
import type { Invoices } from './invoice-record';
import { invoice, type InvoiceRow } from './invoices.tables';
import { type TaxCall, type TaxDesk, TaxProviderError } from './provider/tax-provider';

/** How long after it was asked the provider is asked again; each pause is twice the last. */
const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 600_000;

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
export function findNextAsk(askCount: number, at: Date): Date {
  return new Date(at.getTime() + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** askCount));
}

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
  if (known !== '' && known !== number) throw new TaxProviderError('The provider contradicts itself about a number');
}

import type { RedCode, RedReason, RED_ENTRIES } from '@portal/api-contract/account';
import type { InvoiceDocument, Party } from '../../../platform/documents/invoice/invoice-document';
import type { InvoiceFiles } from '../../../platform/documents/invoice/write-invoice-files';
import { ServiceError } from '../../../platform/service-error';

/** Whose invoices they are. */
export interface Seller extends Party {
  /** Who is named as having written them. */
  readonly drawer: string;
}

/** An invoice that is to be issued, or a red one. */
export interface TaxRequest extends Omit<InvoiceDocument, 'number' | 'issuedAt' | 'isSample'> {
  /** Our number; asked for twice under one number, it is one invoice. */
  readonly requestNo: string;
  /** When it was asked for first. */
  readonly requestedAt: Date;
}

/** How an invoice stands. */
export type IssueOutcome =
  | { readonly state: 'inProgress' }
  | { readonly state: 'issued'; readonly number: string; readonly issuedAt: Date }
  | {
      readonly state: 'refused';
      /** Why, in words that the customer reads; may be empty. */
      readonly reason: string;
    };

/** A red invoice that is to be confirmed. */
export interface RedQuestion {
  /** Our number of it. */
  readonly requestNo: string;
  /** Number of the invoice that it takes back. */
  readonly number: string;
  readonly reason: RedReason;
  /** What the buyer says to have done with that one. */
  readonly entry: keyof typeof RED_ENTRIES;
}

/** How a confirmation stands. */
export interface RedConfirmation {
  readonly code: Exclude<RedCode, ''>;
  /** Number of the confirmation. */
  readonly confirmation: string;
}

/** How a provider is asked. */
export interface TaxCall {
  readonly signal: AbortSignal;
}

/**
 * Whoever issues invoices. Each call bears to be repeated; all reject with a `TaxProviderError` where nothing can be said
 * at the moment.
 */
export interface TaxProvider {
  /** What it issues is void. */
  readonly isSample: boolean;
  /** Has an invoice issued, once for each number of a request; what was issued or refused stays as it is. */
  issue(request: TaxRequest, call: TaxCall): Promise<IssueOutcome>;
  /** Opens the confirmation of a red invoice, once for each number of a request, and tells how it stands. */
  askRed(question: RedQuestion, call: TaxCall): Promise<RedConfirmation>;
  /** Tells what has become of a confirmation here: 04 confirmed, or 05 to 09 void. */
  settleRed(settled: RedConfirmation & { readonly requestNo: string }, call: TaxCall): Promise<void>;
  /** Files of an invoice that was issued; `undefined` while they are being made. */
  readFiles(
    request: TaxRequest,
    issued: Extract<IssueOutcome, { state: 'issued' }>,
    call: TaxCall,
  ): Promise<InvoiceFiles | undefined>;
}

/** Longest words of a provider, in characters. */
export const TAX_TEXTS = { reason: 200, confirmation: 40 } as const;

/** The provider is away, takes too long, says what makes no sense, or does not take what it is asked. */
export class TaxProviderError extends ServiceError {
  override readonly name = 'TaxProviderError';
}

/** Who issues invoices here, and in whose name. */
export interface TaxDesk {
  readonly provider: TaxProvider;
  readonly seller: Seller;
}

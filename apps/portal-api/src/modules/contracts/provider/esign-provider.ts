import { ServiceError } from '../../../platform/service-error';
import type { RawNotice } from '../../payments/provider/payment-provider';

/** Who signs for a customer. */
export interface FlowSigner {
  readonly name: string;
  readonly telephone: string;
  /** Name of the company as it was verified. */
  readonly company: string;
}

/** A contract that its customer is to sign. */
export interface SigningRequest {
  /** Our number of the contract. */
  readonly contractNo: string;
  readonly title: string;
  readonly signer: FlowSigner;
  /** Until when it can be signed. */
  readonly until: Date;
  /** Page that signers come back to, absolute. */
  readonly returnUrl: string;
  /** What is signed, and the middle of the place of the customer's seal: a page, and millimetres from its upper left corner. */
  readonly writeDocument: () => Promise<{
    readonly pdf: Uint8Array;
    readonly place: { readonly page: number; readonly x: number; readonly y: number };
  }>;
}

/** A flow of signing, and where its customer signs. */
export interface SigningFlow {
  /** What the provider calls it; told apart from every other. */
  readonly flowNo: string;
  readonly url: string;
  /** Until when that URL can be used. */
  readonly expiresAt: Date;
}

/** How a flow stands. */
export type SigningOutcome =
  | { readonly state: 'signing' }
  | { readonly state: 'signed'; readonly signedAt: Date }
  | {
      readonly state: 'refused';
      /** Why, in the customer's words; may be empty. */
      readonly reason: string;
    }
  | { readonly state: 'cancelled' | 'expired' };

/** How a provider is asked. */
export interface EsignCall {
  readonly signal: AbortSignal;
}

/**
 * Whoever has customers sign. Each call bears to be repeated; all reject with an `EsignProviderError` where nothing can be
 * said at the moment. What was signed, refused or cancelled stays so.
 */
export interface EsignProvider {
  /** Begins a flow, or opens the one of a number anew, and tells where its customer signs. */
  begin(request: SigningRequest, flowNo: string, call: EsignCall): Promise<SigningFlow>;
  query(flowNo: string, call: EsignCall): Promise<SigningOutcome>;
  /** Sees to it that nothing can be signed any more, and tells how the flow stands then: one that was signed is signed. */
  cancel(flowNo: string, call: EsignCall): Promise<Exclude<SigningOutcome, { readonly state: 'signing' }>>;
  /** The PDF of a flow that was signed. */
  readSigned(flowNo: string, call: EsignCall): Promise<Uint8Array>;
}

/** A provider outside the portal, with pages of its own. */
export interface EsignService extends EsignProvider {
  /** What people call it. */
  readonly name: string;
  /**
   * Number of the flow that a notice is about; `undefined` where it is about something else. Throws a
   * `NoticeRejectedError` where its signature is not the provider's.
   */
  readNotice(notice: RawNotice): string | undefined;
}

/** Longest words of a provider, in characters. */
export const ESIGN_TEXTS = { flowNo: 64, reason: 200 } as const;

/** The provider is away, takes too long, or says what makes no sense, or does not take what it is asked. */
export class EsignProviderError extends ServiceError {
  override readonly name = 'EsignProviderError';
}

import type { IDENTITY_ELEMENTS } from '@portal/api-contract/account';
import { ServiceError } from '../../../platform/service-error';

/** What is compared with what a register, a carrier or a bank knows. */
export type IdentityElement = keyof typeof IDENTITY_ELEMENTS;

/** What a person is verified by. */
export interface PersonElements {
  readonly name: string;
  readonly idNumber: string;
  /** Registered under the name; absent where the face follows instead. */
  readonly telephone?: string;
  readonly bankCard?: string;
}

/** What a provider says of some elements. */
export type Verdict =
  | { readonly isMatch: true }
  | {
      readonly isMatch: false;
      /** Absent where the provider does not tell. */
      readonly element?: IdentityElement;
      /** In a Chinese sentence. */
      readonly reason: string;
    };

/** What an enterprise is verified by. */
export interface EnterpriseElements {
  readonly companyName: string;
  readonly creditCode: string;
  readonly legalPerson: string;
  readonly legalPersonIdNumber?: string;
}

/** A small remittance to the account of an enterprise. */
export interface Remittance {
  readonly accountName: string;
  readonly account: string;
  readonly bankName: string;
  readonly branchNo: string;
}

/** How a remittance stands; an amount in 分. */
export type RemittanceResult =
  | { readonly state: 'pending' }
  | { readonly state: 'paid'; readonly amount: number }
  | { readonly state: 'failed'; readonly reason: string };

/** Whose face is compared. */
export interface FaceRequest {
  readonly name: string;
  readonly idNumber: string;
  /** Page of this site that plays the telephone, for the sandbox. */
  readonly pageUrl: string;
  /** Where the provider sends the telephone at the end: a page of this site, with what is good once for this face. */
  readonly returnUrl: string;
}

/** A comparison that is asked about, and whose face it has to be. */
export interface AskedFace extends Pick<FaceRequest, 'name' | 'idNumber'> {
  /** What the provider knows it by. */
  readonly token: string;
}

/** How far the comparison of a face is. */
export type FaceProgress = 'waiting' | 'scanned' | 'passed' | 'failed';

/** A comparison that has begun. */
export interface StartedFace {
  /** Where the telephone goes. */
  readonly url: string;
  /** What the provider knows it by; empty where that is the reference. */
  readonly token: string;
}

/** What a side does; whatever it is asked beside that it rejects, as something it will not do later either. */
export interface VerifierOffers {
  /** Compares elements with registers. */
  readonly elements: boolean;
  /** Compares an enterprise without the document of its legal representative. */
  readonly enterpriseAlone: boolean;
  /** Compares faces. */
  readonly face: boolean;
  /** Reads documents. */
  readonly documents: boolean;
  /** Sends small amounts to accounts. */
  readonly remittance: boolean;
}

/** A bank that amounts are sent to. */
export interface Bank {
  readonly bankCode: string;
  readonly bankName: string;
}

/** A picture of a document. */
export interface DocumentPicture {
  readonly kind: 'front' | 'licence';
  readonly type: string;
  readonly bytes: Buffer;
}

/** What stands in a document. */
export interface DocumentText {
  readonly name: string;
  readonly number: string;
}

/** How a provider is asked. */
export interface VerifierCall {
  /** Names what is asked: asked twice, it is paid for once. */
  readonly reference: string;
  readonly signal: AbortSignal;
}

/**
 * Whoever knows people and enterprises. Every method rejects with a `VerifierUnreachableError` where nothing can be
 * said at the moment.
 */
export interface IdentityVerifier {
  readonly offers: VerifierOffers;
  /** Begins to compare a face. */
  startFace(face: FaceRequest, call: VerifierCall): Promise<StartedFace>;
  /**
   * How far the comparison is that was begun under a reference; `passed` only for the same reference and the same
   * person. It is asked again before anything rests on it.
   */
  readFace(face: AskedFace, call: VerifierCall): Promise<FaceProgress>;
  /** Reads a document from a picture; empty texts for what cannot be read. */
  readDocument(picture: DocumentPicture, call: VerifierCall): Promise<DocumentText>;
  checkEnterprise(elements: EnterpriseElements, call: VerifierCall): Promise<Verdict>;
  /** Has a small amount sent to an account, once for each reference, and tells how that stands. */
  remit(remittance: Remittance, call: VerifierCall): Promise<RemittanceResult>;
  /** Banks that it sends amounts to whose name or code contains a text, the largest for an empty one. */
  findBanks(text: string): Bank[];
  checkPerson(elements: PersonElements, call: VerifierCall): Promise<Verdict>;
}

/** What compares elements with registers. */
export type ElementVerifier = Pick<IdentityVerifier, 'offers' | 'checkPerson' | 'checkEnterprise'>;

/** The provider is away, takes too long, says what makes no sense, or does not do what it is asked. */
export class VerifierUnreachableError extends ServiceError {
  override readonly name = 'VerifierUnreachableError';
}

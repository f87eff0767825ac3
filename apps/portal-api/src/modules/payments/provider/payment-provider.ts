import type { PayWay } from '@portal/api-contract/account';
import type { Money } from '../../../platform/money/money';
import { ServiceError } from '../../../platform/service-error';

/** Currency of everything that is paid here. */
export const CURRENCY = 'CNY';

/** A trade that a provider shall open. */
export interface NewTrade {
  /** Our number of it; opened twice under one number, it is one trade. */
  readonly payNo: string;
  readonly amount: Money;
  /** What the payer reads. */
  readonly title: string;
  /** From then on the provider takes no money for it. */
  readonly payBefore: Date;
  /** Where the provider tells how it stands. */
  readonly notifyUrl: string;
  /** Where the cashier leads back to. */
  readonly returnUrl: string;
  /** Whether the payer's browser is that of WeChat, which opens no other cashier. */
  readonly isInWechat: boolean;
  /** Whether it is that of a telephone, which cannot scan what it shows. */
  readonly isOnTelephone: boolean;
}

/** Where the payer comes from: what a provider has to know of the browser. */
export type PayerBrowser = Pick<NewTrade, 'isInWechat' | 'isOnTelephone'>;

/** The cashier of a trade. */
export interface Cashier {
  /** Absolute, or a path of this site. */
  readonly url: string;
  /** Whether a telephone scans it; a browser goes to any other. */
  readonly isCode: boolean;
}

/** How a trade stands at a provider. `closed` and `failed` are over without a payment. */
export interface Trade {
  readonly payNo: string;
  readonly state: 'waiting' | 'paid' | 'closed' | 'failed';
  /** `null` where the provider says none of a trade that is not paid. */
  readonly amount: Money | null;
  readonly currency: string;
  /** The provider's own number; of one that is paid, it tells the payment from every other. */
  readonly tradeNo: string;
  /** When it was paid; `null` where it is not. */
  readonly paidAt: Date | null;
}

/** Money that goes back to whoever paid. */
export interface TradeRefund {
  readonly payNo: string;
  /** Our number of it: asked for twice, it goes back once. */
  readonly refundNo: string;
  readonly amount: Money;
  /** What the trade was about in all. */
  readonly total: Money;
}

/** A line of a bill: money that has come in by a trade, or has gone back. */
export interface BillLine {
  readonly kind: BillKind;
  /** Our number: of the trade, or of the refund. */
  readonly number: string;
  /** The provider's number of the trade. */
  readonly tradeNo: string;
  readonly amount: Money;
  /** Whether the money has moved; of a refund it may still be about to, or have failed. */
  readonly isDone: boolean;
}

/** What a line of a bill is about. */
export type BillKind = 'payment' | 'refund';

/** A notice as it arrived: nothing of it is true before its signature was checked. */
export interface RawNotice {
  /** Header fields by their names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** What a provider reads as the response to a notice. */
export interface NoticeResponse {
  readonly mediaType: string;
  readonly text: string;
}

/** How a provider is asked. */
export interface ProviderCall {
  readonly signal: AbortSignal;
}

/**
 * Whoever takes payments. Every method that asks rejects with a `ProviderUnreachableError` where nothing can be said at
 * the moment, and may be repeated. A provider knows trades by our numbers, and neither orders nor their owners.
 */
export interface PaymentProvider {
  /** How the payer of a browser pays. */
  findWay(browser: PayerBrowser): PayWay;
  /** Opens a trade, once for each number, and returns its cashier. Rejects with a `TradeEndedError` where it is over. */
  create(trade: NewTrade, call: ProviderCall): Promise<Cashier>;
  /** How a trade stands; `undefined` where none was opened under that number. */
  query(payNo: string, call: ProviderCall): Promise<Trade | undefined>;
  /**
   * Sees to it that a trade cannot be paid any more, and tells how it stands then: one that was paid before is paid.
   * `undefined` where none was opened under that number.
   */
  close(payNo: string, call: ProviderCall): Promise<Trade | undefined>;
  /**
   * Has money go back, once for each number, and tells whether it has. Rejects where more shall go back than came, and
   * with a `RefundFailedError` where it cannot go back that way any more.
   */
  refund(refund: TradeRefund, call: ProviderCall): Promise<'refunded' | 'pending'>;
  /**
   * The bill of a day in China, `2026-06-05`: all that has come in and gone back on it. Its bytes are checked before, its
   * lines while they are read: one that cannot be understood throws a `ProviderUnreachableError`. `undefined` where there
   * is no bill: nothing has moved, or it is not made yet.
   */
  downloadBill(day: string, call: ProviderCall): Promise<Iterable<BillLine> | undefined>;
  /** Reads a notice whose signature is the provider's; rejects with a `NoticeRejectedError` any other. */
  readNotice(notice: RawNotice): Promise<Trade>;
  /** What the provider wants to hear: that a notice was taken, and that it was not. */
  readonly noticeResponses: { readonly taken: NoticeResponse; readonly rejected: NoticeResponse };
}

/** The provider is away, takes too long, or says what makes no sense. */
export class ProviderUnreachableError extends ServiceError {
  override readonly name = 'ProviderUnreachableError';
}

/** The provider has rejected what it was asked for; the message is its code. */
export abstract class ProviderRejection extends Error {}

/** The provider cannot get the money back to whoever paid: an account is closed, or the term is over. */
export class RefundFailedError extends ProviderRejection {
  override readonly name = 'RefundFailedError';
}

/** The trade was paid or closed before. */
export class TradeEndedError extends Error {
  override readonly name = 'TradeEndedError';
}

/** A notice that counts for nothing; the message says why, without anything personal. */
export class NoticeRejectedError extends Error {
  override readonly name = 'NoticeRejectedError';
}

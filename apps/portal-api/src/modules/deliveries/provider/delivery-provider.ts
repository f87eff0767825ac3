import { ServiceError } from '../../../platform/service-error';
import type { OrderToDeliver } from '../../purchase/order-deliveries';

/** What somebody has paid for, or may try, and is to get. */
export interface NewDelivery extends OrderToDeliver {
  /** Our number of this try; asked for twice under one number, it is one delivery. */
  readonly deliveryNo: string;
  /** Days of a trial, whose number is the one of the order; absent for what was paid for. */
  readonly trialDays?: number;
}

/** How a delivery stands. */
export type DeliveryOutcome =
  | { readonly state: 'inProgress' }
  | {
      readonly state: 'delivered';
      /** What the provider calls that which it has made; told apart from every other. */
      readonly instanceNo: string;
      /** Where its owner works with it, an https URL or a path of the portal; absent where there is no such place. */
      readonly consoleUrl?: string | undefined;
    }
  | {
      readonly state: 'failed';
      /** Why, in words that the customer reads; may be empty. */
      readonly reason: string;
    };

/** How a provider is asked. */
export interface DeliveryCall {
  readonly signal: AbortSignal;
}

/** What is left of a delivery of which something was given back. */
export interface ReducedDelivery {
  readonly deliveryNo: string;
  readonly orderNo: string;
  /** What is wanted of it still; nothing of one that is not wanted any more. */
  readonly lines: NewDelivery['lines'];
}

/** Whoever makes what was paid for. */
export interface DeliveryProvider {
  /**
   * Has an order delivered, once for each number of a delivery, and tells how it stands. It is asked again with the same
   * number until it is over; what is over stays as it is. Rejects with a `DeliveryProviderError` where nothing can be said
   * at the moment.
   */
  deliver(delivery: NewDelivery, call: DeliveryCall): Promise<DeliveryOutcome>;
  /**
   * Tells what is left of a delivery, however far it is: what is in progress becomes no more than that, and what was made
   * beyond it is taken back. Nothing comes of a number of which nothing is left, even where it was not heard of before.
   * Told again, it stays. Rejects with a `DeliveryProviderError` where it was not heard.
   */
  reduce(left: ReducedDelivery, call: DeliveryCall): Promise<void>;
}

/** Longest words of a provider, in characters. */
export const DELIVERY_TEXTS = { instanceNo: 64, consoleUrl: 2048, reason: 200 } as const;

/** The provider is away, takes too long, or says what makes no sense, or does not take what it is asked. */
export class DeliveryProviderError extends ServiceError {
  override readonly name = 'DeliveryProviderError';
}

import type { PayChannel } from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { PaymentOutcome } from './payment-outcome';
import {
  NoticeRejectedError,
  type NoticeResponse,
  type PaymentProvider,
  type RawNotice,
} from './provider/payment-provider';

/** What became of a notice. */
export interface TakenNotice {
  readonly isTaken: boolean;
  readonly response: NoticeResponse;
}

/** Takes a notice of a provider. */
export type TakeNotice = (channel: PayChannel, provider: PaymentProvider, notice: RawNotice) => Promise<TakenNotice>;

export interface TakeNoticeOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly outcome: PaymentOutcome;
  /** Hears why a notice counts for nothing, without anything personal. */
  readonly noteRejection: (rejection: { readonly channel: PayChannel; readonly reason: string }) => void;
}

/** Makes what takes notices: one that is the provider's takes its payment on, in one transaction. */
export function createTakeNotice({ database, clock, outcome, noteRejection }: TakeNoticeOptions): TakeNotice {
  return async (channel, { readNotice, noticeResponses }, notice) => {
    try {
      const trade = await readNotice(notice);
      await database.transaction((runner) => outcome.apply(runner, channel, trade, clock()));
      return { isTaken: true, response: noticeResponses.taken };
    } catch (error) {
      if (!(error instanceof NoticeRejectedError)) throw error;
      noteRejection({ channel, reason: error.message });
      return { isTaken: false, response: noticeResponses.rejected };
    }
  };
}

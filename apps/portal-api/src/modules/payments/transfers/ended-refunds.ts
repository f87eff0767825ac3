import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import type { EventHandler } from '../../../platform/records/domain-events';
import type { OrderPayments } from '../../purchase/order-payments';
import type { GiveBackByHand } from '../give-back';
import { findHandChannel } from './find-hand-channel';

export interface EndedRefundsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly orderPayments: Pick<OrderPayments, 'lockEnded'>;
  readonly giveBackByHand: GiveBackByHand;
}

/**
 * Gives back through finance what had been paid of an order that was cancelled or has expired. Online payments bring all
 * that is owed, or go back by themselves: what is left came by transfers.
 */
export function createEndedRefunds(options: EndedRefundsOptions): EventHandler[] {
  const { database, clock, orderPayments, giveBackByHand } = options;
  return (['order.cancelled', 'order.expired'] as const).map((event) => ({
    event,
    name: event === 'order.cancelled' ? 'refunds.begin-cancelled' : 'refunds.begin-expired',
    handle: ({ recordNo }, { complete }) =>
      database.transaction(async (runner) => {
        const order = await orderPayments.lockEnded(runner, recordNo);
        if (order) {
          const channel = await findHandChannel(runner, order.orderNo);
          await giveBackByHand(runner, order, { of: 'surplus', channel, at: clock() });
        }
        await complete(runner);
      }),
  }));
}

import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import type { Ledger } from '../../platform/money/ledger/ledger';
import type { Refund } from '../../platform/money/ledger/ledger-cause';
import { SYSTEM } from '../../platform/records/record-transition';
import type { OrderToRefund } from '../purchase/order-payments';
import { createRefunds } from './refund-record';

/** What goes back, and by which channel of the ledger it came. */
export type HandRefund = Pick<Refund, 'of' | 'channel'> & { readonly at: Date };

/** Decides, in the caller's transaction, that money goes back through finance: from there on nobody else can have it. */
export type GiveBackByHand = (runner: QueryRunner, order: OrderToRefund, refund: HandRefund) => Promise<void>;

/** Makes what has money go back that came by no payment of a provider. */
export function createGiveBackByHand(ledger: Ledger): GiveBackByHand {
  const refunds = createRefunds(ledger);
  return async (runner, { orderNo, ownerId, name: productName, amount }, { of, channel, at }) => {
    const refundNo = createBusinessNumber('RF', at);
    await refunds.create(
      runner,
      { id: randomUUID(), refundNo, ownerId, orderNo, paymentId: null, productName, amount, createdAt: at },
      { action: 'giveBackByHand', actor: SYSTEM, at },
    );
    await ledger.post(runner, { kind: 'refund', of, channel, refundNo, shares: [{ orderNo, amount }] });
  };
}

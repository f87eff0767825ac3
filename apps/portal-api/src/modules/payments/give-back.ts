import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import type { Ledger } from '../../platform/money/ledger/ledger';
import type { Refund } from '../../platform/money/ledger/ledger-cause';
import { SYSTEM } from '../../platform/records/record-transition';
import type { OrderToRefund } from '../purchase/order-payments';
import { beginParts, type PlannedPart } from './refund-parts';
import { createRefunds } from './refund-record';

/** What goes back, and by which channel of the ledger it came. */
export type HandRefund = Pick<Refund, 'of' | 'channel'> & { readonly at: Date };

/** Decides, in the caller's transaction, that money goes back through finance: from there on nobody else can have it. */
export type GiveBackByHand = (runner: QueryRunner, order: OrderToRefund, refund: HandRefund) => Promise<void>;

/** The same, for parts some of which have a payment to go back by. */
export type GiveBack = (
  runner: QueryRunner,
  order: OrderToRefund,
  refund: { readonly of: Refund['of']; readonly parts: readonly PlannedPart[]; readonly handChannel?: string },
  at: Date,
) => Promise<void>;

/** Makes what has money go back that nobody has applied for. */
export function createGiveBack(ledger: Ledger): GiveBack {
  const refunds = createRefunds(ledger);
  return async (runner, { orderNo, ownerId, name: productName, amount }, refund, at) => {
    const [id, refundNo] = [randomUUID(), createBusinessNumber('RF', at)];
    const paymentId = refund.parts[0]?.payment?.id ?? null;
    const values = { id, refundNo, ownerId, orderNo, paymentId, productName, amount, createdAt: at };
    const action = paymentId === null ? 'giveBackByHand' : 'giveBack';
    await beginParts({ ledger }, runner, { id, refundNo, orderNo, ...refund, at }, () =>
      refunds.create(runner, values, { action, actor: SYSTEM, at }),
    );
  };
}

/** Makes what has money go back that came by no payment of a provider. */
export function createGiveBackByHand(ledger: Ledger): GiveBackByHand {
  const giveBack = createGiveBack(ledger);
  return (runner, order, { of, channel, at }) =>
    giveBack(runner, order, { of, parts: [{ payment: undefined, amount: order.amount }], handChannel: channel }, at);
}

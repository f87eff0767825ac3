import type { QueryRunner } from '../../../platform/database/database';
import { postMessage } from '../../../platform/messages/post-message';
import { formatMoney } from '../../../platform/money/format-money';
import { type Money, subtractMoney } from '../../../platform/money/money';
import type { Actor } from '../../../platform/records/record-transition';
import type { OrderPayments, TransferOrder } from '../../purchase/order-payments';
import { toOrderLink } from '../../purchase/order-links';
import type { GiveBackByHand } from '../give-back';
import type { TransferRow } from './transfers.tables';

/** Channel of the ledger through which transfers come in. */
export const TRANSFER = 'transfer';

export interface PostTransferOptions {
  readonly orderPayments: Pick<OrderPayments, 'receive'>;
  readonly giveBackByHand: GiveBackByHand;
}

/** Posts a transfer for a locked order, in the caller's transaction. */
export type PostTransfer = (
  runner: QueryRunner,
  row: Pick<TransferRow, 'accountNumber' | 'serialNo' | 'amount'>,
  order: TransferOrder,
  by: { readonly actor: Actor; readonly at: Date },
) => Promise<void>;

/**
 * Makes what posts transfers: what an order owes is paid by them, the same way as by any payment; of what is missing the
 * owner is told, and what is too much goes back through finance.
 */
export function createPostTransfer({ orderPayments, giveBackByHand }: PostTransferOptions): PostTransfer {
  return async (runner, { accountNumber, serialNo, amount }, order, { actor, at }) => {
    const shares = [{ orderNo: order.orderNo, amount }];
    const payment = { kind: 'payment', channel: TRANSFER, tradeNo: `${accountNumber}-${serialNo}`, shares } as const;
    const surplus = await orderPayments.receive(runner, payment, at, actor);
    for (const { amount: beyond } of surplus)
      await giveBackByHand(runner, { ...order, amount: beyond }, { of: 'surplus', channel: TRANSFER, at });
    if (amount < order.amount) await tellMissing(runner, order, amount, at);
  };
}

async function tellMissing(runner: QueryRunner, order: TransferOrder, received: Money, at: Date): Promise<void> {
  const { ownerId, orderNo, name, amount, remitCode } = order;
  const missing = formatMoney(subtractMoney(amount, received));
  const code = remitCode ? `，附言请填写汇款识别码 ${remitCode}` : '';
  await postMessage(runner, {
    ...{ ownerId, type: 'order', recordNo: orderNo, link: toOrderLink(orderNo), at },
    title: `订单收到部分汇款，还差 ¥${missing}：${name}`,
    body: `订单编号：${orderNo}，本次到账 ¥${formatMoney(received)}，还差 ¥${missing}。请补足差额${code}。`,
  });
}

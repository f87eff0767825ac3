import {
  getPayStatus,
  listOrderPayments,
  listPayChannels,
  type OfferedChannel,
  OFFERED_CHANNELS,
  payOrders,
} from '@portal/api-contract/account';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { findPayerBrowser } from './payer-browser';
import { createPaymentsService, type PaymentsOptions } from './payments.service';

export interface PaymentRoutesOptions extends PaymentsOptions {
  /** Whether orders can be paid by a transfer as well. */
  readonly isTransferTaken: boolean;
}

/** Calls of the page on which orders are paid. */
export function createPaymentRoutes({ isTransferTaken, ...options }: PaymentRoutesOptions): Implementation[] {
  const service = createPaymentsService(options);
  return [
    implement(listPayChannels, async (_input, context) => {
      await requireSubject(context);
      const offered: OfferedChannel[] = [
        ...options.providers.channels,
        ...(isTransferTaken ? (['transfer'] as const) : []),
      ];
      const browser = findPayerBrowser(context.headers);
      return offered.map((channel) => ({
        ...{ channel, name: OFFERED_CHANNELS[channel] },
        way: channel === 'transfer' ? channel : options.providers.get(channel).findWay(browser),
      }));
    }),
    implement(payOrders, async (input, context) => service.pay(await requireSubject(context), input, context), {
      bodyLimit: 8192,
      rateWindows: [{ max: 60, seconds: 60 }],
      successMsg: '支付单已生成',
    }),
    implement(listOrderPayments, async ({ orderNo }, context) =>
      service.listOfOrder(await requireSubject(context), orderNo),
    ),
    implement(getPayStatus, async ({ payNo }, context) => service.open(await requireSubject(context), payNo), {
      isPassive: true,
    }),
  ];
}

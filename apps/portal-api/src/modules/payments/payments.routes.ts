import {
  getPayStatus,
  listOrderPayments,
  listPayChannels,
  type OfferedChannel,
  OFFERED_CHANNELS,
  payOrders,
  type PayWay,
} from '@portal/api-contract/account';
import { isInWechat } from '../../platform/http/is-in-wechat';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { createPaymentsService, type PaymentsOptions } from './payments.service';

export interface PaymentRoutesOptions extends PaymentsOptions {
  /** Whether orders can be paid by a transfer as well. */
  readonly isTransferTaken: boolean;
}

const WAYS: Readonly<Record<OfferedChannel, PayWay>> = {
  ...{ alipay: 'page', wechat: 'code', sandbox: 'page', transfer: 'transfer' },
};

/** WeChat opens no page of Alipay, and nobody can scan the telephone that shows the code. */
function findWayInWechat(channel: OfferedChannel, { wechatCashier }: PaymentRoutesOptions['providers']): PayWay {
  if (channel === 'wechat') return wechatCashier ? 'inWechat' : 'elsewhere';
  return channel === 'alipay' ? 'elsewhere' : WAYS[channel];
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
      const isInside = isInWechat(context.headers);
      return offered.map((channel) => ({
        ...{ channel, name: OFFERED_CHANNELS[channel] },
        way: isInside ? findWayInWechat(channel, options.providers) : WAYS[channel],
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

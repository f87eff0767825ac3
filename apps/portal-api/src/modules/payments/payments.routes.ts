import {
  getPayStatus,
  listOrderPayments,
  listPayChannels,
  PAY_CHANNELS,
  payOrders,
} from '@portal/api-contract/account';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { createPaymentsService, type PaymentsOptions } from './payments.service';

/** Calls of the page on which orders are paid. */
export function createPaymentRoutes(options: PaymentsOptions): Implementation[] {
  const service = createPaymentsService(options);
  return [
    implement(listPayChannels, async (_input, context) => {
      await requireSubject(context);
      return options.providers.channels.map((channel) => ({ channel, name: PAY_CHANNELS[channel] }));
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

import {
  cancelOrder,
  countOrders,
  countRefundedOrders,
  getOrder,
  listOrders,
  remarkOrder,
} from '@portal/api-contract/account';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { Orders } from './order-record';
import { countOrdersByState, countOrdersWithRefunds } from './orders.repository';
import { createOrdersService, type OrdersOptions } from './orders.service';

const WRITING: ServingOptions = {
  bodyLimit: 8192,
  rateWindows: [
    { max: 30, seconds: 60 },
    { max: 1000, seconds: 86_400 },
  ],
};

/** Calls of the order pages. */
export function createOrderRoutes(orders: Orders, options: OrdersOptions): Implementation[] {
  const { orm } = options.database;
  const service = createOrdersService(orders, options);
  return [
    implement(listOrders, async (input, context) => service.list(await requireSubject(context), input)),
    implement(countOrders, async (_input, context) => countOrdersByState(orm, await requireSubject(context))),
    implement(countRefundedOrders, async (_input, context) =>
      countOrdersWithRefunds(orm, await requireSubject(context)),
    ),
    implement(getOrder, async ({ orderNo }, context) => service.open(await requireSubject(context), orderNo)),
    implement(cancelOrder, async (input, context) => service.cancel(await requireSubject(context), input, context), {
      ...WRITING,
      successMsg: '订单已取消',
    }),
    implement(remarkOrder, async (input, context) => service.remark(await requireSubject(context), input, context), {
      ...WRITING,
      successMsg: '备注已保存',
    }),
  ];
}

import type { OrderStatus } from '@portal/api-contract/account';
import { listStates, orderLifecycle } from '@portal/lifecycles';
import { buildOrderDetail } from '../testing/sample-orders';
import { readOrderWay } from './order-steps.rules';

/** The way of an order that was in one state after the other. */
function read(...states: readonly OrderStatus[]) {
  const [entry] = buildOrderDetail().log;
  if (entry === undefined) throw new Error('the sample has no log');
  const log = states.map((to, index) => ({ ...entry, to, from: states[index - 1] ?? null }));
  const { names, current } = readOrderWay({ status: states.at(-1) ?? 20, log });
  return `${names.join(' ')} ${current}`;
}

it.each<[readonly OrderStatus[], string]>([
  [[20], '提交订单 支付 开通 完成 2'],
  [[20, 25], '提交订单 支付 开通 完成 2'],
  [[20, 30], '提交订单 支付 开通 完成 3'],
  [[20, 30, 40], '提交订单 支付 开通 完成 4'],
  [[10], '提交订单 审核 支付 开通 完成 2'],
  [[10, 20], '提交订单 审核 支付 开通 完成 3'],
  [[20, 50], '提交订单 已取消 2'],
  [[10, 50], '提交订单 已取消 2'],
  [[10, 20, 55], '提交订单 审核 已超时关闭 3'],
  [[20, 30, 60], '提交订单 支付 开通失败 3'],
])('of an order that was %j: %s', (states, way) => expect(read(...states)).toBe(way));

it.each(listStates(orderLifecycle))('in state %i stand somewhere, also without a log', (status) => {
  const { names, current } = readOrderWay({ status, log: [] });
  expect(names[current - 1]).toBeTruthy();
});

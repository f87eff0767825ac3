import { defineLifecycle } from './define-lifecycle';

/**
 * 支付单 (design: lifecycles, order, online payment): one trade at a provider, for one order or several. What came twice
 * or too late goes back, as refunds through finance where its channel refuses. Its end is asked of the provider, so that no timer stands here.
 */
export const paymentLifecycle = defineLifecycle({
  name: 'payment',
  record: '支付单',
  states: {
    10: { label: '待支付', tone: 'attention' },
    20: { label: '已支付', tone: 'done' },
    30: { label: '已关闭', tone: 'muted' },
    40: { label: '支付失败', tone: 'failed' },
    50: { label: '退款中', tone: 'active' },
    51: { label: '已退款', tone: 'done' },
    52: { label: '转财务退款', tone: 'waiting' },
  },
  transitions: [
    { action: 'open', label: '发起支付', from: [null], to: 10, by: ['user'] },
    // Money that has come in is a fact, whatever was said of the trade before.
    { action: 'receive', label: '支付成功', from: [10, 30, 40], to: 20, by: ['provider'] },
    { action: 'close', label: '关闭', from: [10], to: 30, by: ['provider', 'system'] },
    { action: 'fail', label: '支付失败', from: [10], to: 40, by: ['provider'] },
    {
      action: 'refund',
      label: '退回多收款项',
      from: [20],
      to: 50,
      by: ['system'],
      needsReason: true,
      notice: '有多收的款项，正在原路退回',
    },
    {
      action: 'settleRefund',
      label: '退款成功',
      from: [50],
      to: 51,
      by: ['provider'],
      notice: '多收的款项已原路退回',
    },
    // Its owner is told by the refunds that take its place, which ask for an account.
    { action: 'handOver', label: '无法原路退回，转财务退款', from: [50], to: 52, by: ['provider'], needsReason: true },
  ],
});

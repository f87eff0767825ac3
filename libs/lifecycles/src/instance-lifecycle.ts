import { defineLifecycle } from './define-lifecycle';

/** 产品: what an order has brought its owner, for as long as it is paid for and 15 days more (design: account area, products). */
export const instanceLifecycle = defineLifecycle({
  name: 'instance',
  record: '产品',
  states: {
    10: { label: '运行中', tone: 'active' },
    30: { label: '已到期', tone: 'attention' },
    40: { label: '已释放', tone: 'muted' },
  },
  transitions: [
    { action: 'open', label: '开通', from: [null], to: 10, by: ['system'], notice: '已开通，可在我的产品中查看' },
    { action: 'adopt', label: '建档', from: [null], to: 10, by: ['system'] },
    { action: 'adoptExpired', label: '建档', from: [null], to: 30, by: ['system'] },
    { action: 'adoptReleased', label: '建档', from: [null], to: 40, by: ['system'] },
    { action: 'renew', label: '续费', from: [10, 30], to: 10, by: ['system'] },
    // Also of one that has ended since it was paid for: it goes on for the days that were.
    { action: 'upgrade', label: '升级', from: [10, 30], to: 10, by: ['system'] },
    {
      action: 'expire',
      label: '到期',
      from: [10],
      to: 30,
      by: ['system'],
      notice: '已到期，数据保留15天，期间续费后可继续使用',
    },
    {
      action: 'release',
      label: '释放',
      from: [30],
      to: 40,
      by: ['system'],
      notice: '到期已满15天，已释放，数据不再保留',
    },
    // What is given back is used no longer.
    {
      action: 'refund',
      label: '退订',
      from: [10, 30],
      to: 40,
      by: ['system'],
      notice: '已退订，不再可用',
    },
  ],
  timers: [
    { state: 10, action: 'expire' },
    { state: 30, action: 'release', after: { days: 15 } },
  ],
  notes: {
    refundPart: '部分退订',
    createKey: '创建访问密钥',
    rotateKey: '轮换访问密钥',
    deleteKey: '删除访问密钥',
    turnOnAutoRenewal: '开启自动续费',
    turnOffAutoRenewal: '关闭自动续费',
  },
});

import { defineLifecycle } from './define-lifecycle';

/** 模型: what an approved application lets its owner use, until it ends (design: account area, model base). */
export const modelSubscriptionLifecycle = defineLifecycle({
  name: 'modelSubscription',
  record: '模型',
  states: {
    10: { label: '使用中', tone: 'active' },
    30: { label: '已到期', tone: 'muted' },
  },
  transitions: [
    { action: 'open', label: '开通', from: [null], to: 10, by: ['system'], notice: '已开通，可在我的模型中使用' },
    { action: 'adopt', label: '建档', from: [null], to: 10, by: ['system'] },
    { action: 'adoptExpired', label: '建档', from: [null], to: 30, by: ['system'] },
    { action: 'renew', label: '续期', from: [10, 30], to: 10, by: ['system'], notice: '已续期' },
    {
      action: 'expire',
      label: '到期',
      from: [10],
      to: 30,
      by: ['system'],
      notice: '已到期，需要时请重新申请，密钥届时继续有效',
    },
  ],
  timers: [{ state: 10, action: 'expire' }],
  notes: {
    createKey: '创建访问密钥',
    rotateKey: '轮换访问密钥',
    disableKey: '停用访问密钥',
  },
});

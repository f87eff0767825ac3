import { defineLifecycle } from './define-lifecycle';

/**
 * 申请: what the forms of the public site ask for (design: conventions, operations side). Whoever reviews takes it on
 * first; nobody takes back what somebody works on. A white paper is handed out at once. Trials have a lifecycle of their
 * own.
 */
export const applicationLifecycle = defineLifecycle({
  name: 'application',
  record: '申请',
  states: {
    10: { label: '待受理', tone: 'waiting' },
    20: { label: '处理中', tone: 'active' },
    30: { label: '已通过', tone: 'done' },
    31: { label: '未通过', tone: 'failed' },
    40: { label: '已撤回', tone: 'muted' },
  },
  transitions: [
    {
      action: 'submit',
      label: '提交申请',
      from: [null],
      to: 10,
      by: ['user'],
      guards: ['needsReview'],
      notice: '已提交',
    },
    {
      action: 'download',
      label: '下载资料',
      from: [null],
      to: 30,
      by: ['user'],
      guards: ['needsNoReview'],
      notice: '已登记',
    },
    { action: 'claim', label: '受理', from: [10], to: 20, by: ['reviewer'], notice: '已受理' },
    { action: 'approve', label: '审核通过', from: [20], to: 30, by: ['reviewer'], notice: '已通过' },
    {
      action: 'reject',
      label: '审核不通过',
      from: [20],
      to: 31,
      by: ['reviewer'],
      needsReason: true,
      notice: '未通过',
    },
    { action: 'withdraw', label: '撤回申请', from: [10], to: 40, by: ['user'], notice: '已撤回' },
  ],
  notes: { transfer: '转交处理', release: '退回队列' },
});

import { CLAIM_NOTES, defineLifecycle } from './define-lifecycle';

/**
 * 发票抬头 (design: account area, invoice titles). Only titles of companies are audited; a personal one is passed when
 * it is saved. A title that is edited where it matters becomes a new one, and the one it replaces expires.
 */
export const invoiceTitleLifecycle = defineLifecycle({
  name: 'invoicetitle',
  record: '发票抬头',
  states: {
    1: { label: '申请中', tone: 'waiting' },
    2: { label: '已通过', tone: 'active' },
    3: { label: '已拒绝', tone: 'failed' },
    4: { label: '已失效', tone: 'muted' },
    5: { label: '已撤回', tone: 'muted' },
  },
  transitions: [
    {
      action: 'submit',
      label: '提交审核',
      from: [null, 3, 5],
      to: 1,
      by: ['user'],
      guards: ['needsAudit'],
      notice: '已提交审核',
    },
    {
      action: 'save',
      label: '保存',
      from: [null, 3, 5],
      to: 2,
      by: ['user'],
      guards: ['needsNoAudit'],
      notice: '已保存',
    },
    {
      action: 'change',
      label: '修改抬头或税号',
      from: [2],
      to: 1,
      by: ['user'],
      guards: ['needsAudit'],
      notice: '的修改已提交审核',
    },
    { action: 'approve', label: '审核通过', from: [1], to: 2, by: ['finance', 'system'], notice: '已通过审核' },
    {
      action: 'reject',
      label: '审核不通过',
      from: [1],
      to: 3,
      by: ['finance', 'system'],
      needsReason: true,
      notice: '未通过审核',
    },
    { action: 'withdraw', label: '撤回审核', from: [1], to: 5, by: ['user'], notice: '已撤回' },
    {
      action: 'expire',
      label: '失效',
      from: [2],
      to: 4,
      by: ['finance', 'system'],
      needsReason: true,
      notice: '已失效',
    },
  ],
  notes: CLAIM_NOTES,
});

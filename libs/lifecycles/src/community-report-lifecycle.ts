import { defineLifecycle } from './define-lifecycle';

/** 举报 (design: community, rules): a moderator answers within 24 hours, which a clock of its own watches. */
export const communityReportLifecycle = defineLifecycle({
  name: 'communityreport',
  record: '举报',
  states: {
    10: { label: '待处理', tone: 'waiting' },
    20: { label: '处理中', tone: 'active' },
    30: { label: '举报成立', tone: 'done' },
    31: { label: '举报不成立', tone: 'muted' },
  },
  transitions: [
    {
      action: 'report',
      label: '提交举报',
      from: [null],
      to: 10,
      by: ['user', 'system'],
      notice: '已提交，24小时内答复',
    },
    { action: 'claim', label: '受理', from: [10], to: 20, by: ['moderator'] },
    {
      action: 'uphold',
      label: '举报成立',
      from: [10, 20],
      to: 30,
      by: ['moderator'],
      needsReason: true,
      notice: '成立，已处理',
    },
    {
      action: 'dismiss',
      label: '举报不成立',
      from: [10, 20],
      to: 31,
      by: ['moderator'],
      needsReason: true,
      notice: '不成立',
    },
  ],
  notes: { transfer: '转交处理', release: '退回队列', overdue: '超时提醒' },
});

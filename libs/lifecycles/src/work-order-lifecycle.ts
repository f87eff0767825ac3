import { defineLifecycle } from './define-lifecycle';

/** 工单 (design: lifecycles, work order). Urge, escalation and rating are flags beside the state. */
export const workOrderLifecycle = defineLifecycle({
  name: 'workorder',
  record: '工单',
  states: {
    0: { label: '待受理', tone: 'waiting' },
    1: { label: '处理中', tone: 'active' },
    2: { label: '待您补充', tone: 'attention' },
    3: { label: '待确认', tone: 'attention' },
    4: { label: '已完成', tone: 'done' },
    5: { label: '已撤销', tone: 'muted' },
    6: { label: '已关闭', tone: 'muted' },
  },
  transitions: [
    { action: 'submit', label: '提交工单', from: [null], to: 0, by: ['user'], notice: '已提交' },
    { action: 'assign', label: '受理', from: [0], to: 1, by: ['agent', 'system'], notice: '已受理' },
    { action: 'ask', label: '请求补充', from: [1], to: 2, by: ['agent'], notice: '需要您补充信息' },
    { action: 'supplement', label: '补充信息', from: [2], to: 1, by: ['user'], notice: '已补充信息' },
    { action: 'expire', label: '超时关闭', from: [2], to: 6, by: ['system'], notice: '因7天未补充信息已关闭' },
    { action: 'propose', label: '提交解决方案', from: [1], to: 3, by: ['agent'], notice: '已给出解决方案，请确认' },
    { action: 'confirm', label: '确认解决', from: [3], to: 4, by: ['user', 'system'], notice: '已完成' },
    {
      action: 'reject',
      label: '未解决',
      from: [3],
      to: 1,
      by: ['user'],
      needsReason: true,
      notice: '已退回继续处理',
    },
    { action: 'withdraw', label: '撤销工单', from: [0, 1], to: 5, by: ['user'], notice: '已撤销' },
    {
      action: 'reopen',
      label: '重新打开',
      from: [4],
      to: 1,
      by: ['user'],
      guards: ['closedWithin7Days', 'reopenedLessThanTwice'],
      needsReason: true,
      notice: '已重新打开',
    },
    {
      action: 'resume',
      label: '继续处理',
      from: [6],
      to: 1,
      by: ['user'],
      guards: ['closedWithin30Days'],
      notice: '已恢复处理',
    },
  ],
  timers: [
    { state: 2, action: 'expire', after: { days: 7 } },
    { state: 3, action: 'confirm', after: { days: 7 } },
  ],
  notes: { transfer: '转交处理', release: '退回队列', escalate: '升级投诉', callBack: '电话回访' },
});

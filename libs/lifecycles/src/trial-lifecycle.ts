import { defineLifecycle } from './define-lifecycle';

/** 试用 (design: lifecycles, trial): of trials that are opened; applications for one move by `applicationLifecycle`. */
export const trialLifecycle = defineLifecycle({
  name: 'trial',
  record: '试用',
  states: {
    10: { label: '待审核', tone: 'waiting' },
    11: { label: '已驳回', tone: 'failed' },
    20: { label: '待开通', tone: 'waiting' },
    30: { label: '试用中', tone: 'active' },
    31: { label: '延期审核中', tone: 'active' },
    40: { label: '已到期', tone: 'muted' },
    50: { label: '已转正', tone: 'done' },
    60: { label: '已取消', tone: 'muted' },
  },
  transitions: [
    {
      action: 'apply',
      label: '申请试用',
      from: [null],
      to: 10,
      by: ['user'],
      guards: ['isFirstForProduct'],
      notice: '已提交申请',
    },
    { action: 'reject', label: '驳回', from: [10], to: 11, by: ['reviewer'], needsReason: true, notice: '申请被驳回' },
    { action: 'approve', label: '审核通过', from: [10], to: 20, by: ['reviewer', 'system'], notice: '已通过审核' },
    { action: 'open', label: '开通', from: [20], to: 30, by: ['system'], notice: '已开通' },
    {
      action: 'extend',
      label: '申请延期',
      from: [30],
      to: 31,
      by: ['user'],
      guards: ['extendedNever', 'withinHalfPeriod'],
      notice: '已申请延期',
    },
    { action: 'decideExtension', label: '延期审核', from: [31], to: 30, by: ['reviewer'], notice: '的延期申请已处理' },
    { action: 'expire', label: '到期', from: [30], to: 40, by: ['system'], notice: '已到期' },
    {
      action: 'convert',
      label: '转正',
      from: [30, 40],
      to: 50,
      by: ['system'],
      guards: ['hasPaidOrder'],
      notice: '已转为正式使用',
      event: 'trial.converted',
    },
    { action: 'cancel', label: '取消试用', from: [10, 20, 30], to: 60, by: ['user'], notice: '已取消' },
  ],
  timers: [{ state: 30, action: 'expire' }],
});

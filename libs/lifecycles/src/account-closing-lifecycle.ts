import { defineLifecycle } from './define-lifecycle';

/** 注销 (design: account area, account deletion): fifteen days to think it over, then the account is anonymised. */
export const accountClosingLifecycle = defineLifecycle({
  name: 'accountclosing',
  record: '注销申请',
  states: {
    1: { label: '冷静期', tone: 'attention' },
    2: { label: '已放弃注销', tone: 'muted' },
    3: { label: '已注销', tone: 'done' },
  },
  transitions: [
    {
      action: 'apply',
      label: '申请注销',
      from: [null],
      to: 1,
      by: ['user'],
      guards: ['hasNoBlockers'],
      notice: '已提交，15天内可以放弃',
    },
    { action: 'revoke', label: '放弃注销', from: [1], to: 2, by: ['user'], notice: '已取消，账号继续可用' },
    // The clock's message is one to be read: whoever logged in may not have been the one who asked.
    { action: 'return', label: '登录取消注销', from: [1], to: 2, by: ['system'], notice: '因账号重新登录已取消' },
    {
      action: 'close',
      label: '完成注销',
      from: [1],
      to: 3,
      by: ['system'],
      guards: ['coolingOffIsOver', 'hasNoBlockers'],
      notice: '已完成',
      event: 'account.closed',
    },
  ],
  timers: [
    // Postponed by a day while something is unfinished.
    { state: 1, action: 'close' },
  ],
});

import { CLAIM_NOTES, defineLifecycle } from './define-lifecycle';

/**
 * 到账流水: a line of a bank statement that money has come in by. What names one order and is exactly what that order
 * owes counts at once; everything else waits for finance.
 */
export const transferLifecycle = defineLifecycle({
  name: 'transfer',
  record: '到账流水',
  states: {
    10: { label: '待财务确认', tone: 'waiting' },
    20: { label: '已入账', tone: 'done' },
    30: { label: '已退汇', tone: 'muted' },
  },
  transitions: [
    { action: 'match', label: '自动匹配入账', from: [null], to: 20, by: ['provider'] },
    { action: 'hold', label: '转财务确认', from: [null], to: 10, by: ['provider'], needsReason: true },
    { action: 'assign', label: '确认入账', from: [10], to: 20, by: ['finance'] },
    // It is no order's: finance sends it back at the bank.
    { action: 'giveBack', label: '退回汇款', from: [10], to: 30, by: ['finance'], needsReason: true },
  ],
  notes: CLAIM_NOTES,
});

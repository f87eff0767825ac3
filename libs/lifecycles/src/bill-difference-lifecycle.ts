import { CLAIM_NOTES, defineLifecycle } from './define-lifecycle';

/** 对账差异: something of which the bill of a provider and our books say different things. */
export const billDifferenceLifecycle = defineLifecycle({
  name: 'billDifference',
  record: '对账差异',
  states: {
    10: { label: '待处理', tone: 'waiting' },
    20: { label: '已自动一致', tone: 'done' },
    30: { label: '已处理', tone: 'done' },
  },
  transitions: [
    { action: 'find', label: '发现差异', from: [null], to: 10, by: ['system'] },
    // What moves at midnight stands on the bill of the next day.
    { action: 'agree', label: '后续对账一致', from: [10], to: 20, by: ['system'] },
    { action: 'settle', label: '确认处理', from: [10], to: 30, by: ['finance'], needsReason: true },
  ],
  notes: CLAIM_NOTES,
});

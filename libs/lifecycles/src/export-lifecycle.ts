import { defineLifecycle } from './define-lifecycle';

/** Declares how a file comes and goes that is made in the background: a few tries long, kept for as long as it says. */
export function defineExportLifecycle(name: string, record: string) {
  return defineLifecycle({
    name,
    record,
    states: {
      1: { label: '等待中', tone: 'waiting' },
      2: { label: '导出中', tone: 'active' },
      3: { label: '已完成', tone: 'done' },
      4: { label: '导出失败', tone: 'failed' },
      5: { label: '已过期', tone: 'muted' },
    },
    transitions: [
      { action: 'request', label: '申请导出', from: [null], to: 1, by: ['user'] },
      // One that runs already belonged to a process that is gone.
      { action: 'start', label: '开始导出', from: [1, 2], to: 2, by: ['system'] },
      { action: 'finish', label: '完成导出', from: [2], to: 3, by: ['system'] },
      { action: 'retry', label: '稍后重试', from: [2], to: 1, by: ['system'] },
      { action: 'fail', label: '放弃导出', from: [2], to: 4, by: ['system'] },
      { action: 'expire', label: '过期', from: [3], to: 5, by: ['system'], guards: ['isOver'] },
    ],
    // Each export says itself until when it can be fetched.
    timers: [{ state: 3, action: 'expire' }],
  });
}

/** How every export comes and goes. */
export type ExportLifecycle = ReturnType<typeof defineExportLifecycle>;

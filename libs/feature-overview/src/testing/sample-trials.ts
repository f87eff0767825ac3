import type { TrialBrief, TrialDetail } from '@portal/api-contract/account';

/** A trial that runs, with what a spec wants to be different. */
export function buildTrial(changes: Partial<TrialBrief> = {}): TrialBrief {
  return {
    ...{ id: 'TR20261121ABC234', status: 30, productCode: 'iot-hub', productName: '设备接入平台' },
    ...{ productUrl: '/product-detail/iot-hub.html', mealCode: 'iot-hub-basic', days: 30, reason: '', failure: '' },
    createdAt: '2026-11-11T09:30:00+08:00',
    openedAt: '2026-11-11T09:31:00+08:00',
    endsAt: '2099-12-11T09:31:00+08:00',
    quota: { name: '设备消息', unit: '条', total: 1000, used: 250 },
    ...{ extension: null, feedback: null, dataUntil: null, isDataRemoved: false, orderNo: '', instanceNo: 'SB-1' },
    actions: ['extend', 'convert', 'feedback', 'cancel'],
    version: 3,
    ...changes,
  };
}

/** The same with all that its page shows. */
export function buildTrialDetail(changes: Partial<TrialDetail> = {}): TrialDetail {
  return {
    ...{ ...buildTrial(), scene: '接入两条灌装线的设备。', files: [] },
    log: [
      {
        ...{ from: null, to: 10, act: 'apply', actorRole: 'user', actorName: '', reason: '', files: [] },
        at: '2026-11-11T09:30:00+08:00',
      },
    ],
    ...changes,
  };
}

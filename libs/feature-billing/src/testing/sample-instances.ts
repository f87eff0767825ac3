import type { Instance, InstanceDetail } from '@portal/api-contract/account';

/** A product in use in a list. */
export function buildInstance(values: Partial<Instance> = {}): Instance {
  return {
    ...{ instanceId: '00000000-0000-4000-8000-000000000001', instanceNo: 'PI20261121ABCDEF' },
    ...{ productCode: 'iot-hub', productName: '设备接入服务', productUrl: '/product-detail/iot-hub.html' },
    ...{ mealCode: 'iot-hub-basic', planName: '标准版', quantity: 2, status: 10 },
    ...{ startsAt: '2026-11-21T10:00:00+08:00', endsAt: '2026-12-21T10:00:00+08:00', daysLeft: 25, isEnding: false },
    ...{ keptUntil: null, isAutoRenewed: false, version: 1 },
    ...values,
  };
}

/** A product in use with everything its owner may see. */
export function buildInstanceDetail(values: Partial<InstanceDetail> = {}): InstanceDetail {
  return {
    ...buildInstance(),
    period: 1,
    keys: [
      {
        ...{ keyId: '00000000-0000-4000-8000-00000000000a', name: '产线网关', tail: 'x7Qa' },
        createdAt: '2026-11-22T10:00:00+08:00',
      },
    ],
    orders: [
      {
        ...{ orderNo: 'OD20261121ABCDEF', type: 'new', status: 40, payable: 19_800 },
        createdAt: '2026-11-21T10:00:00+08:00',
      },
    ],
    workOrders: [
      { ticketNo: 'WO20261122ABCDEF', title: '网关无法上线', status: 1, createdAt: '2026-11-22T11:00:00+08:00' },
    ],
    usage: [
      { day: '2026-11-24', calls: 420 },
      { day: '2026-11-25', calls: 880 },
    ],
    isUsageDemo: true,
    log: [
      {
        ...{ from: null, to: 10, act: 'open', actorRole: 'system', actorName: '', reason: '', files: [] },
        at: '2026-11-21T10:00:00+08:00',
      },
    ],
    actions: ['createKey'],
    ...values,
  };
}

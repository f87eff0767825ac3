import type { ModelSubscription, ModelSubscriptionDetail } from '@portal/api-contract/account';

/** A model in use in a list. */
export function buildModelUse(values: Partial<ModelSubscription> = {}): ModelSubscription {
  return {
    ...{ id: '00000000-0000-4000-8000-000000000002', subscriptionNo: 'MS20261121ABCDEF' },
    ...{ modelId: 'fault', modelName: '轴承故障诊断', modelType: 4, deliveryMode: 1, version: 1 },
    ...{ modelUrl: '/modelDetail/fault.html', status: 10, daysLeft: 200, isEnding: false },
    ...{ startsAt: '2026-06-11T10:00:00+08:00', endsAt: '2027-06-11T10:00:00+08:00' },
    quota: { total: 3000, used: 1200 },
    ...values,
  };
}

/** A model in use with everything its owner may see. */
export function buildModelUseDetail(values: Partial<ModelSubscriptionDetail> = {}): ModelSubscriptionDetail {
  const parameter = { name: 'speed', type: 'number', isRequired: true, text: '转速', example: '1480' };
  return {
    ...buildModelUse(),
    applicationNo: 'MA20260610ABCDEF',
    keys: [
      {
        ...{ keyId: '00000000-0000-4000-8000-00000000000b', name: '诊断服务', tail: 'p9Kd' },
        createdAt: '2026-06-12T10:00:00+08:00',
      },
    ],
    interface: { inputs: [parameter], outputs: [parameter], sampleRequest: { speed: 1480 } },
    log: [
      {
        ...{ from: null, to: 10, act: 'open', actorRole: 'system', actorName: '', reason: '', files: [] },
        at: '2026-06-11T10:00:00+08:00',
      },
    ],
    actions: ['createKey', 'tryOut'],
    ...values,
  };
}

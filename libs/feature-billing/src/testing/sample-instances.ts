import type { Quote } from '@portal/api-contract';
import type { ChangeOptions, Instance, InstanceDetail } from '@portal/api-contract/account';

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
    consoleUrl: '',
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
    refundOrderNo: 'OD20261121ABCDEF',
    actions: ['createKey', 'renew', 'upgrade', 'autoRenew'],
    ...values,
  };
}

/** What can be done with a product in use. */
export function buildChangeOptions(values: Partial<ChangeOptions> = {}): ChangeOptions {
  return {
    instance: buildInstance(),
    openOrder: null,
    ...{ periods: [1, 12], renewalFailure: '', upgradeFailure: '' },
    plans: [
      {
        ...{ mealCode: 'iot-hub-pro', name: '专业版', summary: '适合多个厂区', unitPrice: 39_900, periods: [1, 12] },
        ...{ specs: [{ label: '设备数', value: '5000' }], isNegotiable: false },
      },
    ],
    ...values,
  };
}

/** The price of an upgrade. */
export function buildUpgradeQuote(values: Partial<Quote> = {}): Quote {
  return {
    quoteId: 'quote-1',
    lines: [
      {
        ...{ mealCode: 'iot-hub-pro', period: 1, quantity: 2, isAutoRenewed: false },
        ...{ productCode: 'iot-hub', productName: '设备接入服务', planName: '专业版' },
        ...{ original: 33_333, discount: 0, payable: 33_333, tax: 1_887, taxRate: 6 },
      },
    ],
    ...{
      isNegotiable: false,
      coupon: null,
      original: 33_333,
      discount: 0,
      payable: 33_333,
      tax: 1_887,
      discountText: '',
    },
    expiresAt: '2026-11-26T10:15:00+08:00',
    change: {
      ...{ type: 'upgrade', instanceId: '00000000-0000-4000-8000-000000000001', instanceNo: 'PI20261121ABCDEF' },
      ...{ baseOrderNo: 'OD20261121ABCDEF', baseLineNo: 1, planBefore: '标准版' },
      ...{ startsAt: '2026-11-26T10:00:00+08:00', endsAt: '2026-12-21T10:00:00+08:00' },
      parts: [{ difference: 40_000, daysLeft: 25, totalDays: 30, amount: 33_333 }],
    },
    ...values,
  };
}

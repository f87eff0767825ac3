import type { RefundBrief, RefundCalculation, RefundDetail, RefundOptions } from '@portal/api-contract/account';

const SUMS = {
  ...{ paid: 30_000, used: 10_000, fee: 400, refund: 19_600 },
  formula: '实付 ¥300.00 − 已消费 ¥100.00（¥300.00 × 10 天 ÷ 30 天） − 手续费 ¥4.00（¥200.00 × 2%） = ¥196.00',
} as const;

/** What of a line goes back. */
const ITEM = {
  ...{ lineNo: 1, planName: '标准版', quantity: 1, usedDays: 10, totalDays: 30 },
  ...{ paid: 30_000, used: 10_000, fee: 400, refund: 19_600 },
};

const ARRIVAL = '审核通过后预计 1–5 个工作日退回原支付账户';

/** A refund in a list. */
export function buildRefund(values: Partial<RefundBrief> = {}): RefundBrief {
  return {
    ...{ refundNo: 'RF20261121ABCDEF', orderNo: 'OD20261121ABCDEF', productName: '设备接入服务', items: [ITEM] },
    ...{ refund: 19_600, status: 10, channel: 'source', version: 1, actions: ['cancel'] },
    ...{ createdAt: '2026-11-21T10:00:00+08:00', stateSince: '2026-11-21T10:00:00+08:00' },
    ...values,
  };
}

/** A refund with everything its owner may see. */
export function buildRefundDetail(values: Partial<RefundDetail> = {}): RefundDetail {
  return {
    ...buildRefund(),
    ...SUMS,
    ...{ rule: 'prorated', reason: 'plans', text: '项目延期', files: [], waitsFor: '等待财务审核' },
    ...{ arrivalNotice: ARRIVAL, arriveBy: null, endsBy: null, isAppealed: false, account: null, parts: [] },
    log: [
      {
        ...{ from: null, to: 10, act: 'apply', actorRole: 'user', actorName: '林予安', reason: '', files: [] },
        at: '2026-11-21T10:00:00+08:00',
      },
    ],
    ...values,
  };
}

/** What of an order can be given back. */
export function buildRefundOptions(values: Partial<RefundOptions> = {}): RefundOptions {
  return {
    ...{ orderNo: 'OD20261121ABCDEF', productName: '设备接入服务', failure: '' },
    lines: [
      {
        ...{ lineNo: 1, planName: '标准版', period: 1, quantity: 3, left: 2, isWhole: false, payable: 90_000 },
        failure: '',
      },
      {
        ...{ lineNo: 2, planName: '专业版', period: 1, quantity: 1, left: 1, isWhole: false, payable: 50_000 },
        failure: '专业版有未完成的退款 RF1，请等待其完成',
      },
    ],
    ...values,
  };
}

/** What would go back. */
export function buildCalculation(values: Partial<RefundCalculation> = {}): RefundCalculation {
  return {
    ...SUMS,
    ...{ rule: 'prorated', fullRefundLeft: 1, invoiceNotice: '', channel: 'source', arrivalNotice: ARRIVAL },
    items: [ITEM],
    ...values,
  };
}

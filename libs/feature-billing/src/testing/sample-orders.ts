import type { ExportTask, OrderBrief, OrderDetail, OrderStatus } from '@portal/api-contract/account';

const LINE: OrderBrief['lines'][number] = {
  ...{ mealCode: 'iot-hub-basic', period: 12, quantity: 2, isAutoRenewed: true },
  ...{ productCode: 'iot-hub', productName: '设备接入服务', planName: '标准版' },
};

/** A line of an order. */
export function buildLine(values: Partial<OrderDetail['lines'][number]> = {}): OrderDetail['lines'][number] {
  return {
    ...{ ...LINE, original: 237_600, discount: 35_640, payable: 201_960, tax: 11_432, taxRate: 6 },
    ...values,
  };
}

/** An order in a list. */
export function buildOrder(values: Partial<OrderBrief> = {}): OrderBrief {
  return {
    orderNo: 'OD20261121ABCDEF',
    type: 'new',
    status: 20,
    lines: [LINE],
    payable: 201_960,
    due: 201_960,
    createdAt: '2026-11-21T10:00:00+08:00',
    payUntil: '2026-11-28T10:00:00+08:00',
    version: 1,
    ...values,
  };
}

/** An order with everything its owner may see. */
export function buildOrderDetail(values: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...buildOrder(),
    lines: [buildLine()],
    original: 237_600,
    discount: 35_640,
    tax: 11_432,
    discountText: '12 个月享 8.5 折',
    change: null,
    paid: 0,
    refunded: 0,
    ...{ invoiced: 0, invoiceable: 0, invoiceStatus: 'none' },
    payStatus: 'unpaid',
    refundStatus: 'none',
    deliveryStatus: 'none',
    contractFirst: true,
    remark: '请尽快开通',
    agreementVersion: '2026-07',
    invoiceTitleId: null,
    log: [
      {
        ...{ from: null, to: 20, act: 'submit', actorRole: 'user', actorName: '林予安', reason: '', files: [] },
        at: '2026-11-21T10:00:00+08:00',
      },
    ],
    actions: ['cancel', 'remark'],
    ...values,
  };
}

/** What the server permits the owner in each state. */
export const ACTIONS_BY_STATE: Readonly<Record<OrderStatus, readonly string[]>> = {
  10: ['remark'],
  20: ['cancel', 'remark'],
  25: ['remark'],
  30: ['remark'],
  40: [],
  50: [],
  55: [],
  60: [],
};

/** An export of orders whose file is there. */
export function buildOrderExport(values: Partial<ExportTask> = {}): ExportTask {
  return {
    ...{
      taskId: 'export-1',
      status: 'done',
      progress: 100,
      size: 20_480,
      url: '/ptl/order/exportFile?taskId=export-1',
    },
    ...{ requestedAt: '2026-11-21T10:00:00+08:00', expireAt: '2026-11-28T10:00:00+08:00' },
    ...values,
  };
}

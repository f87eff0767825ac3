import type { RemitInfo, Voucher } from '@portal/api-contract/account';

/** Where an order is paid by a transfer. */
export function buildRemitInfo(values: Partial<RemitInfo> = {}): RemitInfo {
  return {
    orderNo: 'OD20261121ABCDEF',
    account: { name: '某某科技有限公司', number: '622202000011112222', bank: '某某银行某某支行', isDemo: false },
    code: '7KQ9MX2TB',
    amount: 201_960,
    received: 0,
    isOpen: true,
    payUntil: '2026-11-28T10:00:00+08:00',
    vouchers: [],
    ...values,
  };
}

/** What was handed in of a transfer. */
export function buildVoucher(values: Partial<Voucher> = {}): Voucher {
  return {
    ...{ status: 'confirming', statedAmount: 201_960, paidAt: '2026-11-21', reason: '' },
    createdAt: '2026-11-21T15:00:00+08:00',
    files: [{ id: 'file-1', name: '回单.pdf', size: 20_480, type: 'pdf' }],
    ...values,
  };
}

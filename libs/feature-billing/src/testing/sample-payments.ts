import type { Payment } from '@portal/api-contract/account';

/** A payment of one order. */
export function buildPayment(values: Partial<Payment> = {}): Payment {
  return {
    ...{ payNo: 'PY20261121ABCDEF', status: 10, channel: 'sandbox', amount: 201_960, refunded: 0 },
    orderNos: ['OD20261121ABCDEF'],
    createdAt: '2026-11-21T10:00:00+08:00',
    payBefore: '2026-11-21T12:00:00+08:00',
    paidAt: null,
    ...values,
  };
}

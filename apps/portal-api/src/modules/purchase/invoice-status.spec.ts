import { type Money, toMoney } from '../../platform/money/money';
import { findInvoiceStatus } from './invoice-status';

it.each<[string, Money, Money]>([
  ['none', toMoney(0), toMoney(0)],
  ['none', toMoney(0), toMoney(100)],
  ['partial', toMoney(40), toMoney(60)],
  ['all', toMoney(100), toMoney(0)],
  // More has gone back than is not invoiced: a red invoice is due.
  ['all', toMoney(100), toMoney(-30)],
])('is %s where %i stand on invoices and %i may', (status, invoiced, invoiceable) => {
  expect(findInvoiceStatus({ invoiced, invoiceable })).toBe(status);
});

import { NO_MONEY, toMoney } from '../../platform/money/money';
import { findPayStatus } from './pay-status';

it.each([
  ['unpaid', 0, 0, 100],
  ['partial', 40, 0, 60],
  ['paid', 100, 0, 0],
  ['partiallyRefunded', 100, 30, 0],
  ['refunded', 100, 100, 0],
])('is %s where %i came in, %i went back and %i are owed', (status, paid, refunded, due) => {
  const sums = { charged: toMoney(100), paid: toMoney(paid), refunded: toMoney(refunded), due: toMoney(due) };
  const others = { invoiced: NO_MONEY, surplus: NO_MONEY, refundable: NO_MONEY, invoiceable: NO_MONEY };
  expect(findPayStatus({ ...sums, ...others })).toBe(status);
});

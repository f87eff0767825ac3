import { findAmountError, readYuan } from './voucher-form.rules';

it.each([
  ['1000', 100_000],
  ['1,000.5', 100_050],
  ['１２．３４', 1_234],
  ['0.1', 10],
  [' 2019.60 ', 201_960],
])('reads %j as 分', (text, amount) => {
  expect(readYuan(text)).toBe(amount);
  expect(findAmountError(text)).toBe('');
});

it.each([
  ['', '请输入汇款金额'],
  ['0', '汇款金额须大于0'],
  ['0.00', '汇款金额须大于0'],
  ['1.234', '请输入正确的汇款金额，如 1000.00'],
  ['-1', '请输入正确的汇款金额，如 1000.00'],
  ['一千', '请输入正确的汇款金额，如 1000.00'],
  ['20000000.01', '请输入正确的汇款金额，如 1000.00'],
])('says of %j what is wrong', (text, error) => {
  expect(findAmountError(text)).toBe(error);
});

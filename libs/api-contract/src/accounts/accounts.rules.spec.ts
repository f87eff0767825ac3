import { newPasswordSchema, smsCodeSchema } from './accounts.contract';
import { findCodeError, findNewPasswordError, normalizeCode } from './accounts.rules';

it.each([
  '',
  'abc1',
  'abcdefgh',
  '12345678',
  'abcdefg1',
  'a1'.repeat(32),
  'a1'.repeat(33),
  '密码密码密码密码',
  '密码密码密码a1',
  'a1\n345678',
])('a new password %j is judged alike in the page and by the server', (password) => {
  const result = newPasswordSchema.safeParse(password);
  expect(findNewPasswordError(password)).toBe(result.error?.issues[0]?.message ?? '');
});

it.each(['482913', '482 913', '４８２９１３', '012345'])('the code "%s" is understood', (text) => {
  expect(findCodeError(text)).toBe('');
  expect(smsCodeSchema.safeParse(normalizeCode(text)).success).toBe(true);
});

it.each(['', '48291', '4829133', '48291a'])('the code "%s" is none', (text) => {
  expect(findCodeError(text)).toBe('请输入6位验证码');
  expect(smsCodeSchema.safeParse(text).error?.issues[0]?.message).toBe('请输入6位验证码');
});

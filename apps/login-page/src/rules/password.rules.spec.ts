import { findNewPasswordError, measurePassword } from './password.rules';

const TELEPHONE = '138 0013 8000';

describe('findNewPasswordError', () => {
  it.each([
    ['', '请输入密码'],
    ['abc1', '密码至少8个字符'],
    ['abcdefgh', '密码须同时包含字母和数字'],
    ['abcdefg1', ''],
  ])('says of "%s" what the contract says: %s', (password, message) =>
    expect(findNewPasswordError(password, TELEPHONE)).toBe(message),
  );

  it('refuses a password with the telephone in it', () => {
    expect(findNewPasswordError('a13800138000', TELEPHONE)).toBe('密码不能包含手机号码');
    expect(findNewPasswordError('a13800138000', '')).toBe('');
  });
});

describe('measurePassword', () => {
  it.each([
    ['', 0],
    ['abc', 1],
    ['abcdefg1', 1],
    ['aaaaaaaaaaaaaaa1', 1],
    ['Abcdefg1', 2],
    ['abcdefghi1', 2],
    ['Abcdefghij12', 3],
    ['correcthorsebatt1', 3],
  ])('judges "%s"', (password, strength) => {
    expect(measurePassword(password, TELEPHONE)).toBe(strength);
  });
});

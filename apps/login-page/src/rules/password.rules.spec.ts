import { newPasswordSchema, PASSWORD_LIMITS as CONTRACT_LIMITS } from '@portal/api-contract';
import { findNewPasswordError, measurePassword, PASSWORD_LIMITS } from './password.rules';

const TELEPHONE = '138 0013 8000';

describe('findNewPasswordError', () => {
  it("has the contract's limits", () => {
    expect(PASSWORD_LIMITS).toEqual(CONTRACT_LIMITS);
  });

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
  ])('says of "%s" what the contract says', (password) => {
    const result = newPasswordSchema.safeParse(password);
    expect(findNewPasswordError(password, TELEPHONE)).toBe(result.error?.issues[0]?.message ?? '');
  });

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

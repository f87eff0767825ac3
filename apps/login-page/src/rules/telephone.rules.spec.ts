import { findCodeError, findTelephoneError, normalizeCode, normalizeTelephone } from './telephone.rules';

describe('telephone', () => {
  it.each([
    '13800138000',
    '138 0013 8000',
    '138-0013-8000',
    '+86 138 0013 8000',
    '１３８００１３８０００',
    ' 138–0013–8000 ',
  ])('is understood when typed as "%s"', (text) => {
    expect(normalizeTelephone(text)).toBe('13800138000');
    expect(findTelephoneError(text)).toBe('');
  });

  it.each([
    ['', '请输入手机号码'],
    ['  ', '请输入手机号码'],
    ['1380013800', '请输入11位手机号码'],
    ['1380013800a', '请输入11位手机号码'],
    ['11000138000', '请输入正确的手机号码'],
  ])('"%s" is refused: %s', (text, msg) => {
    expect(findTelephoneError(text)).toBe(msg);
  });
});

describe('code', () => {
  it.each(['482913', '482 913', '４８２９１３'])('is understood when typed as "%s"', (text) => {
    expect(normalizeCode(text)).toBe('482913');
    expect(findCodeError(text)).toBe('');
  });

  it.each(['', '48291', '4829133', '48291a'])('"%s" is refused', (text) => {
    expect(findCodeError(text)).toBe('请输入6位验证码');
  });
});

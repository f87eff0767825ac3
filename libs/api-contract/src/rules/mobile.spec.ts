import { findMobileError, toMobile } from './mobile';

it.each(['+86 138-0013-8000', '8613800138000', '１３８００１３８０００', '138–0013–8000'])(
  'reads the number %s',
  (text) => expect(toMobile(text)).toBe('13800138000'),
);

it.each([
  ['', '请输入联系电话'],
  ['   ', '请输入联系电话'],
  ['1380013', '请输入11位手机号码'],
  ['138001380001', '请输入11位手机号码'],
  ['1380013800a', '请输入11位手机号码'],
  ['12345678901', '请输入正确的手机号码'],
  ['15400000000', '请输入正确的手机号码'],
  ['19200000000', ''],
  ['＋86 138-0013 8000', ''],
])('says of %j: %s', (text, message) => expect(findMobileError(text)).toBe(message));

it('is told what the field is called', () => expect(findMobileError('', '请输入手机号码')).toBe('请输入手机号码'));

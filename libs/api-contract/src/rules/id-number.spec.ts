import { findIdNumberError, isOfAge, normalizeIdNumber } from './id-number';

const TODAY = new Date('2026-06-05T12:00:00+08:00');

it.each(['11000019900307001X', '11000019900307001x', '310000200002290021', ' 1100 0019 9003 0700 1X '])(
  'takes %s',
  (number) => expect(findIdNumberError(number, TODAY)).toBe(''),
);

it.each([
  ['', '请输入证件号码'],
  ['110000900307001', '请使用18位证件号码'],
  ['1100001990030700', '证件号码应为18位'],
  ['1100001990030700100', '证件号码应为18位'],
  ['110000199003070010', '证件号码有误，请核对'],
  ['110000199002300012', '证件号码有误，请核对'],
  ['X10000199003070010', '证件号码应为18位'],
])('refuses %j: %s', (number, error) => expect(findIdNumberError(number, TODAY)).toBe(error));

it('is kept in plain characters', () => {
  expect(normalizeIdNumber('１１００００１９９００３０７００１ｘ')).toBe('11000019900307001X');
});

it.each([
  ['11000020080605001X', true],
  ['11000020080606001X', false],
])('%s is of age on the birthday, which begins in China: %p', (number, isAdult) => {
  expect(isOfAge(number, 18, new Date('2026-06-04T16:00:00Z'))).toBe(isAdult);
});

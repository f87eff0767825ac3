import fc from 'fast-check';
import { isResidentId } from './resident-id';
import { checkCreditCode, checkTaxNumber, computeCreditCodeCheck, normalizeTaxNumber } from './tax-number';

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const letter = fc.constantFrom(...ALPHABET);
const digit = fc.constantFrom(...'0123456789');
const letters = (length: number) => fc.array(letter, { minLength: length, maxLength: length });
const digits = (length: number) => fc.array(digit, { minLength: length, maxLength: length });
const category = fc.constantFrom('11', '12', '13', '19', '51', '52', '91', '92', '93', 'A1', 'N3', 'Y1');

/** Credit codes with their check. */
const creditCode = fc
  .tuple(category, digits(6), letters(9))
  .map(([head, area, body]) => `${head}${area.join('')}${body.join('')}`)
  .map((code) => code + computeCreditCodeCheck(code));

const FINE = { error: '', warning: '' };
const WRONG_CHECK = { error: '', warning: '税号校验位不符，请核对；确认无误可继续提交，将转人工审核' };

describe('a credit code', () => {
  it.each(['91990000MA000004X6', '91990000MA0000007X', '92990000MA0001237G'])('%s is right', (code) =>
    expect(checkTaxNumber(code, false)).toEqual(FINE),
  );

  it.each(['91990000MA000004X7', '91990000MA000004XA', '111111111111111111'])(
    '%s has the wrong check: somebody has to look at it',
    (code) => expect(checkTaxNumber(code, false)).toEqual(WRONG_CHECK),
  );

  it('with its check is right, however it is typed', () => {
    fc.assert(
      fc.property(creditCode, (code) => {
        expect(checkTaxNumber(code, false)).toEqual(FINE);
        expect(checkTaxNumber(` ${code.toLowerCase().replace(/^(.{9})/, '$1 ')}`, true)).toEqual(FINE);
      }),
    );
  });

  it('with one character changed is never right', () => {
    fc.assert(
      fc.property(creditCode, fc.nat(17), letter, (code, index, other) => {
        fc.pre(code[index] !== other);
        const changed = code.slice(0, index) + other + code.slice(index + 1);
        fc.pre(!isResidentId(changed));
        expect(checkTaxNumber(changed, false)).not.toEqual(FINE);
      }),
    );
  });

  it('with two neighbours swapped is never right', () => {
    fc.assert(
      fc.property(creditCode, fc.integer({ min: 8, max: 15 }), (code, index) => {
        const [first = '', second = ''] = [code[index], code[index + 1]];
        fc.pre(first !== second);
        const swapped = code.slice(0, index) + second + first + code.slice(index + 2);
        expect(checkTaxNumber(swapped, false).warning).not.toBe('');
      }),
    );
  });

  it('may have the check 0, where the sum leaves no remainder', () => {
    const found = fc
      .sample(creditCode, 2000)
      .filter((code) => code.endsWith('0'))
      .map((code) => checkTaxNumber(code, false));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ error, warning }) => error === '' && warning === '')).toBe(true);
  });

  it('of an unknown category has to be looked at', () => {
    const code = '22990000MA000004X';
    expect(checkTaxNumber(code + computeCreditCodeCheck(code), false)).toEqual({
      error: '',
      warning: '税号的登记类别无法识别，提交后将转人工审核',
    });
  });
});

describe('a tax number', () => {
  it.each([
    ['', '请输入税号'],
    [' ', '请输入税号'],
    ['ABC-123', '税号只能包含数字和字母'],
    ['税号', '税号只能包含数字和字母'],
    ['9199000MA0000001', '税号应为18位统一社会信用代码'],
    ['91990000MI0000007X', '税号第3至8位应为数字，且不含字母 I、O、S、V、Z'],
    ['9199A000MA000004X6', '税号第3至8位应为数字，且不含字母 I、O、S、V、Z'],
    ['990000MA0004569', '税号应为18位；15、17、20位的旧税号请勾选“旧税号”'],
    ['11000019900307101', '税号应为18位；15、17、20位的旧税号请勾选“旧税号”'],
    ['11000019900307001X01', '税号应为18位；15、17、20位的旧税号请勾选“旧税号”'],
  ])('%j is refused: %s', (text, error) => expect(checkTaxNumber(text, false)).toEqual({ error, warning: '' }));

  it.each(['990000MA0004569', '11000019900307101', '11000019900307001X01', '11000019900307001X', '91990000MA000004X6'])(
    '%s is taken as an old one',
    (text) => expect(checkTaxNumber(text, true)).toEqual(FINE),
  );

  it.each(['990000MA0004560', '11000019900307001101'])('%s has the wrong check as an old one', (text) =>
    expect(checkTaxNumber(text, true)).toEqual(WRONG_CHECK),
  );

  it.each(['9199000MA0000001', 'A10000199003071', '1100001990030710A', '11000019900307001XAB'])(
    '%s is refused as an old one too',
    (text) => expect(checkTaxNumber(text, true).error).not.toBe(''),
  );

  it('of a sole trader may be a resident’s number', () => {
    expect(checkTaxNumber('11000019900307001x', false)).toEqual(FINE);
  });

  it('is never both right and refused, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.boolean(), (text, takesOld) => {
        const { error, warning } = checkTaxNumber(text, takesOld);
        expect(error === '' || warning === '').toBe(true);
        expect(checkTaxNumber(normalizeTaxNumber(text), takesOld)).toEqual({ error, warning });
      }),
    );
  });
});

describe('a resident’s number', () => {
  it.each([
    ['11000019900307001X', true],
    ['310000200002290021', true],
    ['110000199003070010', false],
    ['110000199002300012', false],
    ['990000199003070010', false],
    ['110000180003070010', false],
    ['1100001990030700', false],
    ['810000199003070015', true],
    ['820000199003070017', true],
    ['830000199003070019', true],
    ['91100019900307001X', true],
    ['931011198512120036', true],
    ['931011198512120037', false],
    ['990000199003070013', false],
    ['110000209901010015', false],
  ])('%s: %s', (text, isRight) => expect(isResidentId(text)).toBe(isRight));

  it('is of somebody who is born, by the calendar of China', () => {
    const [today, tomorrow] = ['110000202611220012', '110000202611230018'];
    const night = new Date('2026-11-21T16:00:00Z');
    expect([today, tomorrow].map((text) => isResidentId(text, night))).toEqual([true, false]);
    expect(isResidentId(today, new Date(night.getTime() - 1))).toBe(false);
  });
});

it.each([
  ['91990000MA000004X6', '', ''],
  ['91990000ma000004x6', '', ''],
  ['91990000MA0000007X', '', ''],
  ['91990000MA000004X7', '', expect.stringContaining('证照审核')],
  ['111111111111111111', '', expect.stringContaining('证照审核')],
  ['91990000MI0000007X', expect.stringContaining('不含字母'), ''],
  ['91990000MA00000', '统一社会信用代码应为18位', ''],
  ['', '请输入统一社会信用代码', ''],
])('credit code %j: error %s, warning %s', (code, error, warning) =>
  expect(checkCreditCode(code)).toEqual({ error, warning }),
);

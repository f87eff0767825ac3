import fc from 'fast-check';
import { writeCapitalAmount } from './capital-amount';
import { type Money, negateMoney, toMoney } from './money';

const SEED = Number(process.env['MONEY_SEED'] ?? 20_261_126);

const DIGITS = '零壹贰叁肆伍陆柒捌玖';

it.each([
  [0, '零元整'],
  [5, '伍分'],
  [50, '伍角整'],
  [100, '壹元整'],
  [105, '壹元零伍分'],
  [1_000, '壹拾元整'],
  [1_050, '壹拾元伍角整'],
  [123_456, '壹仟贰佰叁拾肆元伍角陆分'],
  [1_000_500, '壹万零伍元整'],
  [10_500_000, '壹拾万零伍仟元整'],
  [1_000_010_000_00, '壹拾亿零壹万元整'],
  [10_000_000_500, '壹亿零伍元整'],
  [1_234_567_890_123_45, '壹万贰仟叁佰肆拾伍亿陆仟柒佰捌拾玖万零壹佰贰拾叁元肆角伍分'],
  [1_000_000_000_000_00, '壹万亿元整'],
  [-254_831, '（负数）贰仟伍佰肆拾捌元叁角壹分'],
])('%d 分 is %s', (fen, text) => {
  expect(writeCapitalAmount(toMoney(fen))).toBe(text);
});

it('is read back as the same amount, with one 零 at a time', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger(), sparse()), (fen) => {
      const text = writeCapitalAmount(toMoney(fen));
      expect(readCapitalAmount(text)).toBe(toMoney(fen));
      expect(text).not.toMatch(/零零|零[万亿]|零$/);
    }),
    { numRuns: 3000, seed: SEED },
  );
});

/** Amounts with many zeros between few digits. */
function sparse(): fc.Arbitrary<number> {
  const digit = fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ max: 9, min: 0 }) },
  );
  return fc.array(digit, { minLength: 1, maxLength: 15 }).map((digits) => Number(digits.join('')));
}

function readCapitalAmount(text: string): Money {
  const [, sign, whole = '', jiao, fen] = /^(（负数）)?(?:(.+)元)?零?(?:(.)角)?(?:(.)分)?整?$/.exec(text) ?? [];
  const digit = (character: string | undefined) => (character ? DIGITS.indexOf(character) : 0);
  const amount = toMoney(readWhole(whole) * 100 + digit(jiao) * 10 + digit(fen));
  return sign ? negateMoney(amount) : amount;
}

function readWhole(text: string): number {
  const [before, after] = text.includes('亿') ? text.split('亿') : ['', text];
  return readMyriads(before ?? '') * 1e8 + readMyriads(after ?? '');
}

function readMyriads(text: string): number {
  const [before, after] = text.includes('万') ? text.split('万') : ['', text];
  return readGroup(before ?? '') * 1e4 + readGroup(after ?? '');
}

function readGroup(text: string): number {
  const places: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 };
  return Array.from(text.matchAll(/([^零拾佰仟])([拾佰仟]?)/g)).reduce(
    (sum, [, digit = '', place = '']) => sum + DIGITS.indexOf(digit) * (places[place] ?? 1),
    0,
  );
}

import fc from 'fast-check';
import { findBankCardError, normalizeBankCard } from './bank-card';

it.each([
  '6299990000000017',
  '629999000000000033',
  '6299990123456781',
  '6299 9900 0000 0017',
  '６２９９９９０００００００017',
])('takes %s', (card) => expect(findBankCardError(card)).toBe(''));

it.each([
  ['', '请输入银行卡号'],
  ['629999', '银行卡号应为13至19位数字'],
  ['62999900000000170000', '银行卡号应为13至19位数字'],
  ['6299990000009', '银行卡号应为16至19位数字'],
  ['6299990000000018', '银行卡号有误，请核对'],
  ['6299990213456781', '银行卡号有误，请核对'],
  ['0000000000000000', '银行卡号有误，请核对'],
  ['629999000000001a', '银行卡号应为13至19位数字'],
])('refuses %j: %s', (card, error) => expect(findBankCardError(card)).toBe(error));

const cards = fc.stringMatching(/^62\d{14,16}$/).map((digits) => {
  const check = [...'0123456789'].find((last) => findBankCardError(digits + last) === '');
  return digits + (check ?? '?');
});

it('has one check for every beginning, and notices each digit that is mistyped', () => {
  fc.assert(
    fc.property(cards, fc.nat(), fc.integer({ min: 1, max: 9 }), (card, place, shift) => {
      expect(card).toMatch(/\d$/);
      const index = 2 + (place % (card.length - 2));
      const digit = (Number(card[index]) + shift) % 10;
      expect(findBankCardError(`${card.slice(0, index)}${digit}${card.slice(index + 1)}`)).not.toBe('');
    }),
  );
});

it('is kept without what stands between the digits', () => {
  expect(normalizeBankCard(' 6299-9900 0000—0017 ')).toBe('6299990000000017');
});

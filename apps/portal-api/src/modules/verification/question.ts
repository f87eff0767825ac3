import { randomInt } from 'node:crypto';

const NUMERALS = '零一二三四五六七八九十';

/** A question with its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Makes a small sum in words, for those who cannot drag or see the puzzle. */
export function createQuestion(): Question {
  const isSum = randomInt(2) === 0;
  const first = randomInt(NUMERALS.length);
  const second = isSum ? randomInt(NUMERALS.length) : randomInt(first + 1);
  const result = isSum ? first + second : first - second;
  return {
    question: `请计算：${NUMERALS[first]}${isSum ? '加' : '减'}${NUMERALS[second]}等于几？（填写数字）`,
    answer: String(result),
  };
}

/** The answer as it was meant: full-width digits and numerals count as digits. */
export function normalizeAnswer(typed: string): string {
  const text = typed.normalize('NFKC').replace(/\s/g, '');
  const numeral = /^二?十?[零一二三四五六七八九]?$/.test(text) && text !== '' ? readNumeral(text) : undefined;
  return numeral === undefined ? text.replace(/^0+(?=\d)/, '') : String(numeral);
}

function readNumeral(text: string): number {
  const [tens, ones] = text.includes('十') ? text.split('十', 2) : ['', text];
  const units = ones ? NUMERALS.indexOf(ones) : 0;
  if (!text.includes('十')) return text.length === 1 ? units : Number.NaN;
  return (tens ? NUMERALS.indexOf(tens) : 1) * 10 + units;
}

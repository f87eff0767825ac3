import { toIndexQuery, toLooseQuery } from './search-query';
import { parseWords, toUnit } from './search-words';

const NOTHING = new Map<string, string[]>();
const SYNONYMS = new Map([['网关', ['gateway', 'edge box']]]);

it.each([
  ['边缘网关', "(('边缘' & '缘网' & '网关'))"],
  ['边缘', "('边缘')"],
  ['泵', "('泵':*)"],
  ['mqtt 5', "('mqtt':* & '5')"],
  ['opc-ua', "('opc-ua':*)"],
])('what was typed is asked for as it is: %s', (text, query) =>
  expect(toIndexQuery(parseWords(text, NOTHING), 'typed', [])).toBe(query),
);

it('names of several parts are found by their parts and as one, numbers are not', () => {
  expect(toIndexQuery(parseWords('opc-ua', NOTHING), 'all', [])).toBe("(('opc-ua':* | ('opc' & 'ua':*) | 'opcua'))");
  expect(toIndexQuery(parseWords('2.0.5', NOTHING), 'all', [])).toBe("('2.0.5':*)");
});

it.each([
  ['$SYS', "('$sys':*)"],
  ['怎么配置 .env', "('配置' & '.env':*)"],
  ['sensor/#', "('sensor/#':*)"],
  ['C++', undefined],
  ['opc-ua', undefined],
  ['边缘网关', undefined],
])('names are asked for with their signs where they were typed with some: %s', (text, query) => {
  expect(toIndexQuery(parseWords(text, new Map([['sys', ['system']]])), 'written', [])).toBe(query);
});

it('what means the same is asked for too', () => {
  expect(toIndexQuery(parseWords('网关', SYNONYMS), 'all', [])).toBe("(('网关' | 'gateway' | ('edge' & 'box')))");
});

it('a word of Latin and Chinese is asked for by both, or by what means the same', () => {
  const words = parseWords('API 密钥', new Map([['api密钥', ['访问密钥']]]));
  expect(toIndexQuery(words, 'typed', [])).toBe("((('api' & '密钥') | ('访问' & '问密' & '密钥')))");
});

it('marks are asked for beside the words', () => {
  expect(toIndexQuery(parseWords('泵', NOTHING), 'all', ['@newest', '@range:2'])).toBe(
    "('泵':*) & '@newest' & '@range:2'",
  );
});

it.each(['', '!', '🙂'])('%j asks for nothing', (text) => {
  expect(toIndexQuery(parseWords(text, NOTHING), 'typed', ['@newest'])).toBeUndefined();
  expect(toIndexQuery(parseWords(text, NOTHING), 'all', ['@newest'])).toBeUndefined();
});

describe('some of the words', () => {
  const units = ['甲乙', '丙丁', '戊己'].map((text) => toUnit(text, true, NOTHING));

  it.each([
    [3, "(('甲乙' & '丙丁' & '戊己'))"],
    [2, "(('甲乙' & '丙丁') | ('甲乙' & '戊己') | ('丙丁' & '戊己'))"],
    [1, "(('甲乙') | ('丙丁') | ('戊己'))"],
  ])('%i of three', (least, query) => expect(toLooseQuery(units, least, [])).toBe(query));

  it('more than there are is none', () => expect(toLooseQuery(units, 4, [])).toBeUndefined());
});

import { correctRareWords, correctWords, countEdits, findSpoken } from './search-correction';
import { collectTerms } from './search-terms';
import { parseWords } from './search-words';
import type { SearchRepository } from './search.repository';

const TERMS = collectTerms([
  '七种模型',
  '时序数据库',
  '边缘网关',
  'Python SDK',
  'Kubernetes 部署',
  'MQTT 接入',
  '权限管理',
  '实时',
  'Grafana',
  'Modbus 与 modus',
]);
const toMatches = (terms: typeof TERMS) => terms.map(({ term, pinyin, weight }) => ({ term, pinyin, weight }));

/** Texts that are no titles, and how many entries have each of them. */
const TEXTS: Readonly<Record<string, number>> = {
  ...{
    服务器重启: 1,
    边缘网关: 20,
    边原网关: 2,
    时须数据库: 3,
    权限管理: 40,
    权显管理: 4,
    器种模型: 1,
    实时: 90,
    实施: 1,
  },
  ...{ kubernetes: 10, kubernets: 1, python: 30, pyhton: 4, grafana: 30, grafanas: 1, modus: 1, modbus: 30 },
};

/** Finds in a list what the database finds in its table. */
const repository = {
  findTermsBySound: (sound: string) =>
    Promise.resolve(
      toMatches(
        TERMS.filter((term) => !term.isLatin && (term.pinyin.startsWith(sound) || term.initials.startsWith(sound))),
      ).sort((left, right) => left.term.length - right.term.length),
    ),
  findHomophones: (sounds: readonly string[]) =>
    Promise.resolve(toMatches(TERMS.filter(({ pinyin, isLatin }) => !isLatin && sounds.includes(pinyin)))),
  countHits: (queries: readonly string[]) =>
    Promise.resolve(
      queries.map((query) => {
        const pairs = [...query.matchAll(/'([^']+)'/g)].map(([, pair]) => pair ?? '');
        const entries = { ...Object.fromEntries(TERMS.map(({ term }) => [term, 1])), ...TEXTS };
        return Object.entries(entries)
          .filter(([text]) => pairs.every((pair) => text.includes(pair)))
          .reduce((sum, [, count]) => sum + count, 0);
      }),
    ),
  findTermsByLook: () => Promise.resolve(toMatches(TERMS.filter(({ isLatin }) => isLatin))),
  hasLatinWord: (word: string) => Promise.resolve(TERMS.some(({ term, isLatin }) => isLatin && term.startsWith(word))),
} as unknown as SearchRepository;

const read = (text: string) => parseWords(text, new Map());

describe('edits', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['', 'abc', 3],
    ['modbsu', 'modbus', 1],
    ['kubernets', 'kubernetes', 1],
    ['pyhton', 'python', 1],
    ['grafna', 'grafana', 1],
    ['mqtt', 'mqttt', 1],
    ['kitten', 'sitting', 3],
  ])('from %j to %j: %i', (left, right, edits) => {
    expect(countEdits(left, right)).toBe(edits);
    expect(countEdits(right, left)).toBe(edits);
  });
});

describe('what was meant', () => {
  it.each([
    ['pyhton', 'python'],
    ['kubernets 部署', 'kubernetes 部署'],
    ['bianyuanwangguan', '边缘网关'],
    ['bian yuan wang guan', '边缘网关'],
    ['sxsjk', '时序数据库'],
    ['xyzxyz', undefined],
    ['mqt', undefined],
    ['python', undefined],
    ['器重', undefined],
  ])('by %j is %j', async (text, meant) => expect(await correctWords(read(text), repository)).toBe(meant));

  it.each([
    ['边园网关', '边缘网关'],
    ['时续数据库', '时序数据库'],
    ['怎么设置权线管理', '设置权限管理'],
    ['权线管理 mqtt', '权限管理 mqtt'],
    ['服务器重启后', undefined],
    ['边缘网关', undefined],
    ['泵', undefined],
    ['mqtt', undefined],
  ])('by the sound of %j is %j', async (text, meant) => {
    expect(await correctRareWords(read(text), repository)).toBe(meant);
  });

  it.each([
    ['ten times as many entries have the other', '边原网关', '边缘网关'],
    ['beside another word', '边原网关 模型', '边缘网关 模型'],
    ['within a sentence', '怎么配置边原网关', '配置边缘网关'],
    ['the other is not so frequent', '时须数据库', undefined],
    ['it is not rare', '权显管理', undefined],
    ['the other is as rare', '器种模型', undefined],
    ['it is short', '实施', undefined],
    ['ten times as many entries have the other', 'kubernets', 'kubernetes'],
    ['twice', '边原网关 kubernets', '边缘网关 kubernetes'],
    ['it is not rare', 'pyhton', undefined],
    ['it begins like the other', 'grafanas', undefined],
    ['a title has it', 'modus', undefined],
    ['it is short', 'mqt', undefined],
  ])('%s: by %j, which texts have, is %j', async (_reason, text, meant) => {
    expect(await correctRareWords(read(text), repository)).toBe(meant);
  });

  it('is looked for in single words too', async () => {
    expect(await correctWords(read('边原网关'), repository)).toBe('边缘网关');
    expect(await correctWords(read('权显管理'), repository)).toBeUndefined();
    expect(await correctWords(read('grafanas'), repository)).toBe('grafana');
  });

  it('is not looked for in Chinese, or in a book', async () => {
    expect(await findSpoken(read('网关'), repository)).toEqual([]);
    expect(await findSpoken(read('a'.repeat(41)), repository)).toEqual([]);
    expect(await findSpoken(read(''), repository)).toEqual([]);
  });
});

import { checkContent } from './check-content';
import { createWordFinder } from './word-finder';

const find = createWordFinder(['代开发票', '发票', '加QQ群', 'loan', 'he', 'she', '毒品']);
const wordsOf = (text: string) => find(text).map(({ word }) => word);
const spotsOf = (text: string) => find(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['可代开发票', ['代开发票', '发票']],
  ['代 开·发*票', ['代 开·发*票', '发*票']],
  ['加ＱＱ群', ['加ＱＱ群']],
  ['加qq群', ['加qq群']],
  ['加ԛԛ群', ['加ԛԛ群']],
  ['lоan', ['lоan']],
  ['L.O.A.N', ['L.O.A.N']],
  ['download', []],
  ['她说 she 和 he', ['she', 'he']],
  ['毒、品', ['毒、品']],
  ['病毒\n品类', []],
  ['毒。。。。。。。。品', []],
  ['毒︀品', ['毒︀品']],
])('finds in %j %j, with its place in the text as it was written', (text, spots) =>
  expect(spotsOf(text)).toEqual(spots),
);

it('agrees with looking for each word by itself, whatever the list and the text', () => {
  // Words over two characters meet and contain each other in every way.
  const letters = ['甲', '乙'];
  const all = letters.flatMap((one) =>
    letters.flatMap((two) => [one + two, ...letters.map((three) => one + two + three)]),
  );
  const text = Array.from({ length: 64 }, (_, place) => letters[(place * place + (place >> 2)) % 2]).join('');
  for (let size = 1; size <= all.length; size += 1) {
    const words = all.slice(0, size);
    const expected = words.flatMap((word) =>
      Array.from({ length: text.length }, (_, start) => start).filter((start) => text.startsWith(word, start)),
    ).length;
    expect(createWordFinder(words)(text)).toHaveLength(expected);
  }
});

it('takes a text of sixty thousand characters and a thousand words in one pass', () => {
  const words = Array.from({ length: 1000 }, (_, place) => `词${place}号`);
  const text = '甲乙丙词7号'.repeat(10_000);
  expect(createWordFinder(words)(text)).toHaveLength(10_000);
  expect(wordsOf('')).toEqual([]);
});

describe('a check', () => {
  const check = (body: string, links = 1) =>
    checkContent({ title: '', summary: '', body, tags: ['发票'] }, find, { links, pictures: 1 });

  it('counts links and pictures apart, linked pictures as both', () => {
    expect(check('[甲](https://a.example) ![图](/files/a.png) https://b.example/c。')).toMatchObject({
      ...{ links: 2, pictures: 1 },
      hits: [
        { field: 'tags', start: 0, end: 2, word: '发票' },
        { field: 'body', rule: 'links', word: 'https://b.example/c' },
      ],
    });
  });

  it('tells of pictures of other sites, and of telephones and mail addresses', () => {
    const { hits } = check('![图](https://evil.example/x.png) 联系 13800138000 或 a.b@c.example', 9);
    expect(hits.map(({ rule, word }) => [rule, word]).slice(0, 2)).toEqual([
      ['contact', '13800138000'],
      ['contact', 'a.b@c.example'],
    ]);
    expect(hits.at(-1)).toMatchObject({ rule: 'foreignPicture' });
  });
});

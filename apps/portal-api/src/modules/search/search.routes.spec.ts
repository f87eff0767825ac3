import type { SearchItem, Suggestion } from '@portal/api-contract';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createCalls } from '../../testing/call-portal';
import {
  addContent,
  makeNews,
  makeProduct,
  makeSolution,
  showOnlyIn,
  toMarkdownFile,
} from '../../testing/sample-content';
import { SAMPLE_DOCUMENTS } from '../../testing/sample-documents';
import { measureMinTime } from '../../testing/min-time';
import { setUpPortal } from '../../testing/set-up';

const BASE = '/ptl/es/fulSearch/api';
const SETTINGS = {
  hotWords: ['热词'],
  documentHotWords: [],
  synonyms: [
    ['联网盒', 'kubernetes'],
    ['焊机', '焊接设备'],
  ],
  shortcuts: [{ title: '申请退款', href: '/overview/refund', words: ['退款'] }],
};
const makeNewsFile = (id: string, title: string, changes: object = {}) =>
  toMarkdownFile(makeNews(id, { title, ...changes }));

const portal = setUpPortal();
const { get, post } = createCalls(portal);

beforeAll(() =>
  addContent(portal, {
    ...SAMPLE_DOCUMENTS,
    'search.json': SETTINGS,
    'products/box.json': makeProduct('box', { productName: '联网盒', tags: ['采集'] }),
    'products/sold-out.json': makeProduct('sold-out', { productName: '联网盒旧款', listingStatus: 3 }),
    'products/planned.json': makeProduct('planned', { productName: '联网盒新款', listingStatus: 1 }),
    'products/one-brand.json': makeProduct('one-brand', { productName: '联网盒甲站款' }),
    ...showOnlyIn({ first: { products: ['one-brand'], documents: ['root-only'] } }),
    'solutions/welding.json': makeSolution('welding', { name: '焊接设备监测' }),
    'news/box-old.md': makeNewsFile('box-old', '联网盒上市', { publishedOn: '2024-01-01' }),
    'news/whole.md': toMarkdownFile(makeNews('whole', { title: '须知甲' }), `${'值守'.repeat(900)}，记下阀体温差。`),
    'news/apart.md': toMarkdownFile(makeNews('apart', { title: '须知乙' }), '阀体，体温，温差。'.repeat(9)),
    'news/roles.md': makeNewsFile('roles', '角色'),
    'news/box-new.md': makeNewsFile('box-new', '联网盒升级', { publishedOn: '2026-04-01' }),
  }),
);

interface Result {
  readonly list: SearchItem[];
  readonly total: number;
  readonly isCapped: boolean;
  readonly counts: { module: string; count: number }[];
  readonly correction: string | null;
}

const search = async (keywords: string, options: object = {}): Promise<Result> =>
  (await post(`${BASE}/searchResult`, { keywords, ...options })).data;
const listFound = async (keywords: string, options: object = {}) =>
  (await search(keywords, options)).list.map(({ module, mid }) => `${module}:${mid}`);

describe('results', () => {
  it('say what was found, best first, and how much there is of each kind', async () => {
    const { list, total, isCapped, counts, correction } = await search('联网盒');
    expect(list.map(({ mid }) => mid)).toEqual(['box', 'one-brand', 'box-new', 'box-old']);
    expect(list[0]).toMatchObject({
      ...{ title: '<em>联网盒</em>', module: 'PRODUCT', docTitle: '', docId: '', breadcrumb: ['产品'], sections: [] },
      extra: { code: 'box', isContentEmpty: false, docId: '', docVersionId: '', mainType: 0 },
    });
    expect({ total, isCapped, counts, correction }).toEqual({
      ...{ total: 4, isCapped: false, correction: null },
      counts: [
        { module: 'PRODUCT', count: 2, isCapped: false },
        { module: 'NEWS', count: 2, isCapped: false },
      ],
    });
  });

  it('leave out what is not on the shelf, and what another brand shows', async () => {
    expect(await listFound('联网盒新款')).not.toContain('PRODUCT:planned');
    expect(await listFound('联网盒旧款')).not.toContain('PRODUCT:sold-out');
    expect(await listFound('联网盒', { visibleRange: 3 })).not.toContain('PRODUCT:one-brand');
    for (const word of ['秘密页面', '草稿']) expect((await search(word)).list).toEqual([]);
    expect((await search('未发布')).list.map(({ title }) => title)).toEqual(['已<em>发布</em>']);
  });

  it('of one kind keep the counts of all', async () => {
    const { list, total, counts } = await search('联网盒', { module: 'NEWS' });
    expect(list.map(({ mid }) => mid)).toEqual(['box-new', 'box-old']);
    expect(total).toBe(2);
    expect(counts.map(({ module }) => module)).toEqual(['PRODUCT', 'NEWS']);
  });

  it('of a document are of its newest version, unless another is asked for', async () => {
    expect(await listFound('上报', { docId: 'hub' })).toEqual(['DOCUMENT:start/report']);
    expect(await listFound('上报', { docId: 'hub', docVersionId: '1.0' })).toEqual(['DOCUMENT:start/old']);
    expect(await listFound('旧版上报')).not.toContain('DOCUMENT:start/old');
    expect(await listFound('上报', { docId: 'none' })).toEqual([]);
    expect(await listFound('上报', { docId: 'hub', docVersionId: "1'0" })).toEqual([]);
    const [first] = (await search('接入第一台设备', { docId: 'hub' })).list;
    expect(first).toMatchObject({ docTitle: '接入平台', mid: 'start/first', extra: { docVersionId: '' } });
  });

  it('name the part of a page in which the words are', async () => {
    const [first] = (await search('账号', { docId: 'hub' })).list;
    expect(first).toMatchObject({ mid: 'start/first', anchor: '账号', sections: [{ title: '<em>账号</em>' }] });
  });

  it('can be limited to what is new', async () => {
    expect(await listFound('联网盒', { module: 'NEWS', since: '2026-01-01' })).toEqual(['NEWS:box-new']);
    expect(await listFound('联网盒', { since: '2099-01-01' })).toEqual([]);
  });

  it('are found by what means the same, by sound, by first letters, and in spite of mistakes', async () => {
    expect(await listFound('kubernetes')).toContain('PRODUCT:box');
    expect(await listFound('焊机监测')).toContain('SOLUTION:welding');
    expect(await search('kubernets')).toMatchObject({ correction: 'kubernetes', total: 4 });
    expect(await search('lianwanghe')).toMatchObject({ correction: '联网盒' });
    expect(await search('lwh')).toMatchObject({ correction: '联网盒' });
    for (const sound of ['juese', 'jiaose', 'js']) expect(await search(sound)).toMatchObject({ correction: '角色' });
    expect(await search('连网盒')).toMatchObject({ correction: '联网盒', total: 4 });
    expect((await listFound('联网盒怎么升级？'))[0]).toBe('NEWS:box-new');
  });

  it('begin with what has all that was typed in one piece, far down in a long text', async () => {
    expect(await listFound('阀体温差')).toEqual(['NEWS:whole', 'NEWS:apart']);
  });

  it('come with the page on which it is done what was asked for', async () => {
    expect(await search('联网盒')).toMatchObject({ shortcuts: [] });
    expect(await search('怎么申请退款？')).toMatchObject({
      shortcuts: [{ title: '申请退款', href: '/overview/refund' }],
    });
    expect(await search('退款', { pageNo: 2 })).toMatchObject({ shortcuts: [] });
  });

  it('of words that are nowhere are none', async () => {
    expect(await search('龘靐齉')).toMatchObject({ list: [], total: 0, counts: [], correction: null });
  });
});

it('suggestions have their own code, and titles that go with what was typed', async () => {
  const response = await post(`${BASE}/search`, { keywords: '联网' });
  expect(response).toMatchObject({ status: 200, code: '0' });
  expect((response.data as Suggestion[]).map(({ mid }) => mid)).toEqual(['box', 'one-brand', 'box-new', 'box-old']);
  expect((await post(`${BASE}/search`, { keywords: '' })).data).toEqual([]);
  const begun = (await post(`${BASE}/search`, { keywords: '联网盒 s' })).data as Suggestion[];
  expect(begun.map(({ mid }) => mid)).toContain('box');
  const spoken = (await post(`${BASE}/search`, { keywords: 'lianw' })).data as Suggestion[];
  expect(spoken.map(({ mid }) => mid)).toContain('box');
});

it('suggestions begin with pages of the document that is being read', async () => {
  const list = async (options: object) =>
    ((await post(`${BASE}/search`, { keywords: '上报', ...options })).data as Suggestion[]).map(({ mid }) => mid);
  const all = await list({});
  const own = await list({ docId: 'hub' });
  expect(own[0]).toBe('start/report');
  expect([...own].sort()).toEqual([...new Set([...all, 'start/report'])].sort());
  expect(await list({ docId: 'none' })).toEqual(all);
});

describe('previews', () => {
  const suggest = async (keywords: string) => (await post(`${BASE}/search`, { keywords })).data as Suggestion[];
  const preview = async (body: object) => (await post(`${BASE}/searchPreview`, body)).data as SearchItem | null;

  it('say what an item has of the words, and in which parts', async () => {
    const page = (await suggest('第一台设备')).find(({ mid }) => mid === 'start/first');
    const item = await preview({ keywords: '账号', id: page?.id });
    expect(item).toMatchObject({ mid: 'start/first', docTitle: '接入平台', breadcrumb: expect.any(Array) });
    expect(item?.sections[0]).toMatchObject({ anchor: '账号', title: '<em>账号</em>' });
    const [news] = await suggest('须知甲');
    const { summary = '' } = (await preview({ keywords: '阀体温差', id: news?.id })) ?? {};
    expect(summary).toContain('<em>阀体温差</em>');
    expect(summary.length).toBeLessThan(300);
  });

  it('are none of what another brand shows, and of what is not there', async () => {
    const [only] = await suggest('联网盒甲站款');
    expect(await preview({ keywords: '联网盒', id: only?.id })).toMatchObject({ mid: 'one-brand' });
    expect(await preview({ keywords: '联网盒', id: only?.id, visibleRange: 3 })).toBeNull();
    expect(await preview({ keywords: '联网盒', id: '999999999999999' })).toBeNull();
  });

  it.each(['', 'x', '-1', '1.5', '9'.repeat(16)])('are refused for %j', async (id) => {
    expect((await post(`${BASE}/searchPreview`, { keywords: 'a', id })).status).toBe(400);
  });
});

it('counts are those of the results', async () => {
  const { counts } = await search('联网盒');
  expect((await post(`${BASE}/searchCount`, { keywords: '联网盒' })).data).toEqual(counts);
});

it('hot words are those of the settings', async () => {
  expect((await get(`${BASE}/searchHotWords`)).data).toEqual(['热词']);
});

describe('content that changes', () => {
  it('is found, and found no more, as soon as the import is through', async () => {
    await addContent(portal, { 'news/late.md': makeNewsFile('late', '迟到的消息') });
    expect(await listFound('迟到')).toEqual(['NEWS:late']);
    await addContent(portal, { 'news/late.md': makeNewsFile('late', '改名的消息') });
    expect(await listFound('迟到')).toEqual([]);
    expect(await listFound('改名')).toEqual(['NEWS:late']);
    rmSync(join(portal.contentDir, 'news/late.md'));
    await portal.reloadContent();
    expect(await listFound('改名')).toEqual([]);
  });
});

describe('words that are no words', () => {
  const STRANGE = [
    ...[
      '',
      ' ',
      '　',
      '\t\n',
      '%',
      '%%',
      '_',
      "'",
      "''",
      '"',
      '\\',
      '\\\\',
      "\\'",
      '`',
      ';--',
      "' or 1=1 --",
      '$1',
      '${x}',
    ],
    ...['a & b', 'a | b', '!a', 'a:*', 'a:*B', '<->', '(a', 'a)', '()', '&&', ':*', '@newest', '@range:2', "'@item'"],
    ...['.*', '[a', '(?:', '^$', '\\p{L}', '{1,', '<em>', '<script>alert(1)</script>', '&lt;', '../../etc/passwd'],
    ...['🙂', '👨‍👩‍👧', '\u200b', '\ufeff', '\u202e网关', 'ﷺ', '①②', '㍿', '´', 'é', 'ё', 'かな', '한국', 'العربية', '𠮷'],
    ...[
      'C++',
      'C#',
      '.NET',
      '1',
      '-1',
      '1e309',
      '2.0.5',
      'null',
      'undefined',
      'true',
      '__proto__',
      'constructor',
      'toString',
    ],
    ...[
      '的',
      '怎么',
      'the',
      '联'.repeat(10_000),
      'x'.repeat(10_000),
      "'".repeat(10_000),
      'a '.repeat(5000),
      '网-'.repeat(3000),
    ],
    ...['a.b/c#d-e_f+'.repeat(100), 'abcdefghijklmnopqrstuvwxyz'.repeat(4), '设备怎么接入为什么'.repeat(20)],
  ];

  it.each(['searchResult', 'search', 'searchCount'])('are answered quickly by %s', async (name) => {
    for (const keywords of STRANGE) {
      const ask = async () => {
        const { status, code } = await post(`${BASE}/${name}`, { keywords });
        const text = keywords.slice(0, 30);
        expect([text, status, code]).toEqual([text, 200, name === 'search' ? '0' : code]);
      };
      expect(await measureMinTime(1000, ask)).toBeLessThan(1000);
    }
  });

  it.each([
    ['nothing', {}],
    ['a number', { keywords: 1 }],
    ['too much', { keywords: 'x'.repeat(20_001) }],
    ['U+0000', { keywords: 'a\u0000b' }],
    ['half a character', { keywords: '\ud800' }],
    ['no kind', { keywords: 'x', module: 'X' }],
    ['no day', { keywords: 'x', since: '2026-13-01' }],
    ['no page', { keywords: 'x', pageNo: 0 }],
    ['a large page', { keywords: 'x', pageSize: 51 }],
    ['no range', { keywords: 'x', visibleRange: 1 }],
  ])('are refused as %s', async (_name, body) => {
    expect((await post(`${BASE}/searchResult`, body)).status).toBe(400);
  });

  it('never come back as markup', async () => {
    await addContent(portal, { 'news/markup.md': makeNewsFile('markup', '标题<img src=x onerror=alert(1)>与<em>') });
    const { list } = await search('onerror');
    expect(list[0]?.title).toBe('标题&lt;img src=x <em>onerror</em>=alert(1)&gt;与&lt;em&gt;');
  });
});

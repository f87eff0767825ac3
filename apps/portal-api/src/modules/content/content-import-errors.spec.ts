import { type ImportTest, startImportTest } from '../../testing/import-test';
import { makeActivity, makeCase, makeNews, makeProduct, toMarkdownFile } from '../../testing/sample-content';
import { setUp } from '../../testing/set-up';

const importFiles: ImportTest['importFiles'] = (...args) => test.importFiles(...args);

const test = setUp(startImportTest);
afterEach(() => test.reset());

const PARTNERS = [
  { id: 'pa-new', name: '新伙伴', kind: '渠道', logo: '/files/l.svg' },
  { id: 'pa-next', name: '另一家', kind: '技术', logo: '/files/l.svg' },
];

describe('what may not be imported', () => {
  it.each([
    ['brands/first/menus.json', "a brand's files are the portal's own content and cannot be imported"],
    ['brands/first/pages/about.json', "a brand's files are the portal's own content and cannot be imported"],
    ['categories.json', "categories are the portal's own content and cannot be imported; items may name those it has"],
    ['system-params.json', "settings are the portal's own content and cannot be imported"],
    ['resources.json', "settings are the portal's own content and cannot be imported"],
    ['news/n1.json', 'no kind of content has this path'],
    ['notes.txt', 'no kind of content has this path'],
  ])('%s is refused with a reason', async (file, reason) => {
    expect(await importFiles({ [file]: '[]', 'news/n-good.md': makeNews('n-good') })).toEqual({
      imported: 1,
      unchanged: 0,
      removed: 0,
      rejected: 1,
      problems: [{ file, line: 1, reason }],
    });
  });

  it('an id that the portal’s own content defines is refused with its line', async () => {
    const own = await test.readOwnContent();
    const taken = (field: string, id: string, source: string) =>
      `${field}: the portal's own content defines ${id} already, in ${source}`;
    const report = await importFiles({
      'news/n1.md': makeNews('n1', { title: '冒名' }),
      'products/alpha.json': makeProduct('alpha', { id: 'p-other' }),
      'products/fresh.json': makeProduct('fresh', { id: 'p-beta' }),
      'legal/privacy.md': '没有抬头',
      'partners.json': [PARTNERS[0], { ...PARTNERS[1], id: 'pa-2' }],
    });
    expect(report).toMatchObject({ imported: 0, rejected: 5 });
    expect(report.problems).toEqual([
      { file: 'legal/privacy.md', line: 1, reason: 'the front matter between two lines of --- is missing' },
      { file: 'legal/privacy.md', line: 1, reason: taken('id', 'privacy', 'legal/privacy.md') },
      { file: 'news/n1.md', line: 3, reason: taken('id', 'n1', 'news/n1.md') },
      { file: 'partners.json', line: 9, reason: taken('id', 'pa-2', 'partners.json') },
      { file: 'products/alpha.json', line: 3, reason: taken('code', 'alpha', 'products/alpha.json') },
      { file: 'products/fresh.json', line: 2, reason: taken('id', 'p-beta', 'products/beta.json') },
    ]);
    expect(await test.findNewsTitle('n1')).toBe('新闻1');
    expect(await test.readOwnContent()).toEqual(own);
  });
});

describe('every problem is listed with its file and line', () => {
  it('all of one file, and the good files are imported all the same', async () => {
    const report = await importFiles({
      'news/n-good.md': makeNews('n-good'),
      'news/n-bad.md': [
        '---',
        'id: n-other',
        'title: ""',
        'kind: gossip',
        'summary: 说明',
        'publishedOn: "2026-02-30"',
        'coverImage: /files/n',
        'author: 编辑部',
        'colour: red',
        'flavour: sour',
        '---',
        '正文',
      ].join('\n'),
      'cases/c-bad.json': makeCase('c-bad', {
        title: 7,
        categoryId: 'cc-z',
        productCodes: ['alpha', 'omega', 'psi'],
        solutionIds: ['s-six'],
      }),
    });
    expect(report).toMatchObject({ imported: 1, rejected: 2 });
    expect(report.problems.map(({ file, line, reason }) => `${file}:${line}: ${reason.replace(/:.*/, '')}`)).toEqual([
      'cases/c-bad.json:3: title',
      'cases/c-bad.json:12: categoryId',
      'cases/c-bad.json:17: productCodes',
      'cases/c-bad.json:18: productCodes',
      'cases/c-bad.json:21: solutionIds',
      'news/n-bad.md:2: newsSource',
      'news/n-bad.md:2: id',
      'news/n-bad.md:3: title',
      'news/n-bad.md:4: kind',
      'news/n-bad.md:6: publishedOn',
      'news/n-bad.md:9: file',
      'news/n-bad.md:10: file',
    ]);
  });

  it.each([
    ['a comma too many', 'jobs/j.json', '{\n  "id": "j",\n  "duties": [\n    "a",\n  ]\n}', 5, /^not valid JSON: \S/],
    [
      'a missing value',
      'jobs/j.json',
      '{\n  "id": "j",\n  "city": }\n}\n\n',
      3,
      /^not valid JSON: Unexpected token '}'$/,
    ],
    ['a file that ends early', 'jobs/j.json', '{\n  "id": "j",\n', 3, /^not valid JSON: /],
    [
      'another encoding',
      'news/n.md',
      Buffer.from('---\nid: n\ntitle: \xd0\xc2\n---\n', 'latin1'),
      3,
      /^not valid UTF-8$/,
    ],
    [
      'a text that never ends',
      'news/n.md',
      '---\nid: n\ntitle: "x\n---\n',
      3,
      /^not valid YAML: Missing closing "quote$/,
    ],
    ['an alias that leads nowhere', 'news/n.md', '---\nid: n\ntitle: *t\n---\n', 3, /^not valid YAML: /],
    [
      'a character the database cannot keep',
      'news/n.md',
      makeNews('n', { title: 'a\0b' }),
      1,
      /^the database refused it: /,
    ],
    [
      'an end before the beginning',
      'activities/a.md',
      makeActivity('a', { endsAt: '2026-07-01T09:00:00+08:00' }),
      7,
      /^endsAt: /,
    ],
    [
      'a partner that stands there twice',
      'partners.json',
      [PARTNERS[0], PARTNERS[0]],
      9,
      /^1.id: pa-new stands here twice$/,
    ],
  ])('%s', async (_name, file, content, line, reason) => {
    expect((await importFiles({ [file]: content })).problems).toEqual([
      { file, line, reason: expect.stringMatching(reason) },
    ]);
  });

  it('but a mark at the beginning of a file is none', async () => {
    expect(await importFiles({ 'news/n-mark.md': `\ufeff${toMarkdownFile(makeNews('n-mark'))}` })).toMatchObject({
      imported: 1,
      problems: [],
    });
  });
});

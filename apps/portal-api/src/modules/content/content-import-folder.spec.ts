import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportTest, startImportTest } from '../../testing/import-test';
import {
  makeActivity,
  makeCase,
  makeJob,
  makeModel,
  makeNews,
  makeProduct,
  makeSolution,
  toMarkdownFile,
} from '../../testing/sample-content';
import { setUp } from '../../testing/set-up';
import { waitUntil } from '../../testing/wait-until';

const importFiles: ImportTest['importFiles'] = (...args) => test.importFiles(...args);

const test = setUp(startImportTest);
afterEach(() => test.reset());

const PARTNERS = [
  { id: 'pa-new', name: '新伙伴', kind: '渠道', logo: '/files/l.svg' },
  { id: 'pa-next', name: '另一家', kind: '技术', logo: '/files/l.svg' },
];

const FACTORY = {
  id: 'fa-new',
  name: '工厂',
  place: '苏州',
  industry: '电子',
  year: 2025,
  certification: '国家级',
  summary: '说明',
  coverImage: '/files/c',
  metrics: [
    { value: '10%', label: '下降' },
    { value: '20%', label: '提升' },
  ],
  timeline: ['一', '二', '三'].map((title) => ({ date: '2025', title, text: '说明' })),
};

const THIRD_BRAND = {
  ...{ platformType: '4', pageCode: 'basicyPageCode', name: '丙站', basePath: '/third', homeHref: '/homepage' },
};

const ALL_KINDS = {
  'products/new.json': makeProduct('new', { solutionIds: ['s-new', 's-one'] }),
  'solutions/s-new.json': makeSolution('s-new', { productCodes: ['new', 'alpha'] }),
  'cases/c-import.json': makeCase('c-import', { productCodes: ['new'], solutionIds: ['s-two', 's-new'] }),
  'news/n-new.md': makeNews('n-new'),
  'activities/a-new.md': makeActivity('a-new'),
  'models/m-new.json': makeModel('m-new'),
  'jobs/j-new.json': makeJob('j-new'),
  'legal/l-new.md': { id: 'l-new', title: '协议', version: '1.0', effectiveOn: '2026-01-01' },
  'partners.json': PARTNERS,
  'factories.json': [FACTORY],
};

describe('a folder of items', () => {
  it('of every kind is imported, and again without duplicates', async () => {
    const own = await test.readOwnContent();
    expect(await importFiles(ALL_KINDS)).toEqual({ imported: 10, unchanged: 0, removed: 0, rejected: 0, problems: [] });
    expect(await importFiles({})).toEqual({ imported: 0, unchanged: 10, removed: 0, rejected: 0, problems: [] });
    expect(await test.listSources('partner')).toEqual(['@import/partners.json', '@import/partners.json']);
    expect(await test.listSources('case_study')).toEqual(['@import/cases/c-import.json']);
    expect(await test.readOwnContent()).toEqual(own);
  });

  it('is shown by a portal that runs, within seconds', async () => {
    const titles = async () => {
      const response = await test.portal.app.inject({
        method: 'POST',
        url: '/ptl/news/pageList',
        payload: { visibleRange: 2, pageSize: 50 },
      });
      return (response.json().data.list as { title: string }[]).map(({ title }) => title);
    };
    expect(await titles()).not.toContain('刚导入');
    await importFiles({ 'news/n-seen.md': makeNews('n-seen', { title: '刚导入', publishedOn: '2026-09-01' }) });
    await waitUntil(async () => (await titles()).includes('刚导入'));
  });

  it('replaces a file that changed, and leaves those that are missing', async () => {
    await importFiles({ 'news/n-a.md': makeNews('n-a'), 'news/n-b.md': makeNews('n-b') });
    rmSync(join(test.folder, 'news/n-b.md'));
    const report = await importFiles({
      'news/n-a.md': makeNews('n-a', { title: '改过' }),
      'news/n-c.md': makeNews('n-c'),
    });
    expect(report).toMatchObject({ imported: 2, unchanged: 0, removed: 0, problems: [] });
    expect([await test.findNewsTitle('n-a'), await test.findNewsTitle('n-b')]).toEqual(['改过', '新闻n-b']);
    expect(await test.listSources('news')).toEqual([
      '@import/news/n-a.md',
      '@import/news/n-b.md',
      '@import/news/n-c.md',
    ]);
  });

  it('keeps what a file said before while it is broken', async () => {
    await importFiles({ 'news/n-a.md': makeNews('n-a') });
    const report = await importFiles({ 'news/n-a.md': makeNews('n-a', { kind: 'gossip' }) }, { isRemoving: true });
    expect(report).toMatchObject({ imported: 0, removed: 0, rejected: 1, problems: [{ file: 'news/n-a.md' }] });
    expect(await test.findNewsTitle('n-a')).toBe('新闻n-a');
  });

  it('may name videos that the portal’s own media have, and takes them away again', async () => {
    const mediaDir = join(test.folder, '../media');
    const url = (ending: string) => `/files/films/tower.${ending}`;
    const video = { title: '塔灯', durationS: 8, publishedOn: '2026-11-20' };
    const files = { file: url('mp4'), poster: url('webp'), captions: url('vtt') };
    const content = { 'factories.json': [{ ...FACTORY, film: { ...video, ...files } }] };
    expect((await importFiles(content, { mediaDir })).problems.map(({ line, reason }) => [line, reason])).toEqual(
      Object.entries(files).map(([field, name], index) => [42 + index, `film.${field}: there is no file ${name}`]),
    );
    mkdirSync(join(mediaDir, 'films'), { recursive: true });
    for (const name of Object.values(files)) writeFileSync(join(mediaDir, name.slice('/files/'.length)), '');
    expect(await importFiles({}, { mediaDir })).toMatchObject({ imported: 1, problems: [] });
    const listVideos = () => test.portal.database.query(`select key, source from site_document where kind = 'film'`);
    expect(await listVideos()).toEqual([{ key: 'fa-new', source: '@import/factories.json' }]);
    rmSync(join(test.folder, 'factories.json'));
    expect(await importFiles({}, { mediaDir, isRemoving: true })).toMatchObject({ removed: 1 });
    expect(await listVideos()).toEqual([]);
  });

  it('of hundreds of files is imported at once', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`news/many-${index}.md`, makeNews(`many-${index}`)]),
    );
    expect(await importFiles(files)).toMatchObject({ imported: 300, problems: [] });
    expect(await importFiles({})).toMatchObject({ imported: 0, unchanged: 300 });
  });

  it('stops between two files when it is told to', async () => {
    const report = await importFiles({ 'news/n-a.md': makeNews('n-a') }, { signal: AbortSignal.abort() });
    expect(report).toMatchObject({ imported: 0, problems: [] });
    expect(await test.listSources('news')).toEqual([]);
  });
});

describe('the portal’s own import', () => {
  it('shows imported items where brands choose them, also in a brand that is added', async () => {
    await importFiles(ALL_KINDS);
    const listRanges = async () => {
      const query = `select visible_ranges as ranges from industrial_model where id = 'm-new'`;
      return (await test.portal.database.query<{ ranges: number[] }>(query))[0]?.ranges;
    };
    const third = join(test.portal.contentDir, 'brands/third');
    mkdirSync(third);
    writeFileSync(join(third, 'brand.json'), JSON.stringify(THIRD_BRAND));
    await test.portal.reloadContent();
    expect(await listRanges()).toEqual([2, 3, 5]);
    writeFileSync(join(third, 'selection.json'), JSON.stringify({ models: { show: { categories: ['天文'] } } }));
    await test.portal.reloadContent();
    expect(await listRanges()).toEqual([2, 3]);
    rmSync(third, { recursive: true });
    await test.portal.reloadContent();
  });

  it('leaves imported files alone, and they leave it alone', async () => {
    await importFiles(ALL_KINDS);
    expect(await test.portal.reloadContent()).toMatchObject({ imported: 0, removed: 0, problems: [] });
    const text = toMarkdownFile(makeNews('n-own'));
    writeFileSync(join(test.portal.contentDir, 'news/n-own.md'), text);
    expect(await test.portal.reloadContent()).toMatchObject({ imported: 1, removed: 0 });
    rmSync(join(test.portal.contentDir, 'news/n-own.md'));
    expect(await test.portal.reloadContent()).toMatchObject({ imported: 0, removed: 1 });
    expect(await test.listSources('news')).toEqual(['@import/news/n-new.md']);
    expect(await importFiles({})).toMatchObject({ imported: 0, unchanged: 10 });
  });

  it('refuses an own file whose id was imported before', async () => {
    await importFiles({ 'news/n-taken.md': makeNews('n-taken', { title: '导入的' }) });
    const own = join(test.portal.contentDir, 'news/n-taken.md');
    writeFileSync(own, toMarkdownFile(makeNews('n-taken')));
    expect((await test.portal.reloadContent()).problems).toEqual([
      { file: 'news/n-taken.md', line: 1, reason: 'something in this file is already defined by another file' },
    ]);
    rmSync(own);
    expect(await test.findNewsTitle('n-taken')).toBe('导入的');
  });
});

describe('--remove', () => {
  it('deletes imported files that the folder no longer has, and those alone', async () => {
    const own = await test.readOwnContent();
    await importFiles(ALL_KINDS);
    for (const file of ['news/n-new.md', 'partners.json', 'cases/c-import.json']) rmSync(join(test.folder, file));
    expect(await importFiles({}, { isRemoving: true })).toEqual({
      imported: 0,
      unchanged: 7,
      removed: 3,
      rejected: 0,
      problems: [],
    });
    expect([
      ...(await test.listSources('news')),
      ...(await test.listSources('partner')),
      ...(await test.listSources('case_study')),
    ]).toEqual([]);
    expect(await test.listSources('product')).toEqual(['@import/products/new.json']);
    expect(await test.readOwnContent()).toEqual(own);
  });

  it('lets an id go to another file', async () => {
    await importFiles({ 'products/old.json': makeProduct('old', { id: 'p-moved' }) });
    rmSync(join(test.folder, 'products/old.json'));
    const moved = { 'products/moved.json': makeProduct('moved', { id: 'p-moved' }) };
    expect((await importFiles(moved)).problems).toEqual([
      { file: 'products/moved.json', line: 1, reason: 'something in this file is already defined by another file' },
    ]);
    expect(await importFiles({}, { isRemoving: true })).toMatchObject({ imported: 1, removed: 1, problems: [] });
  });

  it('refuses what refers to something it deletes; without it, that is still there', async () => {
    const study = { 'cases/c-import.json': makeCase('c-import', { productCodes: ['new'] }) };
    await importFiles({ 'products/new.json': makeProduct('new') });
    rmSync(join(test.folder, 'products/new.json'));
    expect(await importFiles(study)).toMatchObject({ imported: 1, problems: [] });
    expect(await importFiles({}, { isRemoving: true })).toMatchObject({
      removed: 1,
      problems: [{ file: 'cases/c-import.json', line: 16, reason: 'productCodes: there is no product new' }],
    });
  });

  it('does not take a folder of other things for the wish to remove everything', async () => {
    await importFiles({ 'news/n-a.md': makeNews('n-a') });
    rmSync(join(test.folder, 'news'), { recursive: true });
    const moved = { 'export/news/n-a.md': makeNews('n-a') };
    expect(await importFiles(moved, { isRemoving: true })).toMatchObject({
      removed: 0,
      problems: [{ file: 'export/news/n-a.md', line: 1, reason: 'no kind of content has this path' }],
    });
    expect(await test.findNewsTitle('n-a')).toBe('新闻n-a');
  });
});

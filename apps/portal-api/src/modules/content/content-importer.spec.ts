import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTAL_CONTRIBUTIONS } from '../../portal-modules';
import { openTestDatabase } from '../../testing/patient-limits';
import { measureProcessorTime } from '../../testing/processor-time';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();

const path = (file: string) => join(portal.contentDir, file);
const read = (file: string) => readFileSync(path(file), 'utf8');
const version = async () => (await portal.app.inject({ url: '/ptl/content/version' })).json().data.version as number;
const productNames = async () => {
  const response = await portal.app.inject({
    method: 'POST',
    url: '/ptl/product/content/getNavProduct',
    payload: { visibleRange: 2 },
  });
  return (response.json().data as { childrenData: { productName: string }[] }[]).flatMap(({ childrenData }) =>
    childrenData.map(({ productName }) => productName),
  );
};

/** Changes a file, imports, and puts the file back. */
async function importWith(file: string, text: string) {
  const before = read(file);
  writeFileSync(path(file), text);
  try {
    return await portal.reloadContent();
  } finally {
    writeFileSync(path(file), before);
  }
}

it('skips what did not change and leaves the version alone', async () => {
  const before = await version();
  const report = await portal.reloadContent();
  expect(report).toMatchObject({ imported: 0, removed: 0, problems: [], version: before });
  expect(report.unchanged).toBeGreaterThan(30);
  expect(await measureProcessorTime(portal.reloadContent)).toBeLessThan(300);
});

it('imports one changed file, and visitors see it at once', async () => {
  const before = await version();
  const report = await importWith('products/alpha.json', read('products/alpha.json').replace('产品alpha', '新产品'));
  expect(report).toMatchObject({ imported: 1, removed: 0, problems: [] });
  expect(report.version).toBeGreaterThan(before);
  expect(await version()).toBe(report.version);
  expect(await productNames()).toContain('新产品');
  await portal.reloadContent();
  expect(await productNames()).toContain('产品alpha');
});

it('imports a brand’s files again when the brand itself changes', async () => {
  const report = await importWith('brands/second/brand.json', read('brands/second/brand.json').replace('"2"', '"3"'));
  expect(report).toMatchObject({ imported: 9, problems: [] });
  const menus = async (type: string) =>
    (await portal.app.inject({ url: `/portal/system/menuConf/findByPage?platformType=${type}` })).json().data;
  expect([(await menus('2')).length, (await menus('3')).length]).toEqual([0, 2]);
  await portal.reloadContent();
  expect([(await menus('2')).length, (await menus('3')).length]).toEqual([2, 0]);
});

it('removes what is no longer there', async () => {
  const text = read('products/beta.json');
  rmSync(path('products/beta.json'));
  expect(await portal.reloadContent()).toMatchObject({ removed: 1, imported: 0, problems: [] });
  expect(await productNames()).not.toContain('产品beta');
  writeFileSync(path('products/beta.json'), text);
  expect(await portal.reloadContent()).toMatchObject({ removed: 0, imported: 1 });
});

it('never takes an empty or missing folder for the wish to remove everything', async () => {
  const { importContent } = await import('./content-importer');
  const database = openTestDatabase(portal.database.address);
  const empty = join(portal.contentDir, '..', 'empty');
  mkdirSync(empty);
  expect(await importContent(database, PORTAL_CONTRIBUTIONS.contentFormats, empty)).toMatchObject({
    removed: 0,
    imported: 0,
  });
  expect(await importContent(database, PORTAL_CONTRIBUTIONS.contentFormats, join(empty, 'none'))).toMatchObject({
    removed: 0,
    problems: [{ reason: 'the content folder is missing' }],
  });
  await database.close();
  expect(await productNames()).toContain('产品alpha');
});

describe('a file with a mistake is refused with its line and reason', () => {
  const product = (change: (text: string) => string) => change(read('products/alpha.json'));

  it.each([
    ['broken JSON', 'products/alpha.json', () => '{\n  "id": "p-alpha",\n  "code" "alpha"\n}', 3, /^not valid JSON: /],
    [
      'a wrong type',
      'products/alpha.json',
      () => product((text) => text.replace('"labelFlag": 3', '"labelFlag": "hot"')),
      5,
      /^labelFlag: /,
    ],
    [
      'an unknown field',
      'products/alpha.json',
      () => product((text) => text.replace('"weight": 5', '"wieght": 5')),
      10,
      /wieght/,
    ],
    [
      'a missing field',
      'products/alpha.json',
      () => product((text) => text.replace(/ {2}"summary".*\n/, '')),
      1,
      /^summary: /,
    ],
    [
      'another name',
      'products/alpha.json',
      () => product((text) => text.replace('"code": "alpha"', '"code": "beta2"')),
      3,
      /^code: must be the file's name, alpha$/,
    ],
    [
      'an unknown category',
      'products/alpha.json',
      () => product((text) => text.replace('"pc-a"', '"pc-z"')),
      8,
      /^categoryId: there is no product category pc-z$/,
    ],
    [
      'a dangerous link',
      'brands/first/menus.json',
      () => read('brands/first/menus.json').replace('"/contact"', '"javascript:alert(1)"'),
      18,
      /menuRoute: 须为站内地址/,
    ],
    [
      'an unknown product',
      'cases/c-new.json',
      () => read('cases/c-new.json').replace('"alpha"', '"omega"'),
      14,
      /^productCodes: there is no product omega$/,
    ],
    [
      'an unknown solution',
      'cases/c-new.json',
      () => read('cases/c-new.json').replace('"s-one"', '"s-six"'),
      15,
      /^solutionIds: there is no solution s-six$/,
    ],
    ['a bad date', 'news/n1.md', () => read('news/n1.md').replace('2026-01-02', '2026-02-30'), 6, /^publishedOn: /],
    [
      'bad YAML',
      'news/n1.md',
      () => read('news/n1.md').replace('title: 新闻1', 'title: "新闻1'),
      3,
      /^not valid YAML: /,
    ],
    ['no front matter', 'news/n1.md', () => '正文', 1, /front matter/],
  ])('%s', async (_name, file, makeText, line, reason) => {
    const before = await version();
    const report = await importWith(file, makeText());
    expect(report.problems).toEqual([{ file, line, reason: expect.stringMatching(reason) }]);
    expect(report.imported).toBe(0);
    expect(await version()).toBe(before);
    expect(await productNames()).toContain('产品alpha');
    expect(portal.logLines.join('')).toContain(`Content refused: ${file}:${line}: `);
  });

  it('a path that is no content', async () => {
    writeFileSync(path('products/notes.txt'), 'x');
    expect((await portal.reloadContent()).problems).toEqual([
      { file: 'products/notes.txt', line: 1, reason: 'no kind of content has this path' },
    ]);
    rmSync(path('products/notes.txt'));
  });

  it('what another file has defined already', async () => {
    writeFileSync(path('solutions/s-six.json'), read('solutions/s-one.json').replace('"s-one"', '"s-six"'));
    writeFileSync(path('products/copy.json'), read('products/alpha.json').replace('"code": "alpha"', '"code": "copy"'));
    const report = await portal.reloadContent();
    expect(report.problems).toEqual([
      { file: 'products/copy.json', line: 1, reason: 'something in this file is already defined by another file' },
    ]);
    expect(report.imported).toBe(1);
    rmSync(path('solutions/s-six.json'));
    rmSync(path('products/copy.json'));
    await portal.reloadContent();
  });

  it('and the other files are imported all the same', async () => {
    const text = read('news/n2.md');
    writeFileSync(path('news/n2.md'), text.replace('新闻2', '改过的新闻'));
    const report = await importWith('categories.json', '[]x');
    expect(report).toMatchObject({ imported: 1, problems: [{ file: 'categories.json', line: 1 }] });
    writeFileSync(path('news/n2.md'), text);
    await portal.reloadContent();
  });
});

import {
  type ContentImportReport,
  findMediaType,
  importContent,
  openTestDatabase,
  PORTAL_CONTRIBUTIONS,
  setUpPortal,
  waitUntil,
} from '@portal/portal-api/content-checks';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from './content-folder';

const portal = setUpPortal();
let first: ContentImportReport;
let second: ContentImportReport;

beforeAll(async () => {
  const database = openTestDatabase(portal.database.address);
  first = await importContent(database, PORTAL_CONTRIBUTIONS.contentFormats, CONTENT);
  second = await importContent(database, PORTAL_CONTRIBUTIONS.contentFormats, CONTENT);
  await database.close();
  await portal.database.query(`select pg_notify('content_changed', version::text) from content_state`);
  await waitUntil(
    () => get('/portal/system/menuConf/findByPage?platformType=1'),
    (menus) => menus.length > 2,
  );
});

const get = async (url: string) => (await portal.app.inject({ url })).json().data;
const post = async (url: string, payload: object) =>
  (await portal.app.inject({ method: 'POST', url, payload })).json().data;

it('is imported without a problem, and once', () => {
  expect(first.problems).toEqual([]);
  expect(first.imported).toBeGreaterThan(80);
  expect(second).toMatchObject({ imported: 0, removed: 0, problems: [] });
});

const brandFolders = readdirSync(join(CONTENT, 'brands'));

describe.each(brandFolders)('the brand %s', (folder) => {
  const { platformType, pageCode } = JSON.parse(readFileSync(join(CONTENT, 'brands', folder, 'brand.json'), 'utf8'));
  const visibleRange = Number(platformType) + 1;

  it('has both mega-menus and the other shapes of menus', async () => {
    const menus: { dataSources: string; leafType: number }[] = await get(
      `/portal/system/menuConf/findByPage?platformType=${platformType}`,
    );
    expect(menus.map(({ dataSources }) => dataSources)).toEqual(expect.arrayContaining(['产品', '解决方案', '']));
    expect(menus.map(({ leafType }) => leafType)).toEqual(expect.arrayContaining([0, 1]));
  });

  it('has 8 product categories with 40 products and 15 solutions', async () => {
    const categories: { childrenData: unknown[] }[] = await post('/ptl/product/content/getNavProduct', {
      visibleRange,
    });
    expect(categories.length).toBeGreaterThanOrEqual(8);
    expect(categories.flatMap(({ childrenData }) => childrenData).length).toBeGreaterThanOrEqual(40);
    const industries: { childrenData: unknown[] }[] = await get(
      `/ptl/solution/solutionAndCaseList?visibleRange=${visibleRange}`,
    );
    expect(industries.flatMap(({ childrenData }) => childrenData).length).toBeGreaterThanOrEqual(15);
  });

  it('has hot products with both labels', async () => {
    const categories: { childrenData: { labelFlag: number }[] }[] = await post('/ptl/product/getHomeHotProducts', {
      visibleRange,
    });
    const labels = categories.flatMap(({ childrenData }) => childrenData.map(({ labelFlag }) => labelFlag));
    expect(labels).toEqual(expect.arrayContaining([2, 3]));
  });

  it('has banners, cases, news, activities and partners', async () => {
    expect((await get(`/portal/system/bannerConf/findByPage?platformType=${platformType}`)).length).toBeGreaterThan(0);
    expect((await get(`/ptl/case/selectCaseList?visibleRange=${visibleRange}`)).length).toBeGreaterThan(0);
    for (const list of ['news', 'activity', 'partner']) {
      expect((await post(`/ptl/${list}/pageList`, { visibleRange })).total).toBeGreaterThan(0);
    }
  });

  it('has its texts and its SEO data', async () => {
    expect(await get(`/ptl/content/home?platformType=${platformType}`)).toMatchObject({ sections: expect.any(Array) });
    expect(await get(`/ptl/system/footer?code=${pageCode}`)).toMatchObject({ links: expect.any(Array) });
    const seo = await portal.call({
      method: 'POST',
      path: '/ptl/seoInfo/getSeoInfo',
      body: { tableType: 'PAGE', code: `${platformType}:home` },
    });
    expect(seo).toMatchObject({ status: 200, body: { data: { title: expect.any(String) } } });
  });
});

it('names only pictures that exist', () => {
  const texts = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    // Documents have pictures of their own, which their importer looks after.
    .filter((file) => /^(?!documents\b).*\.(json|md)$/.test(file) && !file.endsWith('README.md'))
    .map((file) => readFileSync(join(CONTENT, file), 'utf8'));
  const names = new Set(texts.flatMap((text) => text.match(/\/files\/[\w./-]+/g) ?? []));
  const missing = [...names].filter((name) => {
    const file = join(CONTENT, 'media', name.slice('/files/'.length));
    // A picture in several widths is named without its ending.
    return /\.\w+$/.test(name)
      ? !existsSync(file)
      : !['480', '768', '390'].some((width) => existsSync(`${file}-${width}.webp`));
  });
  expect(missing).toEqual([]);
});

it('offers only downloads that are there and are served', async () => {
  const rows = await portal.database.query<{ id: string; file: string }>(
    `select entry ->> 'id' as id, entry ->> 'file' as file from product, jsonb_array_elements(downloads) entry`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const missing = rows.filter(
    ({ file }) => !existsSync(join(CONTENT, 'media/downloads', file)) || !findMediaType(file),
  );
  expect(missing).toEqual([]);
});

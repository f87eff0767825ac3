import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createCalls } from '../../testing/call-portal';
import { addContent, makeCase, makeModel, makeNews, makeProduct, toMarkdownFile } from '../../testing/sample-content';
import { makeDocument, makePage } from '../../testing/sample-documents';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();
const { get, post, listIds } = createCalls(portal);

const CATEGORIES = [
  ['pc-a', 'product'],
  ['pc-b', 'product'],
  ['pc-c', 'product'],
  ['cc-a', 'case'],
  ['cc-b', 'case'],
  ['sc-a', 'solution'],
  ['nc-a', 'news'],
].map(([id, kind]) => ({ id, kind, name: id }));

const BRAND = { pageCode: 'basicyPageCode', name: '丙站', basePath: '/third', homeHref: '/homepage' };

/** Chooses what the first brand shows (range 2). */
const choose = (selection: object) => addContent(portal, { 'brands/first/selection.json': selection });

beforeAll(() =>
  addContent(portal, {
    'categories.json': CATEGORIES,
    'products/one.json': makeProduct('one', { categoryId: 'pc-b', weight: 900 }),
    'products/two.json': makeProduct('two', { categoryId: 'pc-b', weight: 800 }),
    'products/three.json': makeProduct('three', { categoryId: 'pc-c', weight: 700 }),
    'models/m-a.json': makeModel('m-a', { industry: '装备制造', weight: 900 }),
    'models/m-b.json': makeModel('m-b', { industry: '食品饮料', weight: 800 }),
    'cases/c-a.json': makeCase('c-a', { publishedOn: '2026-01-01' }),
    'cases/c-b.json': makeCase('c-b', { publishedOn: '2026-02-01', categoryId: 'cc-b' }),
    'news/n-a.md': toMarkdownFile(makeNews('n-a', { publishedOn: '2026-06-01' })),
    'news/n-b.md': toMarkdownFile(makeNews('n-b', { publishedOn: '2026-06-02' })),
  }),
);

const listProducts = async (visibleRange = 2) => {
  const ids = await listIds('/ptl/product/content/productShowList', { visibleRange });
  return ids.filter((id) => /^p-(one|two|three)$/.test(id));
};
const listTabs = async (visibleRange = 2) => {
  const { data } = await post('/ptl/product/content/getNavProduct', { visibleRange });
  return (data as { id: string }[]).map(({ id }) => id);
};
const listFeatured = async (visibleRange = 2) =>
  ((await get(`/ptl/case/selectCaseList?visibleRange=${visibleRange}`)).data as { id: string }[]).map(({ id }) => id);
const listModels = (visibleRange = 2) => listIds('/ptl/model/pageList', { visibleRange });

describe('a brand', () => {
  it('that says nothing shows everything, the heaviest first', async () => {
    await choose({});
    expect(await listProducts()).toEqual(['p-one', 'p-two', 'p-three']);
    expect(await listTabs()).toEqual(['pc-a', 'pc-b', 'pc-c']);
    expect(await listModels()).toEqual(['m-a', 'm-b']);
  });

  it('shows some categories, in its order', async () => {
    await choose({ products: { show: { categories: ['pc-c', 'pc-b'] } } });
    expect(await listTabs()).toEqual(['pc-c', 'pc-b']);
    expect(await listProducts()).toEqual(['p-one', 'p-two', 'p-three']);
    await choose({ models: { show: { categories: ['食品饮料'] } } });
    expect(await listModels()).toEqual(['m-b']);
  });

  it('shows a list in its order', async () => {
    await choose({ products: { show: { items: ['three', 'one'] } } });
    expect(await listProducts()).toEqual(['p-three', 'p-one']);
    expect(await listTabs()).toEqual(['pc-b', 'pc-c']);
  });

  it('shows all but some', async () => {
    await choose({ products: { except: ['two'] }, models: { except: ['m-a'] } });
    expect([await listProducts(), await listModels()]).toEqual([['p-one', 'p-three'], ['m-b']]);
    expect((await get('/ptl/product/content/productDetailByCode?code=two&visibleRange=2')).status).toBe(404);
    expect((await get('/ptl/product/content/productDetailByCode?code=two&visibleRange=3')).status).toBe(200);
  });

  it('puts items and categories first', async () => {
    await choose({ products: { first: ['three', 'two'], categories: ['pc-c'] }, models: { first: ['m-b'] } });
    expect(await listProducts()).toEqual(['p-three', 'p-two', 'p-one']);
    expect(await listTabs()).toEqual(['pc-c', 'pc-a', 'pc-b']);
    expect(await listModels()).toEqual(['m-b', 'm-a']);
  });

  it('features cases and news in its order', async () => {
    await choose({ cases: { featured: ['c-a', 'c-b'] }, news: { featured: ['n-a'] } });
    expect(await listFeatured()).toEqual(['c-a', 'c-b']);
    const { data } = await post('/ptl/news/pageList', { visibleRange: 2, pageSize: 2 });
    expect(data).toMatchObject({
      list: [
        { id: 'n-a', isPinned: true },
        { id: 'n-b', isPinned: false },
      ],
    });
    expect((await get('/ptl/news/findById?id=n-a&visibleRange=2')).data).toMatchObject({ isPinned: true });
    expect((await get('/ptl/news/findById?id=n-a&visibleRange=3')).data).toMatchObject({ isPinned: false });
  });

  it('changes nothing of another one', async () => {
    await choose({ products: { show: { items: ['three'] }, categories: ['pc-c'] } });
    expect(await listProducts(3)).toEqual(['p-one', 'p-two', 'p-three']);
    expect(await listTabs(3)).toEqual(['pc-a', 'pc-b', 'pc-c']);
    expect(await listFeatured(3)).toEqual(['c-new', 'c-old']);
  });

  it('is searched for what it shows', async () => {
    const find = async (visibleRange: number) => {
      const input = { keywords: '产品three', visibleRange, pageNo: 1, pageSize: 10 };
      const { data } = await post('/ptl/es/fulSearch/api/searchResult', input);
      return JSON.stringify(data).includes('"three"');
    };
    await choose({ products: { except: ['three'] } });
    expect([await find(2), await find(3)]).toEqual([false, true]);
    await choose({});
    expect(await find(2)).toBe(true);
  });
});

describe('a brand that is added', () => {
  it('shows documents as well, and what the search finds of them', async () => {
    const count = async () => {
      const { data } = await get('/ptl/isc/doc/api/docMenu?visibleRange=6');
      const input = { keywords: '操舵要领', visibleRange: 6, pageNo: 1, pageSize: 10 };
      const found = await post('/ptl/es/fulSearch/api/searchResult', input);
      return [(data as object[]).length, (found.data as { total: number }).total];
    };
    const folder = 'documents/manual';
    await addContent(portal, {
      [`${folder}/document.json`]: makeDocument(['1.0'], { category: '手册' }),
      [`${folder}/1.0/a.md`]: makePage('操舵要领'),
    });
    expect(await count()).toEqual([0, 0]);
    await addContent(portal, {
      'brands/fourth/brand.json': { platformType: '5', ...BRAND, pageCode: 'basiczPageCode' },
    });
    const [menus, hits] = await count();
    expect([menus, hits]).toEqual([1, 1]);
    await addContent(portal, { 'brands/fourth/selection.json': { documents: { except: ['manual'] } } });
    expect(await count()).toEqual([0, 0]);
  });

  it('shows what it chooses, and is gone with its folder', async () => {
    expect(await listProducts(5)).toEqual([]);
    const versions = async () => (await get('/ptl/content/version')).data as { topics: Record<string, number> };
    await addContent(portal, {
      'brands/third/brand.json': { platformType: '4', ...BRAND },
      'brands/third/selection.json': { products: { show: { categories: ['pc-c'] } } },
    });
    expect(await listProducts(5)).toEqual(['p-three']);
    expect(await listTabs(5)).toEqual(['pc-c']);
    const before = await versions();
    rmSync(join(portal.contentDir, 'brands/third'), { recursive: true });
    await portal.reloadContent();
    expect(await listProducts(5)).toEqual([]);
    expect((await versions()).topics['products']).toBeGreaterThan(before.topics['products'] ?? 0);
  });
});

describe('a selection', () => {
  it.each([
    ['a product there is not', { products: { first: ['nobody'] } }, 'products.first: there is no products/nobody.json'],
    ['a list with one', { cases: { show: { items: ['x'] } } }, 'cases.show.items: there is no cases/x.json'],
    [
      'a category there is not',
      { cases: { categories: ['pc-a'] } },
      'cases.categories: there is no case category pc-a',
    ],
    ['an order where there is none', { factories: { first: ['f'] } }, 'factories: Unrecognized key: "first"'],
    ['the same twice', { products: { first: ['one', 'one'] } }, 'products.first: names something twice'],
  ])('is refused with %s, and what it said before stays', async (_name, selection, reason) => {
    await choose({ products: { except: ['two'] } });
    await expect(choose(selection)).rejects.toThrow(JSON.stringify(reason).slice(1, -1));
    expect(await listProducts()).toEqual(['p-one', 'p-three']);
    await choose({});
  });
});

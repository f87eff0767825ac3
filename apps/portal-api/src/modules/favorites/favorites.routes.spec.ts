import { type Favorite, FAVORITE_LIMITS, type FavoriteItem } from '@portal/api-contract';
import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { addContent, makeModel, makeProduct, showOnlyIn } from '../../testing/sample-content';
import { makePage, SAMPLE_DOCUMENTS } from '../../testing/sample-documents';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });

beforeAll(() =>
  addContent(portal, {
    ...SAMPLE_DOCUMENTS,
    'products/kept.json': makeProduct('kept', { summary: '值得再看' }),
    'products/bare.json': makeProduct('bare', { content: null }),
    'products/leaving.json': makeProduct('leaving'),
    'products/lost.json': makeProduct('lost'),
    'products/redrawn.json': makeProduct('redrawn'),
    'products/off.json': makeProduct('off', { listingStatus: 3 }),
    'products/draft.json': makeProduct('draft', { listingStatus: 1 }),
    'products/root-only.json': makeProduct('root-only'),
    ...showOnlyIn({ first: { documents: ['root-only'] }, second: { products: ['root-only'] } }),
    'models/m-kept.json': makeModel('m-kept'),
  }),
);

const { PRODUCT, MODEL, DOCUMENT, NEWS } = CONTENT_TYPES;

const KEPT: FavoriteItem = { contentType: PRODUCT, id: 'kept' };
const FURNACE: FavoriteItem = { contentType: MODEL, id: 'm-kept' };
const PAGE: FavoriteItem = { contentType: DOCUMENT, id: 'hub', nodeId: 'start/first' };

const logIn = async () => (await openSession(portal, now())).browser;
const post = (browser: TestBrowser, act: string, payload: object) =>
  browser.request(`/ptl/favorite/${act}`, { method: 'POST', payload });
const save = (browser: TestBrowser, item: object) => post(browser, 'save', item);
const remove = (browser: TestBrowser, item: object) => post(browser, 'remove', item);
const list = async (browser: TestBrowser, filter: object = {}) =>
  (await post(browser, 'pageList', filter)).body.data as { list: Favorite[]; total: number };
const listIds = async (browser: TestBrowser, filter: object = {}) =>
  (await list(browser, filter)).list.map(({ id }) => id);

async function saveAll(browser: TestBrowser, ...items: readonly object[]): Promise<void> {
  for (const item of items) {
    const { body } = await save(browser, item);
    if (body.code !== '200') throw new Error(body.msg);
    advance(1);
  }
}

describe('saving a favourite', () => {
  it('takes effect once, also when it comes several times at once', async () => {
    const browser = await logIn();
    expect((await save(browser, KEPT)).body).toMatchObject({ code: '200', msg: '已收藏', data: null });
    const responses = await Promise.all([PAGE, PAGE, PAGE, KEPT].map((item) => save(browser, item)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await listIds(browser)).sort()).toEqual(['hub', 'kept']);
  });

  it('knows items by what makes them different', async () => {
    const browser = await logIn();
    await saveAll(browser, { ...KEPT, nodeId: 'of-no-meaning' }, KEPT, PAGE, { ...PAGE, nodeId: 'rules' });
    expect(await list(browser)).toMatchObject({
      total: 3,
      list: [{ nodeId: 'rules' }, { nodeId: 'start/first' }, { id: 'kept' }],
    });
  });

  it.each([
    ['unknown', { contentType: PRODUCT, id: 'none' }],
    ['of another kind', { contentType: MODEL, id: 'kept' }],
    ['a draft', { contentType: PRODUCT, id: 'draft' }],
    ['off the shelf', { contentType: PRODUCT, id: 'off' }],
    ['another brand’s', { contentType: PRODUCT, id: 'root-only' }],
    ['a document without a page', { contentType: DOCUMENT, id: 'hub' }],
    ['a page that is not shown', { ...PAGE, nodeId: 'secret' }],
    ['a page of no version', { ...PAGE, nodeId: 'start/none' }],
    ['a page of a draft', { contentType: DOCUMENT, id: 'draft', nodeId: 'a' }],
    ['an injection', { contentType: PRODUCT, id: "' or '1'='1" }],
  ])('refuses an item that is %s', async (_name, item) => {
    const browser = await logIn();
    expect(await save(browser, item)).toMatchObject({
      ...{ status: 404, body: { code: '404', msg: '内容不存在或已下架' } },
    });
    expect((await list(browser)).total).toBe(0);
  });

  it.each([
    {},
    { id: 'kept' },
    { contentType: PRODUCT },
    { contentType: 'PRODUCT', id: 'kept' },
    { contentType: NEWS, id: 'kept' },
    { module: 'PRODUCT', id: 'kept' },
    { contentType: '10001', id: 'kept' },
    { contentType: PRODUCT, id: '' },
    { contentType: PRODUCT, id: 'x'.repeat(65) },
    { contentType: PRODUCT, id: ['kept'] },
    { ...PAGE, nodeId: 'x'.repeat(201) },
    { ...KEPT, visibleRange: 1 },
  ])('refuses the malformed %j', async (item) => {
    const { status, body } = await save(await logIn(), item);
    expect({ status, msg: body.msg }).toEqual({ status: 400, msg: expect.not.stringMatching(/[A-Za-z]{4,}/) });
  });

  it('ends at the limit, with a word what to do', async () => {
    const { browser, userId } = await openSession(portal, now());
    await portal.database.query(
      `insert into favorite select $1, 'PRODUCT', 'old-' || number, '', now() from generate_series(2, $2) as number`,
      [userId, FAVORITE_LIMITS.owned],
    );
    const responses = await Promise.all([KEPT, FURNACE, PAGE].map((item) => save(browser, item)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.msg).toBe(
      '最多收藏500项，请先在“我的收藏”中移除不需要的内容',
    );
    expect((await save(browser, { contentType: PRODUCT, id: 'old-2' })).status).toBe(200);
    await remove(browser, { contentType: PRODUCT, id: 'old-2' });
    const more = await Promise.all([KEPT, FURNACE, PAGE].map((item) => save(browser, item)));
    expect(more.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect((await list(browser)).total).toBe(FAVORITE_LIMITS.owned);
  });
});

describe('removing a favourite', () => {
  it('has one effect, and none where there is nothing', async () => {
    const browser = await logIn();
    await saveAll(browser, KEPT, PAGE, { ...PAGE, nodeId: 'rules' });
    for (const item of [PAGE, PAGE, { contentType: PRODUCT, id: 'never-was' }])
      expect((await remove(browser, item)).body).toMatchObject({ code: '200', msg: '已取消收藏', data: null });
    expect((await list(browser)).list).toMatchObject([{ id: 'hub', nodeId: 'rules' }, { id: 'kept' }]);
  });

  it('leaves those of others alone', async () => {
    const [{ browser, userId }, stranger] = [await openSession(portal, now()), await logIn()];
    await saveAll(browser, KEPT);
    const forged = { ...KEPT, ownerId: userId, owner_id: userId };
    expect((await remove(stranger, forged)).status).toBe(200);
    expect(await listIds(browser)).toEqual(['kept']);
    expect(await listIds(stranger)).toEqual([]);
  });

  it.each([{}, { contentType: PRODUCT }, { contentType: 10010, id: 'kept' }])(
    'refuses the malformed %j',
    async (item) => expect((await remove(await logIn(), item)).status).toBe(400),
  );
});

describe('asking which items are favourites', () => {
  const check = (browser: TestBrowser, items: unknown) => post(browser, 'check', { items });

  it('names those of the caller, as they were asked for', async () => {
    const [browser, stranger] = [await logIn(), await logIn()];
    await saveAll(browser, KEPT, PAGE);
    const asked = [FURNACE, KEPT, { ...PAGE, nodeId: 'rules' }, PAGE, { contentType: MODEL, id: 'kept' }];
    expect((await check(browser, asked)).body.data).toEqual([KEPT, PAGE]);
    expect((await check(stranger, asked)).body.data).toEqual([]);
  });

  it('tells visitors, and whoever has a token that ended, that they have none', async () => {
    const browser = await logIn();
    await saveAll(browser, KEPT);
    const visitor = new TestBrowser(portal.app);
    expect((await check(visitor, [KEPT])).body).toMatchObject({ code: '200', data: [] });
    visitor.token = 'x'.repeat(43);
    const response = await check(visitor, [KEPT]);
    expect(response.body).toMatchObject({ code: '200', data: [] });
    expect(response.headers['cache-control']).toContain('no-store');
  });

  it('is bounded', async () => {
    const browser = await logIn();
    const long = { ...PAGE, id: '文'.repeat(64), nodeId: '页'.repeat(200) };
    const maxItems = Array.from({ length: FAVORITE_LIMITS.asked }, () => long);
    expect((await check(browser, maxItems)).status).toBe(200);
    for (const items of [[...maxItems, KEPT], [], undefined, KEPT, [{ contentType: PRODUCT }]])
      expect((await check(browser, items)).status).toBe(400);
  });
});

describe('the list of favourites', () => {
  it('shows the newest first, with titles and addresses of the items', async () => {
    const browser = await logIn();
    await saveAll(browser, FURNACE, { contentType: PRODUCT, id: 'bare' }, PAGE, KEPT);
    expect((await list(browser)).list).toEqual([
      {
        ...{ ...KEPT, title: '产品kept', summary: '值得再看', url: '/product-detail/kept.html', state: 'shown' },
        savedAt: expect.stringMatching(/^2026-06-05T12:\d\d:\d\d\+08:00$/),
      },
      expect.objectContaining({
        ...{ ...PAGE, title: '接入第一台设备', summary: '接入平台', state: 'shown' },
        url: '/document-center/document-content?id=hub&nodeId=start%2Ffirst',
      }),
      expect.objectContaining({ id: 'bare', url: '/purchase-page?id=p-bare&code=bare' }),
      expect.objectContaining({ ...FURNACE, title: '模型m-kept', url: '/modelDetail/m-kept.html' }),
    ]);
  });

  it('tells the content type of what is stored by its name', async () => {
    const { browser, userId } = await openSession(portal, now());
    await portal.database.query(
      `insert into favorite values ($1, 'PRODUCT', 'kept', '', now()), ($1, 'DOCUMENT', 'hub', 'rules', now()),
        ($1, 'MODEL', 'm-kept', '', now())`,
      [userId],
    );
    const stored = (await list(browser)).list;
    expect(stored.map(({ contentType, state }) => [contentType, state])).toEqual([
      [DOCUMENT, 'shown'],
      [MODEL, 'shown'],
      [PRODUCT, 'shown'],
    ]);
  });

  it('comes in pages, and by kind', async () => {
    const browser = await logIn();
    await saveAll(browser, FURNACE, PAGE, KEPT);
    expect(await listIds(browser, { pageSize: 2 })).toEqual(['kept', 'hub']);
    expect(await list(browser, { pageNo: 2, pageSize: 2 })).toMatchObject({ total: 3, list: [{ id: 'm-kept' }] });
    expect(await list(browser, { contentType: MODEL })).toMatchObject({ total: 1, list: [{ id: 'm-kept' }] });
    for (const filter of [{ contentType: NEWS }, { pageSize: 101 }, { pageNo: 0 }, { visibleRange: 1 }])
      expect((await post(browser, 'pageList', filter)).status).toBe(400);
  });

  it('follows the newest version that has a page', async () => {
    const browser = await logIn();
    await saveAll(browser, { contentType: DOCUMENT, id: 'unpublished', nodeId: 'a' }, { ...PAGE, nodeId: 'start/old' });
    expect((await list(browser)).list).toMatchObject([
      { title: '旧版上报', url: '/document-center/document-content?id=hub&nodeId=start%2Fold&docVersionId=1.0' },
      { title: '已发布', url: '/document-center/document-content?id=unpublished&nodeId=a' },
    ]);
    await addContent(portal, { 'documents/dev/1.0/first.md': makePage('换了名字') });
    await saveAll(browser, { contentType: DOCUMENT, id: 'dev', nodeId: 'first' });
    expect((await list(browser)).list[0]).toMatchObject({ title: '换了名字' });
  });

  it('says what has become of an item, which can still be removed', async () => {
    const browser = await logIn();
    const items = ['leaving', 'lost', 'redrawn'].map((id) => ({ contentType: PRODUCT, id }));
    await saveAll(browser, ...items, { contentType: PRODUCT, id: 'root-only', visibleRange: 3 });
    await addContent(portal, {
      'products/leaving.json': makeProduct('leaving', { listingStatus: 3 }),
      'products/redrawn.json': makeProduct('redrawn', { listingStatus: 1, productName: '还没有公开的名字' }),
    });
    rmSync(join(portal.contentDir, 'products/lost.json'));
    await portal.reloadContent();
    const nothing = { title: '', summary: '', url: '', state: 'gone' };
    expect((await list(browser)).list).toMatchObject([
      { id: 'root-only', title: '产品root-only', url: '', state: 'elsewhere' },
      { id: 'redrawn', ...nothing },
      { id: 'lost', ...nothing },
      { id: 'leaving', title: '产品leaving', url: '', state: 'gone' },
    ]);
    expect(await list(browser, { visibleRange: 3 })).toMatchObject({
      list: [{ state: 'shown', url: '/product-detail/root-only.html' }, {}, {}, {}],
    });
    // What is a favourite stays one, whatever has become of the item.
    for (const item of items) expect((await save(browser, item)).status).toBe(200);
    for (const item of items) await remove(browser, item);
    expect(await listIds(browser)).toEqual(['root-only']);
  });
});

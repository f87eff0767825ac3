import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { createCalls } from '../../testing/call-portal';
import { addContent, makeProduct } from '../../testing/sample-content';
import { SAMPLE_DOCUMENTS } from '../../testing/sample-documents';
import { setUpPortal } from '../../testing/set-up';
import { startTestPortal } from '../../testing/test-portal';
import { waitUntil } from '../../testing/wait-until';

const { PRODUCT } = CONTENT_TYPES;
const BASE = '/ptl/es/fulSearch/api';

const portal = setUpPortal({ doesJobs: true });
const { post } = createCalls(portal);

beforeAll(() =>
  addContent(portal, {
    ...SAMPLE_DOCUMENTS,
    'products/box.json': makeProduct('box', { productName: '联网盒' }),
  }),
);

describe('what is recorded', () => {
  it('are searches, and those without a hit, but only their first pages', async () => {
    const closing = await startTestPortal({ doesJobs: true });
    const call = createCalls(closing);
    const words = async (keywords: string, pageNo = 1) => call.post(`${BASE}/searchResult`, { keywords, pageNo });
    await words('龘靐');
    await words('产品alpha');
    await words('产品alpha', 2);
    const { query } = closing.database;
    await waitUntil(async () => (await query('select 1 from search_query')).length === 2);
    expect(await query('select keywords, searches, misses from search_query order by misses')).toEqual([
      { keywords: '产品alpha', searches: 1, misses: 0 },
      { keywords: '龘靐', searches: 1, misses: 1 },
    ]);
    await closing.close();
  });

  it('are clicks and views, added up', async () => {
    const click = { keywords: ' 联网盒 ', module: 'PRODUCT', id: 'box', rank: 2 };
    for (const rank of [2, 3])
      expect(await post(`${BASE}/recordClick`, { ...click, rank })).toMatchObject({ status: 200 });
    for (let time = 0; time < 2; time += 1)
      expect(await post(`${BASE}/recordDocView`, { contentType: PRODUCT, id: 'box' })).toMatchObject({ status: 200 });
    expect(await portal.database.query('select keywords, clicks, rank_sum from search_click')).toEqual([
      { keywords: '联网盒', clicks: 2, rank_sum: 5 },
    ]);
    expect(await portal.database.query('select module, item_id, views from page_view')).toEqual([
      { module: 'PRODUCT', item_id: 'box', views: 2 },
    ]);
  });

  it('are of an item, by its own id or that of its entry, and of nothing that does not exist', async () => {
    const { query } = portal.database;
    await query('delete from page_view');
    await query('delete from search_click');
    const [entry] = await query<{ id: string }>(`select id from search_entry where item_id = 'box'`);
    const module = 'PRODUCT';
    const unknown = ['nothing', '999999999', '99999999999999999999', '1e3', "' or 1=1", 'hub/rules'];
    for (const id of ['box', String(entry?.id), ...unknown]) {
      const view = await post(`${BASE}/recordDocView`, { contentType: PRODUCT, id });
      expect(view).toMatchObject({ status: 200, data: null });
      await post(`${BASE}/recordClick`, { keywords: '盒', module, id, rank: 1 });
    }
    expect(await query('select item_id, views from page_view')).toEqual([{ item_id: 'box', views: 2 }]);
    expect(await query('select item_id, clicks from search_click')).toEqual([{ item_id: 'box', clicks: 2 }]);
  });

  it.each([
    { keywords: '', module: 'PRODUCT', id: 'box', rank: 1 },
    { keywords: 'x', module: 'OTHER', id: 'box', rank: 1 },
    { keywords: 'x', module: 'PRODUCT', id: '', rank: 1 },
    { keywords: 'x', module: 'PRODUCT', id: 'box', rank: 0 },
    { keywords: 'x'.repeat(101), module: 'PRODUCT', id: 'box', rank: 1 },
  ])('is not %j', async (click) => {
    expect((await post(`${BASE}/recordClick`, click)).status).toBe(400);
  });

  it.each([
    { id: 'box' },
    { contentType: 10011, id: 'box' },
    { contentType: 'PRODUCT', id: 'box' },
    { module: 'PRODUCT', id: 'box' },
    { contentType: PRODUCT, id: '' },
  ])('is no view of %j', async (view) => {
    expect((await post(`${BASE}/recordDocView`, view)).status).toBe(400);
  });

  it('is no view of an item of another content type', async () => {
    const { query } = portal.database;
    await query('delete from page_view');
    await post(`${BASE}/recordDocView`, { contentType: CONTENT_TYPES.NEWS, id: 'box' });
    expect(await query('select item_id from page_view')).toEqual([]);
  });
});

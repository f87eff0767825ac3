import { createCalls } from '../../testing/call-portal';
import { addContent, makeModel, showOnlyIn } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();
const { get, post, listIds } = createCalls(portal);

beforeAll(() =>
  addContent(portal, {
    'models/m-flow.json': makeModel('m-flow', { weight: 9, calls: 5, rating: 4, industry: '能源电力' }),
    'models/m-physics.json': makeModel('m-physics', {
      ...{ modelType: 2, deliveryMode: 2, pricing: 2, calls: 900, rating: 4.9, publishedOn: '2026-05-05' },
      ...{ name: '离心泵 100%_扬程', provider: '澄湖研究院', industry: '装备制造' },
    }),
    'models/m-design.json': makeModel('m-design', {
      modelType: 3,
      deliveryMode: 3,
      pricing: 3,
      calls: 70,
      rating: 4.9,
    }),
    'models/m-data.json': makeModel('m-data', { modelType: 4, weight: 2, rating: 0, calls: 0 }),
    'models/m-root.json': makeModel('m-root', { industry: '园区', publishedOn: '2026-06-06' }),
    ...showOnlyIn({ first: { models: ['m-root'] } }),
    'models/m-draft.json': makeModel('m-draft', { listingStatus: 1, industry: '天文' }),
    'models/m-gone.json': makeModel('m-gone', { listingStatus: 3, modelType: 4 }),
  }),
);

const list = (filter: object) => listIds('/ptl/model/pageList', filter);
it('are recommended with how well they do and where they end', async () => {
  const models = await get('/ptl/model/featured?visibleRange=2&size=2');
  expect(models.data).toMatchObject([{ id: 'm-flow' }, { id: 'm-data' }]);
  const { accuracy, limits } = makeModel('m-flow')['content'] as { accuracy: object[]; limits: string[] };
  expect(models.data[0]).toMatchObject({ accuracy: accuracy[0], limit: limits[0] });
  expect((await get('/ptl/model/featured?visibleRange=7')).data).toEqual([]);
  expect((await get('/ptl/model/featured?visibleRange=2&size=9')).status).toBe(400);
});

const find = (id: string, range = 2) => get(`/ptl/model/findById?id=${encodeURIComponent(id)}&visibleRange=${range}`);

describe('the list of models', () => {
  it.each([
    [{}, ['m-flow', 'm-data', 'm-design', 'm-physics', 'm-root']],
    [{ visibleRange: 3 }, ['m-flow', 'm-data', 'm-design', 'm-physics']],
    [{ visibleRange: 7 }, []],
    [{ modelType: 1 }, ['m-flow', 'm-root']],
    [{ modelType: 2 }, ['m-physics']],
    [{ modelType: 3 }, ['m-design']],
    [{ modelType: 4 }, ['m-data']],
    [{ deliveryMode: 1 }, ['m-flow', 'm-data', 'm-root']],
    [{ deliveryMode: 2 }, ['m-physics']],
    [{ deliveryMode: 3 }, ['m-design']],
    [{ pricing: 1 }, ['m-flow', 'm-data', 'm-root']],
    [{ pricing: 2 }, ['m-physics']],
    [{ pricing: 3 }, ['m-design']],
    [{ industry: '能源电力' }, ['m-flow']],
    [{ industry: '能源' }, []],
    [{ industry: '天文' }, []],
    [{ keyword: '离心泵' }, ['m-physics']],
    [{ keyword: '100%' }, ['m-physics']],
    [{ keyword: '_' }, ['m-physics']],
    [{ keyword: '澄湖' }, ['m-physics']],
    [{ keyword: '\\' }, []],
    [{ modelType: 2, deliveryMode: 2, pricing: 2, industry: '装备制造', keyword: '泵' }, ['m-physics']],
    [{ modelType: 2, pricing: 1 }, []],
    [{ sort: 'newest' }, ['m-root', 'm-physics', 'm-data', 'm-design', 'm-flow']],
    [{ sort: 'mostUsed' }, ['m-physics', 'm-design', 'm-root', 'm-flow', 'm-data']],
    [{ sort: 'bestRated' }, ['m-physics', 'm-design', 'm-root', 'm-flow', 'm-data']],
  ])('for %j holds what fits', async (filter, ids) => expect(await list(filter)).toEqual(ids));

  it('comes in pages', async () => {
    const { data } = await post('/ptl/model/pageList', { visibleRange: 2, pageNo: 2, pageSize: 2 });
    expect(data).toMatchObject({ total: 5, pageNo: 2, pageSize: 2, list: [{ id: 'm-design' }, { id: 'm-physics' }] });
  });

  it.each([
    { modelType: 5 },
    { modelType: 0 },
    { modelType: '1' },
    { deliveryMode: 4 },
    { pricing: 9 },
    { sort: 'price' },
  ])('refuses %j', async (filter) =>
    expect((await post('/ptl/model/pageList', { visibleRange: 2, ...filter })).status).toBe(400),
  );

  it('knows the industries that have models', async () => {
    expect((await get('/ptl/model/industries?visibleRange=2')).data).toEqual(['能源电力', '园区', '装备制造']);
    expect((await get('/ptl/model/industries?visibleRange=3')).data).toEqual(['能源电力', '装备制造']);
  });
});

describe('a model’s page', () => {
  it('says all about it, with its samples as they are', async () => {
    expect((await find('m-physics')).data).toMatchObject({
      ...{
        id: 'm-physics',
        modelType: 2,
        deliveryMode: 2,
        pricing: 2,
        rating: 4.9,
        calls: 900,
        provider: '澄湖研究院',
      },
      content: {
        inputs: [{ name: 'a', type: 'number', isRequired: true }],
        sampleRequest: { a: 1, nested: { list: [1, 'x', null, true] } },
        sampleResponse: { b: 2 },
      },
    });
  });

  it('names others of its industry, those of its type first', async () => {
    await addContent(portal, { 'models/m-twin.json': makeModel('m-twin', { modelType: 2 }) });
    expect((await find('m-physics')).data).toMatchObject({
      related: [
        { id: 'm-twin', title: '模型m-twin', url: '/modelDetail/m-twin.html' },
        { id: 'm-data' },
        { id: 'm-design' },
      ],
    });
    expect((await find('m-root')).data).toMatchObject({ related: [] });
  });

  it.each([
    ['unknown', 'none', 2],
    ['a draft', 'm-draft', 2],
    ['another brand’s', 'm-root', 3],
    ['an injection', "' or '1'='1", 2],
  ])('is not found: %s', async (_name, id, range) =>
    expect(await find(id, range)).toMatchObject({ status: 404, code: '404', data: null }),
  );

  it('off the shelf names others', async () => {
    expect(await find('m-gone')).toMatchObject({
      ...{ status: 410, code: '410', msg: '该模型已下架' },
      data: { title: '模型m-gone', alternatives: [{ id: 'm-data' }, {}, {}] },
    });
  });
});

import { createCalls } from '../../testing/call-portal';
import { addContent, makeJob, showOnlyIn } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();
const { get, post, listIds } = createCalls(portal);

beforeAll(() =>
  addContent(portal, {
    'jobs/j-new.json': makeJob('j-new', { publishedOn: '2026-06-01', title: '前端工程师（C++_100%）' }),
    'jobs/j-old.json': makeJob('j-old', { publishedOn: '2025-01-01', city: '北京' }),
    'jobs/j-campus.json': makeJob('j-campus', { channel: 'campus', jobFunction: '产品', city: '成都' }),
    'jobs/j-closed.json': makeJob('j-closed', { isClosed: true, publishedOn: '2026-07-01', intro: '已经招满' }),
    'jobs/j-root.json': makeJob('j-root', { jobFunction: '销售', city: '广州' }),
    ...showOnlyIn({ first: { jobs: ['j-root'] } }),
    'jobs/j-draft.json': makeJob('j-draft', { listingStatus: 1, city: '海口' }),
    'jobs/j-gone.json': makeJob('j-gone', { listingStatus: 3 }),
  }),
);

const list = (filter: object) => listIds('/ptl/recruit/pageList', filter);
const find = (id: string, range = 2) => get(`/ptl/recruit/findById?id=${encodeURIComponent(id)}&visibleRange=${range}`);

describe('the list of jobs', () => {
  it.each([
    [{}, ['j-new', 'j-campus', 'j-root', 'j-old', 'j-closed']],
    [{ visibleRange: 3 }, ['j-new', 'j-campus', 'j-old', 'j-closed']],
    [{ channel: 'campus' }, ['j-campus']],
    [{ channel: 'social' }, ['j-new', 'j-root', 'j-old', 'j-closed']],
    [{ jobFunction: '研发' }, ['j-new', 'j-old', 'j-closed']],
    [{ jobFunction: '研' }, []],
    [{ city: '北京' }, ['j-old']],
    [{ city: '' }, ['j-new', 'j-campus', 'j-root', 'j-old', 'j-closed']],
    [{ keyword: '前端' }, ['j-new']],
    [{ keyword: '（C++_100%）' }, ['j-new']],
    [{ keyword: 'c++' }, ['j-new']],
    [{ keyword: '招满' }, ['j-closed']],
    [{ channel: 'social', jobFunction: '研发', city: '上海', keyword: '工程师' }, ['j-new']],
  ])('for %j holds open ones first, then the newest', async (filter, ids) => expect(await list(filter)).toEqual(ids));

  it('comes in pages', async () => {
    const { data } = await post('/ptl/recruit/pageList', { visibleRange: 2, pageNo: 3, pageSize: 2 });
    expect(data).toMatchObject({ total: 5, pageNo: 3, pageSize: 2, list: [{ id: 'j-closed', isClosed: true }] });
  });

  it('can be filtered by what there is', async () => {
    expect((await get('/ptl/recruit/filters?visibleRange=2')).data).toEqual({
      functions: ['产品', '销售', '研发'],
      cities: ['北京', '成都', '广州', '上海'],
    });
    expect((await get('/ptl/recruit/filters?visibleRange=3')).data).toMatchObject({ functions: ['产品', '研发'] });
  });

  it.each([{ channel: 'friends' }, { jobFunction: 'x'.repeat(13) }, { pageSize: 0 }])('refuses %j', async (filter) =>
    expect((await post('/ptl/recruit/pageList', { visibleRange: 2, ...filter })).status).toBe(400),
  );
});

describe('a job', () => {
  it('says all about it, with open ones like it', async () => {
    expect((await find('j-new')).data).toMatchObject({
      ...{ id: 'j-new', headcount: 2, duties: ['职责一', '职责二'], requirements: ['要求一', '要求二'], extras: [] },
      similar: [{ id: 'j-old' }],
    });
    expect((await find('j-closed')).data).toMatchObject({
      isClosed: true,
      similar: [{ id: 'j-new' }, { id: 'j-old' }],
    });
    expect((await find('j-campus')).data).toMatchObject({ similar: [] });
  });

  it.each([
    ['unknown', 'none', 2, 404],
    ['a draft', 'j-draft', 2, 404],
    ['another brand’s', 'j-root', 3, 404],
    ['withdrawn', 'j-gone', 2, 410],
  ])('is not there: %s', async (_name, id, range, status) =>
    expect(await find(id, range)).toMatchObject({ status, code: String(status) }),
  );
});

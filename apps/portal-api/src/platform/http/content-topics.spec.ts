import { AsyncLocalStorage } from 'node:async_hooks';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { PORTAL_CONTRIBUTIONS } from '../../portal-modules';
import { addContent, makeJob, makeModel, makeNews, toMarkdownFile } from '../../testing/sample-content';
import { SAMPLE_DOCUMENTS } from '../../testing/sample-documents';
import { setUpPortal } from '../../testing/set-up';
import { startTestPortal, type TestPortal } from '../../testing/test-portal';
import { waitUntil } from '../../testing/wait-until';
import { listTopics } from '../content-items/content-topics';

const portal = setUpPortal();

beforeAll(() =>
  addContent(portal, { ...SAMPLE_DOCUMENTS, 'models/m.json': makeModel('m'), 'jobs/j.json': makeJob('j') }),
);

const range = { visibleRange: 2 };
const page = { visibleRange: 3, id: 'hub', nodeId: 'start/first' };

/** Calls that name their topics, each with everything it can ask of the database. */
const CALLS: readonly (readonly [path: string, input: object, status?: number])[] = [
  ['/portal/system/menuConf/findByPage', { platformType: '1' }],
  ['/portal/system/bannerConf/findByPage', { platformType: '1' }],
  ['/portal/system/pageConf/findAll', {}],
  ['/ptl/resources/getWatchBoardByCode', { code: 'OPT' }],
  ['/ptl/system/footer', { code: 'basicPageCode' }],
  ['/ptl/content/home', { platformType: '1' }],
  ['/ptl/factory/briefs', range],
  ['/ptl/model/featured', range],
  ['/ptl/system/param/conf/getSystemParamConf', { dicKeyEnum: 'CONTENT_CONTACT_US', platformType: '1' }],
  ['/ptl/isc/doc/api/docMenu', range],
  ['/ptl/isc/doc/api/docMenuSpecial', range],
  ['/ptl/isc/doc/api/docRecent', range],
  ['/ptl/isc/doc/api/docIndex', range],
  ['/ptl/isc/doc/api/docHotSearchWords', range],
  ['/ptl/isc/doc/api/getDocHotSearchWords', { ...range, id: 'hub' }],
  ['/ptl/isc/doc/api/docVersions', { ...range, docId: 'hub' }],
  ['/ptl/isc/doc/api/docTreeData', { ...range, id: 'hub' }],
  ['/ptl/isc/doc/api/docVersionMap', { ...page, toVersionId: '1.0' }],
  ['/ptl/isc/doc/api/docDiff', { ...page, from: '1.0', to: '2.0' }],
  ['/ptl/isc/doc/api/findDocContent', page],
  ['/ptl/isc/doc/api/docBreadCrumbs', page],
  ['/ptl/isc/doc/api/docPrevNext', page],
  ['/ptl/isc/doc/api/docRecommend', page],
  ['/ptl/isc/doc/api/docMarkdown', page],
  ['/ptl/isc/doc/api/docTexts', { ...range, id: 'hub' }],
  ['/ptl/product/mealList', { ...range, productCode: 'alpha' }],
  ['/ptl/trialMeal/getTrialMealByCode', { ...range, productCode: 'alpha' }],
  ['/ptl/activity/pageList', range],
  ['/ptl/category/categoryNameList', { kind: 'product' }],
  ['/ptl/product/content/getNavProduct', range],
  ['/ptl/product/getHomeHotProducts', range],
  ['/ptl/product/content/productDetailByCode', { ...range, code: 'alpha' }],
  ['/ptl/product/content/productDetailByCode', { ...range, code: 'gone' }, 410],
  ['/ptl/product/getProductDetialByName', { ...range, name: '产品alpha' }],
  ['/ptl/product/content/productShowList', { ...range, keyword: '产品', categoryId: 'pc-a' }],
  ['/ptl/product/content/productBriefList', { ...range, codes: ['alpha'] }],
  ['/ptl/product/getSaasProduct', range],
  ['/ptl/product/getSaasProductByCategoryId', { categoryId: 'pc-a' }],
  ['/ptl/solution/solutionAndCaseList', range],
  ['/ptl/solution/groups', { ...range, size: 3 }],
  ['/ptl/solution/pageList', { ...range, keyword: '方案', categoryId: 'sc-a' }],
  ['/ptl/solution/findById', { ...range, id: 's-one' }],
  ['/ptl/case/solutionAndCaseList', range],
  ['/ptl/case/selectCaseList', range],
  ['/ptl/case/getCaseByCategoryId', { ...range, keyword: '案例', productCode: 'alpha' }],
  ['/ptl/case/findByIds', { ...range, ids: ['c-new'] }],
  ['/ptl/case/filters', range],
  ['/ptl/case/findById', { ...range, id: 'c-new' }],
  ['/ptl/news/pageList', range],
  ['/ptl/news/years', range],
  ['/ptl/news/findById', { ...range, id: 'n1' }],
  ['/ptl/partner/pageList', { ...range, keyword: '伙伴' }],
  ['/ptl/partner/logos', range],
  ['/ptl/partner/filters', range],
  ['/ptl/model/pageList', { ...range, keyword: '模型' }],
  ['/ptl/model/industries', range],
  ['/ptl/model/findById', { ...range, id: 'm' }],
  ['/ptl/recruit/pageList', { ...range, keyword: '工程师' }],
  ['/ptl/recruit/filters', range],
  ['/ptl/recruit/findById', { ...range, id: 'j' }],
  ['/ptl/es/fulSearch/api/searchHotWords', {}],
  ['/ptl/community/tag/list', { keyword: '能耗' }],
  ['/ptl/community/category/list', { mainType: 5 }],
];

/** Tables that no format fills. */
const OTHER_TABLES = [
  ...['document', 'document_version', 'document_node', 'document_image'].map((name) => [name, 'documents'] as const),
  ['community_content', 'community'] as const,
  ...['search_entry', 'search_term'].map((name) => [name, 'everything'] as const),
];
const TOPIC_BY_TABLE = new Map<string, string>([
  ...PORTAL_CONTRIBUTIONS.contentFormats.map(({ table, topic }) => [getTableConfig(table).name, topic] as const),
  ...OTHER_TABLES,
]);

const findEndpoint = (path: string) =>
  portal.endpoints.map(({ implementation }) => implementation.endpoint).find((endpoint) => endpoint.path === path);

async function ask(instance: TestPortal, path: string, input: object) {
  const method = findEndpoint(path)?.method as 'GET' | 'POST';
  return instance.call({ method, path, [method === 'GET' ? 'query' : 'body']: input });
}

/** Texts of the queries that belong to a call: jobs ask the database at the same time. */
const asked = new AsyncLocalStorage<string[]>();

/** Topics that the database is asked for on behalf of a call. */
async function traceTopics(path: string, input: object): Promise<{ status: number; topics: string[] }> {
  const { query } = Client.prototype;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [first] = given;
    asked.getStore()?.push(typeof first === 'string' ? first : (first as { text: string }).text);
    return Reflect.apply(query, this, given);
  });
  try {
    const texts: string[] = [];
    const { status } = await asked.run(texts, () => ask(portal, path, input));
    const tables = texts.flatMap((text) => [...text.matchAll(/\b(?:from|join)\s+"?(\w+)/gi)].map(([, name]) => name));
    const topics = new Set(tables.flatMap((name = '') => TOPIC_BY_TABLE.get(name) ?? []));
    return { status, topics: [...topics] };
  } finally {
    spy.mockRestore();
  }
}

describe('topics of calls', () => {
  it('are looked at for every call that names some', () => {
    const named = portal.endpoints
      .filter(({ implementation: { cache, endpoint } }) => cache && listTopics(endpoint.tags))
      .map(({ implementation: { endpoint } }) => endpoint.path);
    expect([...new Set(CALLS.map(([path]) => path))].sort()).toEqual(named.sort());
  });

  it.each(CALLS.map(([path, input, status = 200]) => ({ path, input, status })))(
    '$path names all that it reads: $input',
    async ({ path, input, status }) => {
      const traced = await traceTopics(path, input);
      expect(traced.status).toBe(status);
      expect(traced.topics).not.toEqual([]);
      const named = listTopics(findEndpoint(path)?.tags ?? []) ?? [];
      expect(traced.topics.filter((topic) => !named.includes(topic as never))).toEqual([]);
    },
  );

  it('are all of them where one tag names none', () => {
    expect(listTopics(['configuration', 'seo'])).toBeUndefined();
    expect(listTopics([])).toBeUndefined();
    expect(listTopics(['news', 'recruit'])).toEqual(['news', 'jobs']);
  });
});

describe('a change of the news', () => {
  const readProduct = async (instance: TestPortal) =>
    JSON.stringify((await ask(instance, '/ptl/product/content/productDetailByCode', { ...range, code: 'alpha' })).body);
  const readNews = async (instance: TestPortal) =>
    JSON.stringify((await ask(instance, '/ptl/news/pageList', range)).body);

  it('leaves what is cached of products, and is seen at once, by a second instance too', async () => {
    const second = await startTestPortal({ databaseUrl: portal.database.url, contentDir: portal.contentDir });
    try {
      for (const instance of [portal, second]) {
        await readProduct(instance);
        expect(await readNews(instance)).not.toContain('刚刚发布');
      }
      // Behind their backs: whoever asks the database again sees it.
      await portal.database.query(`update product set product_name = '改过的名称' where code = 'alpha'`);
      await addContent(portal, { 'news/just-now.md': toMarkdownFile(makeNews('just-now', { title: '刚刚发布' })) });
      expect(await readNews(portal)).toContain('刚刚发布');
      await waitUntil(
        () => readNews(second),
        (news) => news.includes('刚刚发布'),
      );
      for (const instance of [portal, second]) expect(await readProduct(instance)).not.toContain('改过的名称');

      await portal.database.query(`update content_topic set version = version + 1000 where topic = 'products'`);
      await waitUntil(
        () => readProduct(second),
        (product) => product.includes('改过的名称'),
      );
    } finally {
      await second.close();
    }
  });
});

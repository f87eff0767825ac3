import type { EndpointData, searchResult } from '@portal/api-contract';
import { openTestDatabase } from '../../testing/patient-limits';
import { createCalls } from '../../testing/call-portal';
import { addContent, makeCase, makeNews, toMarkdownFile } from '../../testing/sample-content';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createSearchRepository } from './search.repository';
import { createSearchService } from './search.service';

const portal = setUpPortal();
const { post } = createCalls(portal);
const database = setUp(() => openTestDatabase(portal.database.address));

const NEWS = ['减速机换油周期', '减速机异响排查', '减速机轴承温升', '换油车采购', '轴承压装力曲线', '油品化验单怎么读'];
const KILNS = ['回转窑托轮检查', '回转窑托轮调整', '回转窑托轮润滑'];
const CASES = ['减速机状态监测', '回转窑热工监测', '润滑油在线监测', '轴承寿命预测'];

beforeAll(() =>
  addContent(portal, {
    ...Object.fromEntries(
      [...NEWS, ...KILNS].map((title, index) => [
        `news/n-${index}.md`,
        toMarkdownFile(makeNews(`n-${index}`, { title })),
      ]),
    ),
    ...Object.fromEntries(CASES.map((title, index) => [`cases/c-${index}.json`, makeCase(`c-${index}`, { title })])),
  }),
);

const search = async (keywords: string, options: object = {}): Promise<EndpointData<typeof searchResult>> =>
  (await post('/ptl/es/fulSearch/api/searchResult', { keywords, pageSize: 50, ...options })).data;

it.each(['减速机', '轴承', '减速机换油时轴承为什么温升', '润滑油轴承监测方案', '换油之后异响还在', '减速鸡换油周期'])(
  'each tab has what it says, and all of them together what there is: %s',
  async (keywords) => {
    const { list, total, counts } = await search(keywords);
    expect(list.length).toBeGreaterThan(0);
    expect([list.length, counts.reduce((sum, { count }) => sum + count, 0)]).toEqual([total, total]);
    for (const { module, count } of counts) {
      const tab = await search(keywords, { module });
      expect(tab.list.map(({ mid }) => mid)).toEqual(
        list.filter((item) => item.module === module).map(({ mid }) => mid),
      );
      expect([tab.total, tab.counts]).toEqual([count, counts]);
    }
  },
);

it('of a kind that has nothing of it, what is closest is listed and counted there', async () => {
  const whole = await search('回转窑托轮');
  expect(whole.counts).toEqual([{ module: 'NEWS', count: KILNS.length, isCapped: false }]);
  const { list, total, counts } = await search('回转窑托轮', { module: 'CASE' });
  expect(list.map(({ mid }) => mid)).toEqual(['c-1']);
  expect([total, counts]).toEqual([1, [{ module: 'CASE', count: 1, isCapped: false }, ...whole.counts]]);
});

it('a kind that is known to have nothing is not asked for it again', async () => {
  const repository = createSearchRepository(database.orm);
  const settings = { hotWords: [], documentHotWords: [], synonyms: [], shortcuts: [] };
  const asked: string[] = [];
  const service = createSearchService({
    repository: {
      ...repository,
      findCandidates: (queries, filter, limits) => {
        asked.push(filter.module ?? 'all');
        return repository.findCandidates(queries, filter, limits);
      },
    },
    readSettings: () => Promise.resolve({ ...settings, synonymsByWord: new Map() }),
    clock: () => new Date('2026-06-05T12:00:00+08:00'),
  });
  const filter = { visibleRange: 2, module: 'CASE' } as const;
  const { list } = await service.search({ keywords: '回转窑托轮', filter, pageNo: 1, pageSize: 10 });
  expect(list.map(({ mid }) => mid)).toEqual(['c-1']);
  expect(asked).toEqual(['all', 'CASE', 'CASE']);
});

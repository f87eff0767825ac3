import type { SearchModule } from '@portal/api-contract';
import { correctRareWords } from '../modules/search/search-correction';
import { replaceEntries } from '../modules/search/search-indexer';
import { type SearchFilter, toRequiredMarks } from '../modules/search/search-marks';
import { toIndexQuery, toLooseQuery } from '../modules/search/search-query';
import { parseWords } from '../modules/search/search-words';
import type { SearchRepository } from '../modules/search/search.repository';
import type { Database } from '../platform/database/database';
import type { SearchEntry } from '../platform/search/search-entry';
import { openTestDatabase } from './patient-limits';
import { createTestDatabase, type TestDatabase } from './test-portal';

/** An engine, and what a spec does with it. */
export interface SearchEngineUnderTest {
  readonly repository: SearchRepository;
  /** Ends once the engine has seen all that was committed. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const BRAND = 2;
const OTHER_BRAND = 3;

/** An entry of the contract's texts. */
export const makeSearchEntry = (entry: Partial<SearchEntry>): SearchEntry => ({
  ...{
    module: 'NEWS',
    itemId: 'item',
    docId: '',
    docVersionId: '',
    isNewest: true,
    anchor: '',
    title: '',
    heading: '',
  },
  ...{ tags: [], body: '', breadcrumb: [], visibleRanges: [BRAND], isContentEmpty: false, weight: 0 },
  ...{ updatedOn: '2026-01-01', isDated: true },
  ...entry,
});

const PAGE: Partial<SearchEntry> = { module: 'DOCUMENT', docId: 'manual', docVersionId: '2.0', itemId: 'page' };

const QUESTION: Partial<SearchEntry> = { module: 'COMMUNITY', itemId: 'question' };

const ENTRIES: Readonly<Record<string, readonly SearchEntry[]>> = {
  title: [makeSearchEntry({ itemId: 'title', title: '边缘网关接入' })],
  heading: [makeSearchEntry({ ...PAGE, anchor: 'part', title: '安装', heading: '断网续传' })],
  tags: [makeSearchEntry({ itemId: 'tags', title: '产品', tags: ['时序数据库'], module: 'PRODUCT' })],
  text: [makeSearchEntry({ itemId: 'text', title: '文章', body: '先测温度。压力随后，单位为帕' })],
  latin: [
    makeSearchEntry({ itemId: 'latin', title: 'OPC-UA 与 Node.js', body: '用 MQTTv5 的 createTimeSeries，V2.0，C++' }),
  ],
  old: [makeSearchEntry({ ...PAGE, docVersionId: '1.0', isNewest: false, itemId: 'old', title: '旧版断网续传' })],
  other: [makeSearchEntry({ itemId: 'other', title: '另一品牌的网关', visibleRanges: [OTHER_BRAND] })],
  dated: [makeSearchEntry({ itemId: 'dated', title: '早年的年报', updatedOn: '2020-05-01' })],
  page: [
    makeSearchEntry({ ...PAGE, title: '告警规则' }),
    ...['a', 'b', 'c'].map((anchor) =>
      makeSearchEntry({ ...PAGE, anchor, title: '告警规则', heading: `规则${anchor}` }),
    ),
  ],
  question: [makeSearchEntry({ ...QUESTION, title: '水泵为什么异响' })],
  ...Object.fromEntries(
    ['一', '二'].map((anchor) => [
      `question/${anchor}`,
      [
        makeSearchEntry({
          ...QUESTION,
          anchor,
          title: '水泵为什么异响',
          body: `先看联轴器，再看气蚀余量（其${anchor}）`,
        }),
      ],
    ]),
  ),
};

/** Declares the tests that every engine of the search has to pass. */
export function describeSearchEngine(
  name: string,
  start: (database: Database) => Promise<SearchEngineUnderTest>,
): void {
  describe(`the search by ${name}`, () => {
    const open: { database?: Database; testDatabase?: TestDatabase; engine?: SearchEngineUnderTest } = {};
    const get = <Name extends keyof typeof open>(part: Name) => open[part] as NonNullable<(typeof open)[Name]>;

    beforeAll(async () => {
      open.testDatabase = await createTestDatabase();
      open.database = openTestDatabase(open.testDatabase.address);
      open.engine = await start(open.database);
      await write(ENTRIES);
      await get('engine').settle();
    });
    afterAll(async () => {
      await open.engine?.close();
      await open.database?.close();
      await open.testDatabase?.drop();
    });

    const write = (entries: Readonly<Record<string, readonly SearchEntry[]>>) =>
      get('database').orm.transaction((orm) =>
        replaceEntries(
          orm,
          Object.entries(entries).map(([source, list]) => ({ source, entries: list })),
        ),
      );

    const toQuery = (keywords: string, filter: SearchFilter, synonyms: readonly string[] = []) =>
      toIndexQuery(parseWords(keywords, new Map([[keywords, synonyms]])), 'all', toRequiredMarks(filter)) ?? '';

    async function find(keywords: string, more: Partial<SearchFilter> = {}, synonyms?: readonly string[]) {
      const filter = { visibleRange: BRAND, ...more };
      const query = toQuery(keywords, filter, synonyms);
      const { found } = await get('engine').repository.findCandidates([query], filter, { most: 60, enough: 1 });
      return [...new Set(found.map(({ head }) => head.itemId))].sort();
    }

    it.each([
      ['边缘网关', ['title'], 'a title'],
      ['断网续传', ['page'], 'a heading'],
      ['时序数据库', ['tags'], 'words beside the title'],
      ['压力', ['text'], 'a text'],
      ['帕', ['text'], 'one character at the end'],
      ['测', ['text'], 'one character in the middle'],
      ['度压', [], 'what stands apart'],
      ['网关接入', ['title'], 'the middle of a stretch'],
      ['网关 接入', ['title'], 'all of several words'],
      ['网关 温度', [], 'words of different entries'],
      ['没有这个', [], 'what is nowhere'],
    ])('finds Chinese: %s is in %j (%s)', async (keywords, expected) => {
      expect(await find(keywords)).toEqual(expected);
    });

    it.each([
      ...['OPC-UA', 'opcua', 'opc', 'ua', 'node', 'nodejs', 'ＯＰＣ', 'mqttv5', 'mqtt', 'MQ', 'series', 'createtime'],
      ...['2.0', 'v2', 'c++'],
    ])('finds Latin words as they are written, by their parts and by their beginnings: %s', async (keywords) => {
      expect(await find(keywords)).toEqual(['latin']);
    });

    it.each([
      ['$SYS', ['signs']],
      ['$sys/broker', ['signs']],
      ['/API/v1', ['signs']],
      ['.env', ['signs']],
      ['sensor/#', ['signs']],
      ['$broker', []],
      ['.api', []],
    ])('tells names with their signs from those without: %s is in %j', async (keywords, expected) => {
      const filter = { visibleRange: BRAND };
      await write({
        signs: [
          makeSearchEntry({ itemId: 'signs', title: '主题$SYS/broker', body: '见 /api/v1/devices、.env 和 sensor/#' }),
        ],
        plain: [makeSearchEntry({ itemId: 'plain', title: 'SYS broker', body: '见 api/v1/devices、env 和 sensor/a' })],
      });
      await get('engine').settle();
      const query = toIndexQuery(parseWords(keywords, new Map()), 'written', []) ?? '';
      const { repository } = get('engine');
      const { found } = await repository.findCandidates([query], filter, { most: 60, enough: 1 });
      expect(found.map(({ head }) => head.itemId)).toEqual(expected);
    });

    it.each(['pc', 'eries', 'qtt'])('finds no Latin word by its end: %s', async (keywords) => {
      expect(await find(keywords)).toEqual([]);
    });

    it('finds what means the same', async () => {
      expect(await find('压强', {}, ['压力', 'opc'])).toEqual(['latin', 'text']);
    });

    it('finds those that have enough of the words', async () => {
      const { units } = parseWords('温度 压力 网关', new Map());
      const query = toLooseQuery(units, 2, []) ?? '';
      const filter = { visibleRange: BRAND };
      const { found } = await get('engine').repository.findCandidates([query], filter, { most: 9, enough: 1 });
      expect(found.map(({ head }) => head.itemId)).toEqual(['text']);
    });

    it('keeps to kinds, documents, versions, days and brands', async () => {
      expect(await find('断网续传', { module: 'DOCUMENT' })).toEqual(['page']);
      expect(await find('断网续传', { module: 'NEWS' })).toEqual([]);
      expect(await find('断网续传', { docId: 'manual' })).toEqual(['page']);
      expect(await find('断网续传', { docId: 'another' })).toEqual([]);
      expect(await find('断网续传', { docId: 'manual', docVersionId: '1.0' })).toEqual(['old']);
      expect(await find('年报', { since: '2020-05-01' })).toEqual(['dated']);
      expect(await find('年报', { since: '2020-05-02' })).toEqual([]);
      expect(await find('网关', { visibleRange: OTHER_BRAND })).toEqual(['other']);
    });

    it('counts items by their kind, not their parts', async () => {
      const filter = { visibleRange: BRAND };
      const queries = [toQuery('规则', filter)];
      const { counts, asked, firsts } = await get('engine').repository.findCandidates(queries, filter, {
        ...{ most: 1, enough: 1 },
      });
      const expected: { module: SearchModule; count: number; isCapped: boolean }[] = [
        { module: 'DOCUMENT', count: 1, isCapped: false },
      ];
      expect([counts, asked, firsts]).toEqual([expected, 1, 4]);
    });

    it.each(['异响', '气蚀', '水泵'])(
      'counts a question once, however many of its answers have the words: %s',
      async (word) => {
        const filter = { visibleRange: BRAND };
        const { found, counts } = await get('engine').repository.findCandidates([toQuery(word, filter)], filter, {
          ...{ most: 60, enough: 1 },
        });
        expect([new Set(found.map(({ head }) => head.itemId)), counts]).toEqual([
          new Set(['question']),
          [{ module: 'COMMUNITY', count: 1, isCapped: false }],
        ]);
      },
    );

    it('asks looser queries only while there is not enough', async () => {
      const filter = { visibleRange: BRAND };
      const queries = ['没有这个', '温度', '网关'].map((keywords) => toQuery(keywords, filter));
      const ask = async (enough: number) => {
        const { found, asked } = await get('engine').repository.findCandidates(queries, filter, { most: 60, enough });
        return [asked, found.map(({ head }) => head.itemId).sort()];
      };
      expect(await ask(1)).toEqual([2, ['text']]);
      expect(await ask(2)).toEqual([3, ['text', 'title']]);
    });

    it('suggests the beginnings of items by their titles, the weightiest first', async () => {
      await write(
        Object.fromEntries(
          [1, 9, 5].map((weight) => [
            `weight ${weight}`,
            [makeSearchEntry({ itemId: `${weight}`, title: '能源管理', weight })],
          ]),
        ),
      );
      await get('engine').settle();
      const suggest = async (keywords: string, most: number) => {
        const query = toQuery(keywords, { visibleRange: BRAND });
        const titles = await get('engine').repository.findTitles(query, BRAND, most);
        return titles.map(({ head }) => head.itemId);
      };
      expect((await suggest('能源', 2)).sort()).toEqual(['5', '9']);
      expect(await suggest('压力', 9)).toEqual([]);
      expect(await suggest('规则', 9)).toEqual(['page']);
      expect(await suggest('网关', 9)).toEqual(['title']);
    });

    it('tells how many entries each of some queries finds, whatever their brand', async () => {
      const { repository } = get('engine');
      const queries = ['网关', '规则', '没有这个'].map((keywords) => toQuery(keywords, { visibleRange: BRAND }));
      expect(await repository.countHits(queries, 1000)).toEqual([2, 4, 0]);
      expect(await repository.countHits(queries, 3)).toEqual([2, 3, 0]);
    });

    it('corrects a form that hardly any entry has where far more have the other', async () => {
      const news = (count: number, title: string, body: string) =>
        Array.from({ length: count }, (_, at) => makeSearchEntry({ itemId: `${title} ${body} ${at}`, title, body }));
      await write({
        ...{ right: news(19, '振动传感器', 'grafana'), wrong: news(2, '附注', '振动穿感器 grafna') },
        ...{ few: news(9, '配电箱 prometheus', ''), other: news(1, '附注', '配店箱 promethus') },
      });
      await get('engine').settle();
      const correct = (text: string) => correctRareWords(parseWords(text, new Map()), get('engine').repository);
      const typed = ['振动穿感器', 'grafna', '配店箱', 'promethus'];
      expect(await Promise.all(typed.map(correct))).toEqual([undefined, undefined, undefined, undefined]);
      await write({ more: news(1, '振动传感器', 'grafana'), another: news(1, '配电箱 prometheus', '') });
      await get('engine').settle();
      expect(await Promise.all(typed.map(correct))).toEqual(['振动传感器', 'grafana', '配电箱', 'prometheus']);
    });

    it('shows what is committed at once, and never what is gone', async () => {
      await write({ change: [makeSearchEntry({ itemId: 'change', title: '量程' })] });
      expect(await find('量程')).toEqual(['change']);
      await write({ change: [makeSearchEntry({ itemId: 'change', title: '刻度' })] });
      expect([await find('量程'), await find('刻度')]).toEqual([[], ['change']]);
      await get('engine').settle();
      expect([await find('量程'), await find('刻度')]).toEqual([[], ['change']]);
      await write({ change: [] });
      expect(await find('刻度')).toEqual([]);
      await get('engine').settle();
      expect(await find('刻度')).toEqual([]);
    });

    it('finds as many of a kind as it counts', async () => {
      const list = Array.from({ length: 40 }, (_, at) => makeSearchEntry({ itemId: `many-${at}`, title: '视觉质检' }));
      await write({ many: list });
      await get('engine').settle();
      const filter = { visibleRange: BRAND };
      const limits = { most: 10, enough: 1, isDeep: true };
      const hits = await get('engine').repository.findCandidates([toQuery('质检', filter)], filter, limits);
      expect(hits.counts).toEqual([{ module: 'NEWS', count: 40, isCapped: false }]);
      expect(hits.found).toHaveLength(40);
      expect(hits.found.filter(({ isAmongBest }) => isAmongBest)).toHaveLength(10);
    });
  });
}

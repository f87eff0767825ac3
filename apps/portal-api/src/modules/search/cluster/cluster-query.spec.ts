import { startFakeSearchCluster } from '../../../testing/fake-search-cluster';
import { createSeededRandom } from '../../../testing/seeded-random';
import { setUp } from '../../../testing/set-up';
import { createSearchIndex, type IndexedEntry } from '../index/search-index';
import { toIndexQuery, toLooseQuery } from '../search-query';
import { parseWords } from '../search-words';
import { openCluster } from './cluster-client';
import { toClusterDocument } from './cluster-mapping';
import { toClusterCount, toClusterSearch } from './cluster-query';

const WORDS = [
  '网关',
  '设备',
  '接入',
  '断网续传',
  'mqtt',
  'MQTTv5',
  'opc-ua',
  'v2.0',
  '的',
  '配置',
  '𠮷',
  'createTimeSeries',
];
const QUERIES = [
  '网关',
  '设备接入',
  '传',
  '续传 网关',
  'mq',
  'opcua',
  'ua',
  'time',
  '怎么配置网关',
  '2.0',
  '𠮷',
  '设备 mqtt',
];
const PATIENCE_MS = 60_000;

const fake = setUp(startFakeSearchCluster);

function makeEntries(seed: number): IndexedEntry[] {
  const random = createSeededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const write = (most: number) =>
    Array.from({ length: below(most) }, () => WORDS[below(WORDS.length)]).join(below(2) ? '' : ' ');
  return Array.from({ length: 150 }, (_, id): IndexedEntry => {
    const isPage = below(2) === 0;
    const module = isPage ? 'DOCUMENT' : 'NEWS';
    return {
      ...{ id, source: `source-${below(9)}`, module, docId: isPage ? `doc-${below(3)}` : '' },
      docVersionId: isPage && below(3) === 0 ? '1.0' : '',
      itemId: `item-${isPage ? below(20) : id}`,
      anchor: isPage && below(2) === 0 ? `part-${id}` : '',
      ...{ title: write(4), heading: write(3), tags: write(2), body: write(20) },
      ...{ marks: [`@module:${module}`], ranges: 4 << below(2), weight: below(100) },
      updatedOn: `202${below(7)}-0${1 + below(9)}-15`,
    };
  });
}

/** An index of the fake cluster with some entries; each has a name of its own. */
async function openWith(name: string, entries: readonly IndexedEntry[]) {
  const cluster = openCluster({ url: fake.url, name });
  const index = await cluster.create('0123456789ab');
  await cluster.add(index, entries.map(toClusterDocument));
  await cluster.writeState(index, { floor: '0', applied: [], lookedAt: new Date(0).toISOString() });
  await cluster.replaceBy(index);
  return cluster;
}

it.each([1, 2, 3])('finds, counts and suggests the same entries as the index in memory (%d)', async (seed) => {
  const entries = makeEntries(seed);
  const cluster = await openWith(`same-${seed}`, entries);
  const memory = createSearchIndex();
  entries.forEach(memory.add);
  const sort = (ids: readonly number[]) => [...ids].sort((left, right) => left - right);
  for (const text of QUERIES) {
    const words = parseWords(text, new Map([['网关', ['mqtt', '设备']]]));
    for (const query of [
      ...(['literal', 'typed', 'all'] as const).map((strictness) => toIndexQuery(words, strictness, [])),
      toIndexQuery(words, 'all', ['@module:DOCUMENT']),
      toLooseQuery(words.units, 1, []),
    ]) {
      if (query === undefined) continue;
      for (const isForTitles of [false, true]) {
        for (const more of [{}, { since: '2023-05-01' }, { docId: 'doc-1', docVersionId: '1.0' }]) {
          const request = { query, isForTitles, filter: { visibleRange: 2, ...more }, most: 1000 };
          const found = await cluster.search(toClusterSearch(request), PATIENCE_MS);
          const expected = memory.find(request);
          expect([query, sort(found.ids), found.entries]).toEqual([query, sort(expected.ids), expected.entries]);
          expect([...found.items]).toEqual([...expected.items]);
        }
      }
      expect(await cluster.count(toClusterCount(query), PATIENCE_MS)).toBe(memory.count(query, 1000));
    }
  }
  await cluster.close();
});

it('finds the same in the same order however it was put together', async () => {
  const entries = makeEntries(4).map((entry) => ({ ...entry, weight: 0, updatedOn: '2026-01-01' }));
  const name = ({ docId, docVersionId, itemId, anchor }: IndexedEntry) =>
    [docId, docVersionId, itemId, anchor].join(' ');
  const again = entries.map((entry) => ({ ...entry, id: 1000 - entry.id })).reverse();
  const [one, other] = await Promise.all([openWith('once', entries), openWith('again', again)]);
  for (const text of QUERIES) {
    const query = toIndexQuery(parseWords(text, new Map()), 'all', []) ?? '';
    for (const isForTitles of [false, true]) {
      const search = toClusterSearch({ query, isForTitles, filter: { visibleRange: 2 }, most: 20 });
      const list = async (cluster: typeof one, all: readonly IndexedEntry[]) => {
        const names = new Map(all.map((entry) => [entry.id, name(entry)]));
        return (await cluster.search(search, PATIENCE_MS)).ids.map((id) => names.get(id));
      };
      expect(await list(other, again)).toEqual(await list(one, entries));
    }
  }
  await Promise.all([one.close(), other.close()]);
});

it('puts titles before headings, headings before tags and those before texts, and more of the words before fewer', async () => {
  const plain: IndexedEntry = {
    ...{
      id: 0,
      source: 's',
      module: 'NEWS',
      itemId: 'i',
      docId: '',
      docVersionId: '',
      anchor: '',
      title: '',
      heading: '',
    },
    ...{ tags: '', body: '', marks: [], ranges: 4, weight: 0, updatedOn: '2026-01-01' },
  };
  const filler = Array.from({ length: 20 }, (_, at) => ({
    ...plain,
    id: 100 + at,
    title: '其他',
    heading: '其他',
    tags: '其他',
    body: '其他',
  }));
  const cluster = await openWith('places', [
    ...filler,
    { ...plain, id: 1, body: '温度 说明 说明' },
    { ...plain, id: 2, tags: '温度' },
    { ...plain, id: 3, heading: '温度' },
    { ...plain, id: 4, title: '温度' },
    { ...plain, id: 5, title: '温度', body: '压力' },
    { ...plain, id: 6, title: '温度', weight: 9 },
  ]);
  const find = async (text: string, isForTitles = false) => {
    const query = toLooseQuery(parseWords(text, new Map()).units, 1, []) ?? '';
    const search = toClusterSearch({ query, filter: { visibleRange: 2 }, most: 9, isForTitles });
    return (await cluster.search(search, PATIENCE_MS)).ids;
  };
  expect(await find('温度 压力')).toEqual([5, 6, 4, 3, 2, 1]);
  expect(await find('温度', true)).toEqual([6, 4, 5, 3, 2]);
  await cluster.close();
});

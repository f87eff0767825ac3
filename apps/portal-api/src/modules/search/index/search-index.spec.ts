import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchFilter } from '../search-marks';
import { toIndexQuery } from '../search-query';
import { tokenize } from '../search-text';
import { parseWords } from '../search-words';
import { createIndexSnapshots } from './index-snapshots';
import { createSearchIndex, type IndexedEntry, type SearchIndex } from './search-index';

const SIGNED = ['$sys', '/api/v1', '.env', 'sensor/#', 'c++ '];
const WORDS = ['网关', '设备', '接入', '平台', '断网续传', 'mqtt', 'opc-ua', 'v2.0', '的', '配置', ...SIGNED];
const BRANDS = [4, 8, 12];

/** Numbers that are the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function makeEntry(id: number, random: (below: number) => number): IndexedEntry {
  const write = (most: number) => Array.from({ length: random(most) }, () => WORDS[random(WORDS.length)]).join('');
  const isPage = random(2) === 0;
  const docId = isPage ? `doc-${random(3)}` : '';
  const docVersionId = isPage && random(3) === 0 ? '1.0' : '';
  const module = isPage ? 'DOCUMENT' : 'NEWS';
  return {
    ...{ id, source: `source-${random(40)}`, module, docId, docVersionId },
    itemId: `item-${isPage ? random(20) : id}`,
    anchor: isPage && random(2) === 0 ? `part-${id}` : '',
    ...{ title: write(4), heading: write(3), tags: write(2), body: write(30) },
    marks: [`@module:${module}`, ...(docId ? [`@document:${docId}` as const] : [])],
    ranges: BRANDS[random(BRANDS.length)] ?? 12,
    weight: random(100),
    updatedOn: `202${random(7)}-0${1 + random(9)}-15`,
  };
}

/** Has an index written to a file, and another read from it. */
function prepareRestart() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-index-'));
  const seen = { floor: '7', applied: ['9', '8'] };
  const snapshots = createIndexSnapshots(join(folder, 'kept', 'index'), {
    noteSnapshot: async () => undefined,
    knowsSnapshot: async () => true,
  });
  return {
    async restart(index: SearchIndex): Promise<SearchIndex> {
      await snapshots.write({ index: index.save(), seen }, new AbortController().signal);
      const kept = await snapshots.read();
      expect(kept?.seen).toEqual(seen);
      return createSearchIndex(kept?.index);
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

interface Scan {
  readonly filter: SearchFilter;
  readonly isForTitles: boolean;
  readonly isWritten: boolean;
}

/** What an index has to find, by looking at every entry. */
function scan(entries: readonly IndexedEntry[], text: string, { filter, isForTitles, isWritten }: Scan): number[] {
  const { runs } = parseWords(text, new Map());
  return entries
    .filter((entry) => {
      const { title, heading, tags, body } = entry;
      const words = [title, heading, tags, ...(isForTitles ? [] : [body])].flatMap(tokenize);
      const has = (run: string, isHan: boolean) =>
        isHan && run.length > 1
          ? [...run].slice(1).every((character, at) => words.includes((run[at] ?? '') + character))
          : words.some((word) => word.startsWith(run));
      return (
        (!isWritten || runs.some(({ written }) => written)) &&
        runs.every(({ text: run, isHan, written }) => has(isWritten ? (written ?? run) : run, isHan)) &&
        (entry.ranges & (1 << filter.visibleRange)) !== 0 &&
        entry.docVersionId === '' &&
        (!isForTitles || entry.anchor === '') &&
        (!filter.module || entry.module === filter.module) &&
        (!filter.since || entry.updatedOn >= filter.since)
      );
    })
    .map(({ id }) => id)
    .sort((left, right) => left - right);
}

describe.each([1, 2, 3])('an index of random entries, %s', (seed) => {
  const random = createRandom(seed);
  let entries: IndexedEntry[] = [];
  let index = createSearchIndex();
  const { restart, close } = prepareRestart();
  afterAll(close);

  it('finds what a look at every entry finds, whatever is added and removed and however often it is read again', async () => {
    for (let round = 0, id = 0; round < 40; round += 1) {
      const source = `source-${random(40)}`;
      index.remove(source);
      entries = entries.filter((entry) => entry.source !== source);
      for (let added = random(20); added > 0; added -= 1, id += 1) {
        const entry = makeEntry(id, random);
        entries.push(entry);
        index.add(entry);
      }
      if (random(4) === 0) index = await restart(index);
      for (let asked = 0; asked < 10; asked += 1) {
        const text = `${WORDS[random(WORDS.length)] ?? ''}${WORDS[random(WORDS.length)] ?? ''}`;
        const filter = {
          visibleRange: 2 + random(2),
          ...(random(3) === 0 ? { module: 'NEWS' as const } : {}),
          ...(random(3) === 0 ? { since: '2023-05-01' } : {}),
        };
        const marks = filter.module ? [`@module:${filter.module}` as const] : [];
        const isWritten = random(2) === 0;
        const query = toIndexQuery(parseWords(text, new Map()), isWritten ? 'written' : 'typed', marks);
        const isForTitles = random(2) === 0;
        const expected = scan(entries, text, { filter, isForTitles, isWritten });
        if (query === undefined) {
          expect([text, expected]).toEqual([text, []]);
          continue;
        }
        const found = index.find({ query, filter, most: 1000, isForTitles });
        expect([text, [...found.ids].sort((left, right) => left - right)]).toEqual([text, expected]);
        expect(found.entries).toBe(found.ids.length);
        const items = new Set(
          entries
            .filter((entry) => found.ids.includes(entry.id))
            .map((entry) => (entry.docId ? `${entry.docId} ${entry.itemId}` : entry.id)),
        );
        expect([...found.items.values()].reduce((sum, count) => sum + count, 0)).toBe(items.size);
      }
    }
    expect(index.readStatistics().entries).toBe(entries.length);
    expect(index.listIds()).toEqual(entries.map((entry) => entry.id).sort((left, right) => right - left));
  });

  it('finds the same, in the same order, however it was put together', () => {
    const [one, other] = [createSearchIndex(), createSearchIndex()];
    entries.forEach(one.add);
    [...entries].reverse().forEach(other.add);
    const keys = new Map(
      entries.map((entry) => [entry.id, `${entry.docId} ${entry.docVersionId} ${entry.itemId} ${entry.anchor}`]),
    );
    for (const text of WORDS) {
      const query = toIndexQuery(parseWords(text, new Map()), 'all', []) ?? '';
      const list = ({ find }: typeof one) =>
        find({ query, filter: { visibleRange: 2 }, most: 20 }).ids.map((id) => keys.get(id));
      expect(list(other)).toEqual(list(one));
      const times = index.count(query, 1000);
      expect([other.count(query, 1000), other.count(query, 1)]).toEqual([times, Math.min(times, 1)]);
    }
  });
});

it('an index of many entries keeps to a memory of 1.5 kB for each of 2 kB', () => {
  const random = createRandom(7);
  const index = createSearchIndex();
  const characters =
    '设备接入平台边缘网关时序数据库断网续传预测性维护视觉质检能源管理免费试用智能排产工业知识助手对象存储';
  const body = () => Array.from({ length: 680 }, () => characters[random(characters.length)]).join('');
  for (let id = 0; id < 3000; id += 1) index.add({ ...makeEntry(id, random), body: body() });
  const { bytes, entries } = index.readStatistics();
  expect(bytes / entries).toBeLessThan(1500);
});

it('adds up what a query leaves the choice of, where it is asked so', () => {
  const index = createSearchIndex();
  const random = createRandom(1);
  const entry = {
    ...makeEntry(1, random),
    docId: '',
    docVersionId: '',
    anchor: '',
    ranges: 12,
    title: '',
    heading: '',
  };
  const bodies = ['温度', '温度压力', '压力', '流量', '流量', '流量'];
  bodies.forEach((body, at) => index.add({ ...entry, id: at, itemId: `${at}`, source: `${at}`, tags: '', body }));
  const ask = { query: "(('温度') | ('压力'))", filter: { visibleRange: 2 }, most: 10 };
  const { ids, scores } = index.find({ ...ask, isSum: true });
  expect(ids).toHaveLength(3);
  expect(ids[0]).toBe(1);
  const [first = 0, second = 0] = scores;
  expect(first).toBeGreaterThan(1.5 * second);
  expect(index.find(ask).scores[0]).toBeLessThan(1.2 * second);
});

import type { Metrics } from '@portal/metrics';
import { EventEmitter, once } from 'node:events';
import { openTestDatabase } from '../../../testing/patient-limits';
import { CLUSTER_USER, type FakeSearchCluster, startFakeSearchCluster } from '../../../testing/fake-search-cluster';
import { runJobs } from '../../../testing/run-jobs';
import { makeSearchEntry } from '../../../testing/search-engine-contract';
import { createTestClock } from '../../../testing/test-clock';
import { createTestDatabase } from '../../../testing/test-portal';
import type { QueryRunner } from '../../../platform/database/database';
import { isOutage } from '../../../platform/service-error';
import { replaceEntries } from '../search-indexer';
import { toIndexQuery } from '../search-query';
import { parseWords } from '../search-words';
import { createSearchRepository } from '../search.repository';
import { createSearchInCluster } from './search-in-cluster';

const ALIAS = 'portal-search-v3';
const BRAND = 2;

/** A search in a fake cluster, with a database of its own. */
async function setUpSearch() {
  const testDatabase = await createTestDatabase();
  const database = openTestDatabase(testDatabase.address);
  const cluster = await startFakeSearchCluster();
  const clock = createTestClock();
  const failures: unknown[] = [];
  const outcomes: string[] = [];
  const metrics = {
    counter: () => (labels: Readonly<Record<string, string>>) => void outcomes.push(labels['outcome'] ?? ''),
  } as unknown as Metrics;
  const { orm } = database;
  const open = (more: { readonly url?: string; readonly timeoutMs?: number } = {}) =>
    createSearchInCluster({
      ...{ url: cluster.url, name: 'portal-search', timeoutMs: 60_000, ...more },
      ...{ orm, clock: clock.now, metrics, database: createSearchRepository(orm) },
      onFailure: (error) => failures.push(error),
    });
  const search = open();
  const put = (runner: QueryRunner, source: string, ...titles: readonly string[]) =>
    replaceEntries(runner, [
      { source, entries: titles.map((title, at) => makeSearchEntry({ itemId: `${source}-${at}`, title })) },
    ]);
  return {
    ...{ cluster, clock, failures, outcomes, open, search, testDatabase },
    write: (source: string, ...titles: readonly string[]) =>
      orm.transaction((runner) => put(runner, source, ...titles)),
    /** Writes, and returns how to commit that. */
    async hold(source: string, ...titles: readonly string[]) {
      const steps = new EventEmitter();
      const isWanted = once(steps, 'commit');
      const isWritten = once(steps, 'written');
      const transaction = orm.transaction(async (runner) => {
        await put(runner, source, ...titles);
        steps.emit('written');
        await isWanted;
      });
      await Promise.race([isWritten, transaction]);
      return async () => {
        steps.emit('commit');
        await transaction;
      };
    },
    work: (signal?: AbortSignal) => runJobs(search.jobs, { at: clock.now(), ...(signal && { signal }) }),
    async close() {
      await search.close();
      await cluster.close();
      await database.close();
      await testDatabase.drop();
    },
  };
}

let test: Awaited<ReturnType<typeof setUpSearch>>;
beforeEach(async () => (test = await setUpSearch()));
afterEach(() => test.close());

async function find(keywords: string, { repository } = test.search): Promise<string[]> {
  const filter = { visibleRange: BRAND };
  const query = toIndexQuery(parseWords(keywords, new Map()), 'typed', []) ?? '';
  const { found } = await repository.findCandidates([query], filter, { most: 60, enough: 1 });
  return found.map(({ head }) => head.itemId);
}

/** Calls of a kind since the last look. */
function takeCalls(cluster: FakeSearchCluster, part: string): number {
  return cluster.requests.splice(0).filter((line) => line.includes(part)).length;
}

it('asks the cluster nothing before somebody searches, and the database until there is an index', async () => {
  await test.write('a', '温度');
  expect(test.cluster.requests).toEqual([]);
  expect(await find('温度')).toEqual(['a-0']);
  expect([takeCalls(test.cluster, '_search'), test.failures]).toEqual([0, []]);
  await test.work();
  test.cluster.requests.length = 0;
  expect(await find('温度')).toEqual(['a-0']);
  expect([takeCalls(test.cluster, '_search'), test.failures]).toEqual([1, []]);
  expect(test.outcomes.at(-1)).toBe('answered');
});

it('writes what has changed, and nothing where nothing has', async () => {
  await test.write('a', '温度', '温度');
  await test.work();
  await test.write('a', '压力');
  await test.write('b', '压力');
  takeCalls(test.cluster, '');
  await test.work();
  expect(takeCalls(test.cluster, '_delete_by_query')).toBe(1);
  const [[name, { written }] = ['', { written: new Map() }]] = test.cluster.indices;
  expect([test.cluster.aliases.get(ALIAS), written.size]).toEqual([name, 3]);
  expect((await find('压力')).sort()).toEqual(['a-0', 'b-0']);
  takeCalls(test.cluster, '');
  await test.work();
  expect(test.cluster.requests).toEqual([`GET /${ALIAS}/_doc/state`]);
});

it('has what was committed while it was built', async () => {
  await test.write('a', '温度');
  const commit = await test.hold('b', '温度');
  await test.work();
  expect(await find('温度')).toEqual(['a-0']);
  await commit();
  expect((await find('温度')).sort()).toEqual(['a-0', 'b-0']);
  await test.work();
  takeCalls(test.cluster, '');
  expect((await find('温度')).sort()).toEqual(['a-0', 'b-0']);
  expect(takeCalls(test.cluster, '_search')).toBe(2);
});

it('every instance sees what one has written, and asks the database until then', async () => {
  await test.write('a', '温度');
  await test.work();
  const other = test.open();
  expect(await find('温度', other)).toEqual(['a-0']);
  await test.write('b', '温度');
  takeCalls(test.cluster, '');
  expect((await find('温度', other)).sort()).toEqual(['a-0', 'b-0']);
  expect(test.cluster.requests.map((line) => line.split('?')[0])).toEqual([
    `POST /${ALIAS}/_search`,
    `GET /${ALIAS}/_doc/state`,
  ]);
  await test.work();
  takeCalls(test.cluster, '');
  expect((await find('温度', other)).sort()).toEqual(['a-0', 'b-0']);
  expect(takeCalls(test.cluster, '_search')).toBe(2);
  await other.close();
});

it('builds an index anew beside the one that is asked, and takes away those before', async () => {
  await test.write('a', '温度');
  await test.work();
  const [[first, index] = []] = test.cluster.indices;
  const others = ['portal-search-v10-0123456789ab', `${ALIAS}-v1-0123456789ab`, `${ALIAS}-copy`];
  for (const other of others) if (index) test.cluster.indices.set(other, { ...index });
  test.clock.advance(6 * 24 * 3600 + 1);
  await test.work();
  const second = test.cluster.aliases.get(ALIAS) ?? '';
  expect(second).not.toBe(first);
  expect([...test.cluster.indices.keys()].sort()).toEqual([second, ...others].sort());
  expect(await find('温度')).toEqual(['a-0']);
});

it('begins anew whatever it was cut off at, and what it had begun is never asked', async () => {
  for (const source of ['a', 'b', 'c']) await test.write(source, ...Array.from({ length: 60 }, () => '温度'));
  let cuts = -1;
  for (let isDone = false; !isDone; cuts += 1) {
    test.cluster.served = cuts + 1;
    isDone = await test.work().then(
      () => true,
      () => false,
    );
    test.cluster.served = Infinity;
    expect(await find('温度')).toHaveLength(60);
  }
  // State, index, two batches, state, names, swap; what has changed meanwhile may follow.
  expect(cuts).toBeGreaterThanOrEqual(7);
  const [[name, { written }] = ['', { written: new Map() }], ...others] = test.cluster.indices;
  expect([test.cluster.aliases.get(ALIAS), written.size, others]).toEqual([name, 181, []]);
  expect(test.failures).toEqual([]);
});

it('follows again what it was cut off at', async () => {
  await test.write('a', '温度');
  await test.work();
  await test.write('a', '压力');
  for (const served of [1, 2, 3]) {
    test.cluster.served = served;
    await expect(test.work()).rejects.toThrow('(503)');
    test.cluster.served = Infinity;
    expect([await find('温度'), await find('压力')]).toEqual([[], ['a-0']]);
  }
  await test.work();
  takeCalls(test.cluster, '');
  expect(await find('压力')).toEqual(['a-0']);
  expect(takeCalls(test.cluster, '_search')).toBe(2);
});

it('takes a cluster that is down for an outage and nothing else, and counts each attempt', async () => {
  await test.write('a', '温度');
  test.cluster.mood = 'fail';
  const error: unknown = await test.work().catch((reason: unknown) => reason);
  expect(isOutage(error)).toBe(true);
  test.cluster.mood = 'work';
  await test.work();
  expect(test.outcomes).toEqual(['failed', 'done']);
});

it('stops between two batches when it is told to', async () => {
  await test.write('a', ...Array.from({ length: 101 }, () => '温度'));
  let batches = 0;
  const signal = {
    throwIfAborted() {
      batches += 1;
      if (batches > 1) throw new Error('told to stop');
    },
  } as AbortSignal;
  await expect(test.work(signal)).rejects.toThrow('told to stop');
  expect(test.cluster.aliases.size).toBe(0);
});

it('makes no index by writing to one that is gone', async () => {
  await test.write('a', '温度');
  await test.work();
  await test.write('a', '压力');
  // It goes away between two calls of the job.
  test.cluster.aliases.has = () => false;
  await expect(test.work()).rejects.toThrow('The search cluster did not answer: index_not_found_exception (404)');
  expect(test.cluster.indices.size).toBe(1);
  expect(await find('压力')).toEqual(['a-0']);
});

describe('a cluster that does not answer', () => {
  beforeEach(async () => {
    await test.write('a', '温度');
    await test.work();
    expect(await find('温度')).toEqual(['a-0']);
    takeCalls(test.cluster, '');
    test.outcomes.length = 0;
  });

  const say = (reason: string) => [
    expect.objectContaining({ message: `The search cluster did not answer: ${reason}` }),
  ];

  it('is stood in for by the database, told of once, and asked again a while later', async () => {
    test.cluster.mood = 'fail';
    for (let search = 0; search < 3; search += 1) expect(await find('温度')).toEqual(['a-0']);
    expect(test.failures).toEqual(say('no_shard_available_action_exception (503)'));
    expect(JSON.stringify(test.failures)).not.toContain('温度');
    expect([test.cluster.requests.length, test.outcomes]).toEqual([1, ['failed']]);
    test.cluster.mood = 'work';
    test.clock.advance(6);
    expect(await find('温度')).toEqual(['a-0']);
    expect([takeCalls(test.cluster, '_search'), test.outcomes.at(-1)]).toEqual([2, 'answered']);
  });

  it('counts hits and suggests by the database too', async () => {
    test.cluster.mood = 'fail';
    const query = toIndexQuery(parseWords('温度', new Map()), 'typed', []) ?? '';
    expect(await test.search.repository.countHits([query], 9)).toEqual([1]);
    test.clock.advance(6);
    expect(await test.search.repository.findTitles(query, BRAND, 9)).toHaveLength(1);
    expect(test.failures).toHaveLength(2);
  });

  it('is waited for only so long', async () => {
    const hasty = test.open({ timeoutMs: 50 });
    test.cluster.mood = 'hang';
    expect(await find('温度', hasty)).toEqual(['a-0']);
    expect(test.failures).toEqual(say('TimeoutError'));
    await hasty.close();
  });

  it('says so where nobody listens, and where it does not know the portal', async () => {
    const wrong = test.open({ url: test.cluster.url.replace(CLUSTER_USER.password, 'another') });
    expect(await find('温度', wrong)).toEqual(['a-0']);
    const nowhere = test.open({ url: 'http://127.0.0.1:1' });
    expect(await find('温度', nowhere)).toEqual(['a-0']);
    expect(test.failures).toEqual([...say('security_exception (401)'), ...say('ConnectionError')]);
    expect(JSON.stringify(test.failures)).not.toContain('another');
    await Promise.all([wrong.close(), nowhere.close()]);
  });

  it('is asked on where it only refuses a query', async () => {
    test.cluster.mood = 'reject';
    expect(await find('温度')).toEqual(['a-0']);
    expect(test.failures).toEqual(say('too_many_clauses (400)'));
    test.cluster.mood = 'work';
    expect(await find('温度')).toEqual(['a-0']);
    expect(test.outcomes).toEqual(['failed', 'answered']);
  });
});

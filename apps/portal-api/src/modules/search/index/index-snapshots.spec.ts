import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../../platform/clock';
import { type Database, openDatabase } from '../../../platform/database/database';
import { PATIENT_LIMITS } from '../../../testing/patient-limits';
import { setUp } from '../../../testing/set-up';
import { createTestDatabase } from '../../../testing/test-portal';
import { waitUntil } from '../../../testing/wait-until';
import { purgeOldSearches } from '../search.routes';
import { toVectorLiteral } from '../search-vector';
import { createEntryTable } from './entry-table';
import { createIndexFollower, type IndexFollower } from './index-follower';
import { createIndexSnapshots, SNAPSHOT_VERSION } from './index-snapshots';
import { createSearchIndex } from './search-index';

const INSERT = `insert into search_entry (source, module, item_id, doc_id, doc_version_id, anchor, title, heading, body,
    breadcrumb, tags, is_content_empty, ranges, weight, updated_on, head, words)
  select $1 || n, 'NEWS', $1 || n, '', '', '', $2, '', '', '{}', '', false, 12, 0, '2026-01-01', $4::tsvector, $4::tsvector
  from generate_series(1, $3::int) as n`;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const database = setUp(async () => {
  const { drop, ...rest } = await createTestDatabase();
  return { ...rest, close: drop };
});
const folder = mkdtempSync(join(tmpdir(), 'portal-snapshots-'));
const path = join(folder, 'index');
afterAll(() => rmSync(folder, { recursive: true }));

let now = new Date('2026-03-01T08:00:00Z').getTime();
let failures: unknown[] = [];
let statements: string[] = [];

const insert = (source: string, title: string, count: number) =>
  database.query(INSERT, [source, title, count, toVectorLiteral([{ text: title, weight: 'A' }], '', [])]);

const readsAll = () => statements.some((text) => text.includes('order by entry.id'));

/** An instance from its start to its end. */
async function runInstance(work: (follower: IndexFollower, opened: Database) => Promise<void>): Promise<void> {
  failures = [];
  statements = [];
  const opened = openDatabase(database.address, {
    ...{ limits: PATIENT_LIMITS, onTrouble: () => undefined },
    observe: (text, run) => {
      statements.push(text);
      return run();
    },
  });
  const { orm } = opened;
  const follower = createIndexFollower({
    ...{ orm, clock: () => new Date(now), onFailure: (error) => failures.push(error) },
    snapshots: createIndexSnapshots(path, createEntryTable(orm)),
  });
  try {
    await work(follower, opened);
  } finally {
    await follower.close();
    await opened.close();
  }
}

async function countFound(follower: IndexFollower, word: string): Promise<number | undefined> {
  const index = await waitUntil(() => follower.catchUp());
  return index?.find({ query: `'${word}'`, filter: { visibleRange: 2 }, most: 10 }).entries;
}

/** A portal with some entries, whose index has been kept. */
beforeEach(async () => {
  await database.query('delete from search_entry');
  await insert('old', '刻度', 1200);
  rmSync(path, { force: true });
  await runInstance(async (follower) => {
    expect(await countFound(follower, '刻度')).toBe(1200);
    expect(readsAll()).toBe(true);
    await follower.keep();
  });
});

it('begins with what was kept, and follows what has changed since', async () => {
  await insert('new', '刻度', 5);
  await database.query(`delete from search_entry where source = 'old7'`);
  await runInstance(async (follower) => {
    expect(await countFound(follower, '刻度')).toBe(1204);
    expect(readsAll()).toBe(false);
    await insert('newer', '刻度', 1);
    expect(await countFound(follower, '刻度')).toBe(1205);
  });
  expect(failures).toEqual([]);
});

it('follows more than a search waits for, and begins anew where that is less to read', async () => {
  await database.query(`delete from search_entry where substr(item_id, 4)::int > 700`);
  await runInstance(async (follower) => {
    expect(await follower.catchUp()).toBeUndefined();
    expect(await countFound(follower, '刻度')).toBe(700);
    expect(readsAll()).toBe(false);
  });
  await insert('many', '刻度', 900);
  await runInstance(async (follower) => {
    expect(await countFound(follower, '刻度')).toBe(1600);
    expect(readsAll()).toBe(true);
  });
});

it.each([
  ['it was restored from before', 'delete from search_snapshot'],
  ['it was restored from a dump', 'update search_snapshot set taken_at = taken_at'],
  [
    'it has forgotten what changed since',
    `update search_snapshot set taken_at = now() - interval '6 days 1 minute', xid = pg_current_xact_id()`,
  ],
])('reads all from a database where %s', async (_case, change) => {
  await database.query(change);
  await runInstance(async (follower) => {
    expect(await countFound(follower, '刻度')).toBe(1200);
    expect(readsAll()).toBe(true);
  });
  expect(failures).toEqual([]);
});

it('reads all where the file is torn, and says so', async () => {
  truncateSync(path, statSync(path).size - 1);
  await runInstance(async (follower) => {
    expect(await countFound(follower, '刻度')).toBe(1200);
    expect(readsAll()).toBe(true);
    expect(failures).toMatchObject([{ name: 'SnapshotTornError' }]);
  });
});

it('is kept again where it has changed, but not all the time, and from day to day', async () => {
  const readTime = () => statSync(path).mtimeMs;
  await runInstance(async (follower) => {
    await countFound(follower, '刻度');
    const first = readTime();
    now += 20 * MINUTE_MS;
    await follower.keep();
    expect(readTime()).toBe(first);
    await insert('new', '刻度', 1);
    await follower.keep();
    const second = readTime();
    expect(second).toBeGreaterThan(first);
    await insert('newer', '刻度', 1);
    now += 5 * MINUTE_MS;
    await follower.keep();
    expect(readTime()).toBe(second);
    now += 6 * MINUTE_MS;
    await follower.keep();
    const third = readTime();
    expect(third).toBeGreaterThan(second);
    now += DAY_MS + MINUTE_MS;
    await follower.keep();
    expect(readTime()).toBeGreaterThan(third);
  });
  await runInstance(async (follower) => {
    expect(await countFound(follower, '刻度')).toBe(1202);
    expect(readsAll()).toBe(false);
  });
});

it('is forgotten by the database together with the changes that are', async () => {
  await database.query(
    `insert into search_snapshot (id, taken_at) values (gen_random_uuid(), now() - interval '8 days')`,
  );
  await runInstance((_follower, { orm }) => purgeOldSearches(orm, systemClock));
  const left = await database.query<{ days: number }>(
    'select extract(day from now() - taken_at)::int as days from search_snapshot',
  );
  expect(Math.max(...left.map(({ days }) => days))).toBeLessThan(7);
});

it('has another version when texts are taken apart or kept in another way', () => {
  const index = createSearchIndex();
  const text = '边缘网关 OPC-UA 1.04，createTimeSeries：ＭＱＴＴ v5.0，断网续传 ISO14067';
  const entry = {
    module: 'DOCUMENT',
    docId: 'd',
    docVersionId: '',
    anchor: '',
    tags: '标签',
    updatedOn: '2026-01-01',
  } as const;
  for (let id = 1; id <= 50; id += 1)
    index.add({
      ...entry,
      id,
      source: `s${id}`,
      itemId: `${id % 7}`,
      title: text,
      heading: `第${id}节`,
      body: text.repeat(id % 5),
      marks: ['@module:DOCUMENT'],
      ranges: 12,
      weight: id,
    });
  index.remove('s9');
  const { lists, columns, documentsBySource, itemsByKey, ...rest } = index.save();
  const hash = createHash('sha256').update(
    JSON.stringify([
      rest,
      [...documentsBySource],
      [...itemsByKey],
      lists.free,
      [...lists.heads],
      [...lists.counts],
      columns.map((column) => [...column]),
    ]),
  );
  for (const page of lists.pages) hash.update(page);
  expect([SNAPSHOT_VERSION, hash.digest('hex').slice(0, 16)]).toEqual([3, '752d2e6a0864b26a']);
});

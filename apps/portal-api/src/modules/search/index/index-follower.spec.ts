import type { SearchItem } from '@portal/api-contract';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { systemClock } from '../../../platform/clock';
import { openDatabase } from '../../../platform/database/database';
import { createCalls } from '../../../testing/call-portal';
import { setUpPortal } from '../../../testing/set-up';
import { waitUntil } from '../../../testing/wait-until';
import { toVectorLiteral } from '../search-vector';
import { createIndexFollower } from './index-follower';

const portal = setUpPortal();
const { post } = createCalls(portal);

const INSERT = `insert into search_entry (source, module, item_id, doc_id, doc_version_id, anchor, title, heading, body,
    breadcrumb, tags, is_content_empty, ranges, weight, updated_on, head, words)
  select $1 || n, 'NEWS', $1 || n, '', '', '', $2, '', '', '{}', '', false, 12, 0, '2026-01-01', $4::tsvector, $4::tsvector
  from generate_series(1, $3::int) as n`;

const insert = (source: string, title: string, count: number) => [
  ...[source, title, count],
  toVectorLiteral([{ text: title, weight: 'A' }], '', ['@module:NEWS']),
];

const ask = { query: `'刻度'`, filter: { visibleRange: 2 }, most: 1000 };

async function withFollower(work: (follower: ReturnType<typeof createIndexFollower>) => Promise<void>): Promise<void> {
  const database = openDatabase(portal.database.address, { onTrouble: () => undefined });
  const follower = createIndexFollower({
    ...{ orm: database.orm, clock: systemClock },
    onFailure: (error) => {
      throw error;
    },
  });
  try {
    await work(follower);
  } finally {
    await follower.close();
    await database.close();
  }
}

const countFound = async (follower: ReturnType<typeof createIndexFollower>) =>
  (await follower.catchUp())?.find(ask).entries;

it('results stay the same when all is imported again, in another order', async () => {
  const search = async (keywords: string, pageSize: number) => {
    const { data } = await post('/ptl/es/fulSearch/api/searchResult', { keywords, pageSize });
    return (data as { list: SearchItem[] }).list.slice(0, 8).map(({ module, mid, anchor }) => [module, mid, anchor]);
  };
  await portal.database.query(INSERT, insert('same', '设备平台说明', 30));
  const words = ['设备', '平台', '设备平台', '怎么接入设备', '新闻'];
  const before = await Promise.all(words.map((word) => search(word, 10)));
  await portal.database.query(
    `with taken as (delete from search_entry returning *)
     insert into search_entry (source, module, item_id, doc_id, doc_version_id, anchor, title, heading, body, breadcrumb,
       tags, is_content_empty, ranges, weight, updated_on, head, words)
     select source, module, item_id, doc_id, doc_version_id, anchor, title, heading, body, breadcrumb, tags,
       is_content_empty, ranges, weight, updated_on, head, words from taken order by id desc`,
  );
  expect(before.flat().length).toBeGreaterThan(8);
  expect(await Promise.all(words.map((word) => search(word, 11)))).toEqual(before);
});

it('sees what is committed, in whatever order, and what is taken away; and so does one that begins anew', async () => {
  const [first, second] = [new Client(portal.database.url), new Client(portal.database.url)];
  await Promise.all([first.connect(), second.connect()]);
  try {
    await withFollower(async (follower) => {
      expect(await countFound(follower)).toBe(0);
      await first.query('begin');
      await first.query(INSERT, insert('early', '刻度', 1));
      await second.query(INSERT, insert('late', '刻度', 2));
      expect(await countFound(follower)).toBe(2);
      expect(await countFound(follower)).toBe(2);
      await first.query('commit');
      expect(await countFound(follower)).toBe(3);
      await second.query(`delete from search_entry where source = 'late1'`);
      await second.query(`update search_entry set title = '尺寸' where source = 'late2'`);
      expect(await countFound(follower)).toBe(1);
      await withFollower(async (other) => expect(await countFound(other)).toBe(1));
    });
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
});

it('works off in the background what is too much to wait for', async () => {
  await withFollower(async (follower) => {
    await follower.catchUp();
    const source = randomUUID();
    await portal.database.query(INSERT, insert(source, '量程', 900));
    expect(await follower.catchUp()).toBeUndefined();
    await waitUntil(
      async () => (await follower.catchUp())?.find({ ...ask, query: `'量程'` }).entries,
      (entries) => entries === 900,
    );
  });
});

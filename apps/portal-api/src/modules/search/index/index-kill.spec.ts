import { type KillableApi, prepareKillableApi } from '../../../testing/killable-api';
import { toVectorLiteral } from '../search-vector';

const INSERT = `insert into search_entry (source, module, item_id, doc_id, doc_version_id, anchor, title, heading, body,
    breadcrumb, tags, is_content_empty, ranges, weight, updated_on, head, words)
  select $1 || n, 'NEWS', $1 || n, '', '', '', $2, '', '', '{}', '', false, 12, 0, '2026-01-01', $4::tsvector, $4::tsvector
  from generate_series(1, $3::int) as n`;

/** As many entries as are worked off in the background, and as nobody waits for. */
const MANY = 5000;

const api: KillableApi = prepareKillableApi();

beforeAll(() => api.start());
afterAll(() => api.close());

const insert = (word: string, count: number) =>
  api.query(INSERT, [word, word, count, toVectorLiteral([{ text: word, weight: 'A' }], '', ['@module:NEWS'])]);

async function countFound(word: string, pageSize = 1): Promise<{ total: number; isCapped: boolean }> {
  const response = await fetch(`${api.origin}/ptl/es/fulSearch/api/searchResult`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ keywords: word, pageSize }),
  });
  const { data } = (await response.json()) as { data: { total: number; isCapped: boolean } };
  return data;
}

it.each([
  ['龘龘', '靐靐', 'in the middle of a change', false],
  ['齉齉', '爩爩', 'after a change that was not followed yet', false],
  ['鱻鱻', '麤麤', 'after a change, with its database', true],
])('finds %s and %s as they are stored when it is killed %s', async (word, other, moment, isDatabaseKilled) => {
  expect((await countFound(word)).total).toBe(0);
  await insert(word, 120);
  const writing = insert(other, MANY);
  if (moment !== 'in the middle of a change') await writing;
  const asking = countFound(other).catch(() => undefined);
  await api.kill(isDatabaseKilled);
  await Promise.all([writing, asking]);
  await api.start();
  // While the index is being built, the database responds; afterwards the index does.
  for (let pageSize = 1; pageSize <= 20; pageSize += 1) {
    expect(await countFound(word, pageSize)).toMatchObject({ total: 120, isCapped: false });
    expect(await countFound(other, pageSize)).toMatchObject({ total: 300, isCapped: true });
  }
});

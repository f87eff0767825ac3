import { isNotNull, type SQL, sql } from 'drizzle-orm';
import { listContent } from '@portal/api-contract/community';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import { communityContent } from './community.tables';
import { isListed, toOrder } from './content-lists.repository';
import { toOrder as toQueueOrder } from './content-queue.routes';
import { isOwn, OWN_ORDER } from './own-content.repository';

const OWNER = '00000000-0000-4000-8000-000000000001';
const NOW = new Date('2026-06-05T12:00:00+08:00');
const ROWS = 30_000;

let stored: TestDatabase;
const database = setUp(async () => {
  stored = await createTestDatabase();
  return openTestDatabase(stored.address);
});

beforeAll(async () => {
  // A thirtieth belongs to one author, the rest to a thousand others; one in a hundred waits, three in four are out.
  await stored.query(
    `insert into community_content (id, mid, owner_id, main_type, title, category, tags, state, state_since, version,
       draft_number, live_number, submitted_at, published_at, created_at, updated_at, likes, question_status)
     select gen_random_uuid(), 'CC' || n,
       case when n % 30 = 0 then $1::uuid else ('00000000-0000-4000-9000-' || lpad((n % 1000)::text, 12, '0'))::uuid end,
       n % 5 + 1, '标题' || n, 'edge', array['tag' || n % 500], case when n % 4 = 0 then 100 else 211 end, $2, 1, 1, 1,
       case when n % 100 = 1 then $2::timestamptz end, $2::timestamptz - n * interval '1 minute', $2,
       $2::timestamptz - n * interval '1 minute', n % 90, n % 4 + 1
     from generate_series(1, $3) n`,
    [OWNER, NOW, ROWS],
  );
  await stored.query('vacuum analyze community_content');
});
afterAll(() => stored.drop());

async function explain(condition: SQL | undefined, order: readonly SQL[]): Promise<string> {
  const { rows } = await database.orm.execute<{ 'QUERY PLAN': string }>(
    sql`explain select id from ${communityContent} where ${condition} order by ${sql.join([...order], sql`, `)} limit 20`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const query = (filter: object) => listContent.body?.parse(filter) as Parameters<typeof isListed>[0];
const listed = (filter: object, authorId?: string) => isListed(query(filter), null, { authorId });

it.each<[string, SQL | undefined, readonly SQL[]]>([
  ['community_content_recommended_idx', listed({}), toOrder('recommended')],
  ['community_content_newest_idx', listed({ mainTypes: [5] }), toOrder('newest')],
  ['community_content_hot_idx', listed({ mainTypes: [2, 3] }), toOrder('hot')],
  ['community_content_own_idx', isOwn(OWNER, { mainTypes: [] }), OWN_ORDER],
  ['community_content_queue_idx', isNotNull(communityContent.submittedAt), toQueueOrder('waiting')],
])('reads from %s in its order', async (index, condition, order) => {
  const plan = await explain(condition, order);
  expect([plan.includes(`using ${index}`), plan.includes('Sort')]).toEqual([true, false]);
});

it.each<[string, SQL | undefined]>([
  ['community_content_tags_idx', listed({ tag: 'tag7' })],
  ['community_content_author_idx', listed({}, OWNER.replace('8000', '9000'))],
  ['community_content_files_idx', sql`${communityContent.fileIds} @> array[${OWNER}]::uuid[]`],
])('finds few by %s', async (index, condition) => expect(await explain(condition, toOrder('newest'))).toContain(index));

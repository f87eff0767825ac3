import { listContent } from '@portal/api-contract/community';
import { and, asc, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { AT, NOW, ownOneIn, OWNER, setUpPlans } from '../../testing/set-up-plans';
import { communityContent } from './community.tables';
import { isListed, toOrder } from './content-lists.repository';
import { LACKS_POSTER } from './content-posters';
import { toOrder as toQueueOrder } from './content-queue.routes';
import { isOwn, OWN_ORDER } from './own-content.repository';

const plans = setUpPlans(communityContent, {
  ...{
    id: 'gen_random_uuid()',
    mid: `'CC' || n`,
    owner_id: ownOneIn(30),
    main_type: 'n % 5 + 1',
    title: `'标题' || n`,
  },
  ...{ category: `'edge'`, tags: `array['tag' || n % 500]`, likes: 'n % 90', question_status: 'n % 4 + 1' },
  // Three in four are out, one in a hundred waits.
  ...{ state: 'case when n % 4 = 0 then 100 else 211 end', state_since: AT, version: '1', draft_number: '1' },
  ...{ live_number: '1', submitted_at: `case when n % 100 = 1 then ${AT} end` },
  ...{ created_at: `${AT} - n * interval '1 minute'`, assignee_id: `case when n % 50 = 3 then '${OWNER}'::uuid end` },
  // One video in fifty has no cover yet.
  ...{ file: `case when n % 50 = 0 then '{"fileId": "f"}'::jsonb else '{"fileId": ""}'::jsonb end` },
  ...{ published_at: `${AT} - n * interval '1 minute'`, updated_at: `${AT} - n * interval '1 minute'` },
});

const query = (filter: object) => listContent.body?.parse(filter) as Parameters<typeof isListed>[0];
const listed = (filter: object, authorId?: string) => isListed(query(filter), null, { authorId });

it.each<[string, SQL | undefined, readonly SQL[]]>([
  ['community_content_recommended_idx', listed({}), toOrder('recommended')],
  ['community_content_newest_idx', listed({ mainTypes: [5] }), toOrder('newest')],
  ['community_content_hot_idx', listed({ mainTypes: [2, 3] }), toOrder('hot')],
  ['community_content_own_idx', isOwn(OWNER, { mainTypes: [] }), OWN_ORDER],
  ['community_content_in_queue_idx', isNotNull(communityContent.submittedAt), toQueueOrder('waiting')],
  ['community_content_poster_idx', LACKS_POSTER, [asc(communityContent.publishedAt)]],
])('reads from %s in its order', async (index, condition, order) => {
  expect(await plans.read(condition, order)).toEqual({ index, isSorted: false });
});

const { state, assigneeId, createdAt, deletedAt } = communityContent;

it.each<[string, SQL | undefined, boolean]>([
  ['community_content_all_idx', isNull(deletedAt), false],
  ['community_content_in_state_idx', and(isNull(deletedAt), eq(state, 100)), false],
  ['community_content_assigned_idx', and(isNull(deletedAt), eq(assigneeId, OWNER)), false],
  ['community_content_created_idx', and(isNull(deletedAt), gte(createdAt, new Date(NOW.getTime() - 600_000))), true],
])('the queue of all is read from %s', async (index, condition, isSorted) => {
  expect(await plans.read(condition, toQueueOrder('all'))).toEqual({ index, isSorted });
});

it.each<[string, SQL | undefined]>([
  ['community_content_tags_idx', listed({ tag: 'tag7' })],
  ['community_content_author_idx', listed({}, OWNER.replace('8000', '9000'))],
  ['community_content_files_idx', sql`${communityContent.fileIds} @> array[${OWNER}]::uuid[]`],
])('finds few by %s', async (index, condition) => {
  const order = sql.join([...toOrder('newest')], sql`, `);
  const query = sql`select id from ${communityContent} where ${condition} order by ${order} limit 20`;
  expect(await plans.explain(query)).toContain(index);
});

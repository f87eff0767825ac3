import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { callAll, openSession, percentile, post, timeAll, withRecords } from './record-calls.mjs';

const REQUESTS = 1000;
const COMMENTS_EACH = 10;

/** People who vote on one item, so many in a second. */
const VOTERS = 1000;
const VOTES_PER_SECOND = 100;
const VOTE_MS = 100;

const LIST = '/ptl/community/content/pageList';
const COMMENTS = '/ptl/community/comment/pageList';

/** Feeds and lists, and what they are narrowed to. */
const LISTS = [
  ['feed, recommended', { sort: 'recommended' }],
  ['feed, newest', { sort: 'newest' }],
  ['feed, hot', { sort: 'hot' }],
  ['articles, a category with a tenth of all', { mainTypes: [5], category: 'edge' }],
  ['questions, a tag with one in five hundred', { mainTypes: [4], tag: 'tag7' }],
  ['feed, a word of one in forty', { keyword: '主题7号' }],
  ['feed, a word of none', { keyword: '没有的' }],
  ['feed, its hundredth page', { sort: 'newest', pageNo: 100 }],
];

/**
 * Times the feeds, an item's page data and its comments among so many items with ten comments each, at 20 connections,
 * with a login, so that nothing comes from a cache; and votes on one item, a hundred in a second: milliseconds, 95 of 100.
 */
export function measureCommunity(count) {
  return withRecords(async (caller) => {
    await fillCommunity(caller, count);
    const rows = [];
    const add = async (name, measure) => {
      await measure(REQUESTS / 10);
      rows.push({ name: `community: ${name}`, p95: percentile(await measure(REQUESTS), 0.95) });
    };
    for (const [name, filter] of LISTS) {
      const request = { url: caller.origin + LIST, body: JSON.stringify({ pageNo: 1, pageSize: 20, ...filter }) };
      await add(name, (calls) => callAll(caller, calls, () => request));
    }
    const toMid = (place) => `CC${1 + ((place * 7919) % count)}`;
    await add('an item', (calls) =>
      timeAll(calls, (place) => get(caller, `${caller.origin}/ptl/community/content/findById?mid=${toMid(place)}`)),
    );
    await add('comments of an item', (calls) =>
      callAll(caller, calls, (place) => ({
        url: caller.origin + COMMENTS,
        body: JSON.stringify({ targetType: 'content', targetId: toMid(place), pageNo: 1, pageSize: 20 }),
      })),
    );
    const votes = await timeVotes(caller, toMid(1));
    return [
      ...rows,
      { name: 'community: a vote, of a hundred a second on one item', p95: percentile(votes, 0.95), limitMs: VOTE_MS },
    ];
  });
}

/** Has a crowd vote on one item, each in its turn whether the others are done or not; rejects where a vote is lost. */
async function timeVotes(caller, mid) {
  const voters = [];
  for (let place = 0; place < VOTERS; place += 1) voters.push(await openSession(caller.database));
  await caller.database.query(
    `update portal_user set nickname = 'v' || left(id::text, 8), telephone_masked = '138****0000' where id = any($1)`,
    [voters.map(({ userId }) => userId)],
  );
  const url = `${caller.origin}/ptl/community/action/vote`;
  const body = JSON.stringify({ targetType: 'content', targetId: mid, vote: 1 });
  const startedAt = performance.now();
  const times = await Promise.all(
    voters.map(async ({ headers }, place) => {
      const turnAt = startedAt + (place * 1000) / VOTES_PER_SECOND;
      await delay(turnAt - performance.now());
      await post({ ...caller, headers }, { url, body });
      return performance.now() - turnAt;
    }),
  );
  const { rows } = await caller.database.query('select votes from community_content where mid = $1', [mid]);
  if (rows[0].votes !== VOTERS) throw new Error(`${rows[0].votes} of ${VOTERS} votes were counted`);
  return times;
}

function get({ agent, headers }, url) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`)),
        );
      })
      .on('error', reject);
  });
}

async function fillCommunity({ database }, count) {
  await database.query(
    `insert into community_content (id, mid, owner_id, main_type, title, summary, category, tags, state, state_since,
       version, draft_number, live_number, published_at, created_at, updated_at, likes, comments, question_status)
     select gen_random_uuid(), 'CC' || n, ('00000000-0000-4000-9000-' || lpad((n % 1000)::text, 12, '0'))::uuid,
       n % 5 + 1, '主题' || n % 40 || '号的做法 ' || n, repeat('摘要', 40),
       (array['edge', 'control', 'cloud', 'data', 'mes', 'quality', 'energy', 'security', 'maintenance', 'simulation'])[1 + n % 10],
       array['tag' || n % 500, 'tag' || n % 37], 211, now(), 1, 1, 1, now() - n * interval '1 minute',
       now() - n * interval '1 minute', now(), n % 90, ${COMMENTS_EACH}, n % 4 + 1
     from generate_series(1, $1::int) n`,
    [count],
  );
  await database.query(
    `insert into community_content_version (content_id, number, body, html, created_at, saved_at, passed_at)
     select id, 1, '{}', repeat('<p>正文正文正文正文</p>', 100), now(), now(), now() from community_content
     on conflict do nothing`,
  );
  await database.query(
    `insert into community_comment (id, target_type, target_id, owner_id, text, status, likes, created_at)
     select gen_random_uuid(), 'content', 'CC' || 1 + n % $1::int,
       ('00000000-0000-4000-9000-' || lpad((n % 1000)::text, 12, '0'))::uuid, '评论 ' || n, 1, n % 20,
       now() - n * interval '1 second'
     from generate_series(1, $1::int * ${COMMENTS_EACH}) n`,
    [count],
  );
  await database.query('vacuum analyze community_content, community_content_version, community_comment');
}

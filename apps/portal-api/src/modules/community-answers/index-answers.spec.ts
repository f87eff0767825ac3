import type { SearchItem } from '@portal/api-contract';
import type { CommunityAnswer } from '@portal/api-contract/community';
import { createEarlierDatabase } from '../../testing/earlier-database';
import { doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { doWriting, moderate, saveContent } from '../community/testing/writing-desk';
import { createIndexJob } from './index-answers';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
// Jobs are done by hand: what is seen before one has run is not seen by chance.
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const query: typeof portal.database.query = (...call) => portal.database.query(...call);
let asker: TestMember;
let helper: TestMember;
let moderator: TestBrowser;
let mid: string;

beforeAll(async () => {
  ({ browser: moderator } = await openStaffSession(portal, now(), ['moderator']));
  await query(`insert into community_word (word, kind, source) values ('代开发票', 'spam', 'test')`);
});
beforeEach(async () => {
  asker = await openMember(portal, now(), '提问者');
  helper = await openMember(portal, now(), '解答者');
  const text = { title: '离心泵启动以后压力上不去', body: '进口阀门已经全开。'.repeat(8) };
  mid = await saveContent(asker.browser, text, 4);
  await doWriting(asker.browser, 'submit', { mid });
  await moderate(moderator, mid, 'pass');
});
afterEach(async () => {
  await moderate(moderator, mid, 'takeDown', { reason: '试验结束' });
  await query(`delete from background_job where name = 'community-answers.index'`);
});

const answer = ({ browser }: TestMember, body: string) =>
  doCommunity<CommunityAnswer>(browser, 'answer/save', { questionId: mid, body, hasAi: false });

const runJob = (payload: Readonly<Record<string, string>>, key = 'by hand') =>
  createIndexJob({ database }).run(payload, {
    ...{ key, at: now(), signal: new AbortController().signal },
    complete: async (runner) => void (await runner.execute(`delete from background_job where key = '${key}'`)),
  });

const readJobs = () =>
  query<{ key: string; payload: { after?: string } & Record<string, string> }>(
    `select key, payload from background_job where name = 'community-answers.index' and payload ? 'after'`,
  );

const readParts = () =>
  query<{ anchor: string; title: string }>(
    `select anchor, title from search_entry where item_id = $1 and anchor <> '' order by anchor`,
    [mid],
  );
const countTerms = async () =>
  (await query('select term from search_term where source like $1', [`@community/${mid}/%`])).length;

const readVersion = async () => (await query<{ version: string }>('select version from content_state'))[0];

it('takes out what a release before has hidden, deleted or taken down without a word', async () => {
  const { id } = await answer(helper, '检查一下pneumatic执行机构。');
  const other = await answer(asker, '进口滤网堵了一半，清洗以后恢复。');
  await runJob({ questionId: mid });
  expect((await readParts()).length).toBe(2);
  expect(await countTerms()).toBeGreaterThan(0);
  await query('update community_answer set status = 2 where id = $1', [id]);
  await runJob({ questionId: mid });
  expect((await readParts()).map(({ anchor }) => anchor)).toEqual([other.id]);
  await query('update community_content set audience = 2 where mid = $1', [mid]);
  await runJob({ questionId: mid });
  expect([await readParts(), await countTerms()]).toEqual([[], 0]);
  expect((await query('select 1 from search_entry where item_id = $1', [mid])).length).toBe(1);
});

it('leaves caches alone where a question has no answers to be found', async () => {
  const before = await readVersion();
  await runJob({ questionId: mid });
  expect(await readVersion()).toEqual(before);
});

it('puts as many answers in their places as there are, some hundreds at once', async () => {
  await query(
    `insert into community_answer (id, question_id, body, html, has_ai, status, created_at)
     select gen_random_uuid(), $1, '先排气再启动。', '', false, 1, now() from generate_series(1, 1001)`,
    [mid],
  );
  const putAll = async () => {
    await runJob({ questionId: mid });
    for (const count of [500, 1000]) {
      expect((await readParts()).length).toBe(count);
      const [job, ...others] = await readJobs();
      if (!job) throw new Error('Nothing follows');
      expect(others).toEqual([]);
      await runJob(job.payload, job.key);
    }
    expect(await readJobs()).toEqual([]);
  };
  await putAll();
  await query(`update community_content set title = '离心泵排气以后压力上不去' where mid = $1`, [mid]);
  await putAll();
  const parts = await readParts();
  expect([parts.length, new Set(parts.map(({ title }) => title))]).toEqual([
    1001,
    new Set(['离心泵排气以后压力上不去']),
  ]);
});

describe('a response that is kept', () => {
  async function search(keywords: string): Promise<boolean> {
    const payload = { keywords, module: 'COMMUNITY', pageNo: 1, pageSize: 10 };
    const visitor = new TestBrowser(portal.app);
    const { body } = await visitor.request('/ptl/es/fulSearch/api/searchResult', { method: 'POST', payload });
    const { list } = body.data as { readonly list: readonly SearchItem[] };
    return list.some(({ summary }) => summary.replaceAll(/<\/?em>/g, '').includes(keywords));
  }

  /** Whether what is kept now is dropped by nothing but what follows. */
  async function isUpToDate(): Promise<boolean> {
    const { body } = await new TestBrowser(portal.app).request('/ptl/content/version');
    return String((body.data as { readonly version: number }).version) === (await readVersion())?.version;
  }

  it.each([
    ['deleted', ({ id }: CommunityAnswer) => doCommunity(helper.browser, 'answer/delete', { id })],
    [
      'changed, and waits for a moderator',
      ({ id, version }: CommunityAnswer) =>
        doCommunity(helper.browser, 'answer/save', {
          ...{ id, version, questionId: mid, hasAi: false, asksReview: true },
          body: '改写了一遍，可以代开发票，请看看。',
        }),
    ],
    [
      'hidden',
      async ({ id }: CommunityAnswer) => {
        const report = { targetType: 'answer', targetId: id, category: 'abuse', text: '言语不当' };
        await doCommunity(asker.browser, 'report/save', report);
        const [found] = await query<{ id: string; version: number }>(
          'select report_no as id, version from community_report where target_id = $1',
          [id],
        );
        const payload = { ...found, measure: 'hide', reason: '属实' };
        const path = '/ops-api/communityReport/uphold';
        expect((await moderator.request(path, { method: 'POST', payload })).status).toBe(200);
      },
    ],
  ])('shows no answer any more that is %s', async (_what, hide) => {
    const saved = await answer(helper, '叶轮口环磨损间隙过大。');
    await runJob({ questionId: mid, answerId: saved.id });
    await waitUntil(isUpToDate);
    expect(await search('口环磨损')).toBe(true);
    await hide(saved);
    await waitUntil(async () => !(await search('口环磨损')));
  });
});

describe('the migration', () => {
  const earlier = setUp(() => createEarlierDatabase('0177'));

  it('looks at questions once more when no release before it runs any longer, whether they are shown or not', async () => {
    const add = (number: string, mainType: number, state: number, answers: number) =>
      earlier.query(
        `insert into community_content (id, mid, main_type, title, state, state_since, version, draft_number, answers,
           published_at, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, '题', $3, now(), 3, 1, $4, now(), now(), now())`,
        [number, mainType, state, answers],
      );
    await add('CCshown', 4, 211, 2);
    await add('CCaway', 4, 212, 2);
    await add('CCnone', 4, 211, 0);
    await add('CCarticle', 5, 211, 0);
    await earlier.migrate();
    const jobs = await earlier.query<{ mid: string; is_later: boolean; is_of_version: boolean }>(
      `select payload ->> 'questionId' as mid, run_at > now() + interval '23 hours' as is_later,
         key ~ '^\\S+ [0-9]+$' and key <> (payload ->> 'questionId') || ' 0' as is_of_version
       from background_job where name = 'community-answers.index' order by 1, 2`,
    );
    expect(jobs).toEqual(
      [
        ['CCaway', true],
        ['CCnone', true],
        ['CCshown', false],
        ['CCshown', true],
      ].map(([number, isLater]) => ({
        ...{ mid: number, is_later: isLater, is_of_version: false },
      })),
    );
  });
});

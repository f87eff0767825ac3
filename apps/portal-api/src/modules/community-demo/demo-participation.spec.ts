import type { ModelDetail } from '@portal/api-contract';
import type {
  CommunityAnswer,
  CommunityComment,
  Participation,
  SuggestedInvitee,
} from '@portal/api-contract/community';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doCommunity, openMember } from '../../testing/community-desk';
import { openTestDatabase } from '../../testing/patient-limits';
import { addContent, makeModel } from '../../testing/sample-content';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { seedDemoCommunity } from '../community/demo-content';
import { seedDemoParticipation } from './demo-participation';

const SOURCE = join(import.meta.dirname, '../../../../portal-content/content/community');
const { now } = createTestClock('2026-11-27T09:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const contentDir = mkdtempSync(join(tmpdir(), 'portal-community-'));

beforeAll(async () => {
  cpSync(SOURCE, join(contentDir, 'community'), { recursive: true });
  await seedDemoCommunity({ database, contentDir, clock: now });
  await seedDemoParticipation({ database, contentDir, clock: now });
});
afterAll(() => rmSync(contentDir, { recursive: true }));

const count = async () =>
  portal.database.query<{ answers: number; comments: number; follows: number }>(
    `select (select count(*)::int from community_answer) as answers, (select count(*)::int from community_comment) as comments,
       (select count(*)::int from community_follow) as follows`,
  );

it('answers, comments and follows, once', async () => {
  const [before] = await count();
  expect(before?.answers).toBeGreaterThan(30);
  expect(before?.comments).toBeGreaterThan(30);
  expect(before?.follows).toBeGreaterThan(30);
  await seedDemoParticipation({ database, contentDir, clock: now });
  expect(await count()).toEqual([before]);
  const [wrong] = await portal.database.query(
    `select count(*)::int as total from community_content where answers <> (select count(*) from community_answer where question_id = mid)
       or comments <> (select count(*) from community_comment where target_type = 'content' and target_id = mid)`,
  );
  expect(wrong).toEqual({ total: 0 });
});

it('knows who could answer what is still open', async () => {
  const { browser } = await openMember(portal, now(), '邀请者');
  const questions = await portal.database.query<{ mid: string }>(
    'select mid from community_content where main_type = 4 and answers = 0',
  );
  const suggested: SuggestedInvitee[] = [];
  for (const { mid } of questions) {
    const { body } = await browser.request(`/ptl/community/question/invitations?mid=${mid}`);
    suggested.push(...(body.data as { suggested: SuggestedInvitee[] }).suggested);
  }
  expect(suggested.length).toBeGreaterThan(0);
});

it('has questions stand where their answers say', async () => {
  const visitor = new TestBrowser(portal.app);
  const [question] = await portal.database.query<{ mid: string }>(
    'select mid from community_content where question_status = 3 order by mid limit 1',
  );
  const { list } = await doCommunity<{ list: CommunityAnswer[] }>(visitor, 'answer/pageList', {
    questionId: question?.mid,
  });
  expect(list[0]).toMatchObject({
    isAccepted: true,
    author: { ipRegion: expect.stringMatching(/^\p{Script=Han}+$/u) },
  });
  expect(list[0]?.html).toContain('<p>');
});

it('shows comments with their replies, and counts as the files have them', async () => {
  const visitor = new TestBrowser(portal.app);
  const [item] = await portal.database.query<{ mid: string; likes: number }>(
    `select mid, likes from community_content where comments > 1 order by comments desc, mid limit 1`,
  );
  const target = { targetType: 'content', targetId: item?.mid };
  const { list } = await doCommunity<{ list: CommunityComment[] }>(visitor, 'comment/pageList', target);
  expect(list.length).toBeGreaterThan(0);
  const [state] = await doCommunity<Participation[]>(visitor, 'action/state', { targets: [target] });
  expect(state?.counts.likes).toBe(item?.likes);
});

it('rates the models that are there, and has their pages show it', async () => {
  const [rated, missing] = ['bearing-fault-diagnosis', 'reflow-oven-profile'];
  await addContent(portal, { [`models/${rated}.json`]: makeModel(rated) });
  await seedDemoParticipation({ database, contentDir, clock: now });
  const visitor = new TestBrowser(portal.app);
  const { body } = await visitor.request(`/ptl/model/findById?id=${rated}&visibleRange=2`);
  const { newest, total, isWhole } = (body.data as ModelDetail).memberReviews;
  expect([newest.length, total, isWhole]).toEqual([5, 12, false]);
  expect(await portal.database.query('select id from community_comment where target_id = $1', [missing])).toEqual([]);
});

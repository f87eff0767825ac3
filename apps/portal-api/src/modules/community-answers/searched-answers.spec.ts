import type { SearchItem } from '@portal/api-contract';
import type { CommunityAnswer } from '@portal/api-contract/community';
import { doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { doWriting, moderate, rewriteContent, saveContent } from '../community/testing/writing-desk';
import { changeAnswerStatus, findAnswers } from './answer-record';
import { SHOWN, WAITING } from './answers.tables';
import { releaseAnswer } from './save-answer';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const QUESTION = 4;
const TITLE = '空压机卸载以后压力还在升高怎么办';
let asker: TestMember;
let helper: TestMember;
let moderator: TestBrowser;
let mid: string;

beforeAll(async () => {
  ({ browser: moderator } = await openStaffSession(portal, now(), ['moderator']));
});
beforeEach(async () => {
  asker = await openMember(portal, now(), '提问者');
  helper = await openMember(portal, now(), '解答者');
  mid = await saveContent(asker.browser, { title: TITLE, body: '加载压力零点七兆帕。'.repeat(8) }, QUESTION);
  await doWriting(asker.browser, 'submit', { mid });
  await moderate(moderator, mid, 'pass');
});
afterEach(() => moderate(moderator, mid, 'takeDown', { reason: '试验结束' }));

const answer = ({ browser }: TestMember, body: string, more: object = {}) =>
  doCommunity<CommunityAnswer>(browser, 'answer/save', { questionId: mid, body, hasAi: false, ...more });

async function search(keywords: string): Promise<{ readonly list: readonly SearchItem[]; readonly total: number }> {
  const payload = { keywords, module: 'COMMUNITY', pageNo: 1, pageSize: 10 };
  const visitor = new TestBrowser(portal.app);
  const { body } = await visitor.request('/ptl/es/fulSearch/api/searchResult', { method: 'POST', payload });
  return body.data as Awaited<ReturnType<typeof search>>;
}

/** Whether the question is found by words that it shows: what nothing has is looked for by its pieces. */
const isFound = async (keywords: string) =>
  (await search(keywords)).list.some(
    (item) => item.mid === mid && item.summary.replaceAll(/<\/?em>/g, '').includes(keywords),
  );
const countParts = async () =>
  (await portal.database.query('select id from search_entry where item_id = $1 and anchor <> $2', [mid, ''])).length;

it('finds a question by what is said in an answer, and leads there; the question stays one result', async () => {
  expect(await isFound('最小压力阀')).toBe(false);
  const { id } = await answer(helper, '多半是**最小压力阀**卡滞，先拆下来看密封圈。');
  await answer(asker, '拆开看过，最小压力阀的弹簧断了。');
  await waitUntil(async () => (await countParts()) === 2);
  const { list, total } = await search('最小压力阀');
  expect([total, list.map((item) => item.mid)]).toEqual([1, [mid]]);
  expect((await search('最小压力阀卡滞')).list.filter((item) => item.mid === mid)).toEqual([
    expect.objectContaining({ anchor: id, breadcrumb: ['社区', '问答', '能源与双碳', '回答'] }),
  ]);
  expect((await search('压力还在升高')).list[0]).toMatchObject({ mid, anchor: '' });
});

it('follows what an answer says now, and forgets one that is deleted with the same step', async () => {
  const { id, version } = await answer(helper, '先检查加载电磁阀有没有得电。');
  await waitUntil(() => isFound('加载电磁阀'));
  await answer(helper, '先检查进气蝶阀有没有关严。', { id, version });
  await waitUntil(() => isFound('进气蝶阀'));
  expect(await isFound('加载电磁阀')).toBe(false);
  await doCommunity(helper.browser, 'answer/delete', { id });
  expect(await countParts()).toBe(0);
  await waitUntil(async () => !(await isFound('进气蝶阀')));
});

it('finds nothing of an answer that waits or is hidden, until it is shown', async () => {
  const { id } = await answer(helper, '把卸载延时从十秒改成三十秒。');
  await waitUntil(() => isFound('卸载延时'));
  const change = (to: 'wait' | 'release') =>
    database.transaction(async (runner) => {
      const row = (await findAnswers(runner, [id])).get(id);
      if (row === undefined) throw new Error('There is no answer');
      if (to === 'release') await releaseAnswer(runner, row, now());
      else await changeAnswerStatus(runner, row, WAITING, now());
      return row.status;
    });
  expect(await change('wait')).toBe(SHOWN);
  expect(await countParts()).toBe(0);
  await waitUntil(async () => !(await isFound('卸载延时')));
  advance(60);
  expect(await change('release')).toBe(WAITING);
  await waitUntil(() => isFound('卸载延时'));
});

it('takes answers off the shelf with their question, and puts them back under its new title', async () => {
  await answer(helper, '储气罐的自动排水阀一直在漏。');
  await waitUntil(() => isFound('自动排水阀'));
  await doWriting(asker.browser, 'offShelf', { mid });
  expect([await countParts(), await isFound('自动排水阀')]).toEqual([0, false]);
  await doWriting(asker.browser, 'onShelf', { mid });
  await waitUntil(() => isFound('自动排水阀'));
  const title = '空压机卸载以后储气罐压力为什么还在升高';
  await rewriteContent(asker.browser, mid, { title });
  await doWriting(asker.browser, 'submit', { mid });
  await moderate(moderator, mid, 'pass');
  await waitUntil(async () => (await search('自动排水阀')).list[0]?.title === title);
});

it('finds nothing by answers to a question that only readers with an account see', async () => {
  await answer(helper, '更换油气分离芯以后再观察一天。');
  await waitUntil(() => isFound('油气分离芯'));
  await rewriteContent(asker.browser, mid, { audience: 2 });
  await doWriting(asker.browser, 'submit', { mid });
  await moderate(moderator, mid, 'pass');
  expect([await countParts(), await isFound('油气分离芯')]).toEqual([0, false]);
});

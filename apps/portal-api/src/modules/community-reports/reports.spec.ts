import type {
  CommunityAnswer,
  CommunityComment,
  CommunityNotice,
  CommunityReport,
  QueuedReport,
  QueuedReportDetail,
} from '@portal/api-contract/community';
import { randomUUID } from 'node:crypto';
import { addItem, callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession, reopenSession } from '../../testing/test-session';
import { createOverdueNotes, createReportTask } from './report-work';
import { reportByMachine } from './save-report';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
let author: TestMember;
let reader: TestMember;
let staffId: string;

beforeAll(async () => {
  author = await openMember(portal, now(), '作者');
  reader = await openMember(portal, now(), '举报人');
  ({ userId: staffId } = await openStaffSession(portal, now(), ['moderator']));
  await portal.database.query(`insert into community_word (word, kind, source) values ('代开发票', 'spam', 'test')`);
});

const moderator = async () => (await reopenSession(portal, staffId, now())).browser;
const operate = async (path: string, payload: object, browser?: TestBrowser) =>
  (browser ?? (await moderator())).request(`/ops-api/communityReport/${path}`, { method: 'POST', payload });
const open = async (id: string) =>
  (await (await moderator()).request(`/ops-api/communityReport/detail?id=${id}`)).body.data as QueuedReportDetail;

async function comment(text: string, more: object = {}): Promise<{ mid: string; id: string }> {
  const mid = await addItem(portal, { ownerId: reader.userId, at: now() });
  const payload = { targetType: 'content', targetId: mid, text, ...more };
  const { browser } = await reopenSession(portal, author.userId, now());
  return { mid, id: (await doCommunity<CommunityComment>(browser, 'comment/save', payload)).id };
}

const report = async (target: object, member = reader): Promise<CommunityReport> => {
  const { browser } = await reopenSession(portal, member.userId, now());
  return doCommunity(browser, 'report/save', { category: 'abuse', text: '言语不当', ...target });
};

async function listNotices({ userId }: TestMember, type: string): Promise<CommunityNotice[]> {
  const { browser } = await reopenSession(portal, userId, now());
  return (await doCommunity<{ list: CommunityNotice[] }>(browser, 'notice/pageList', { type })).list;
}

/** The open report of something, as moderators name it. */
async function findReport(targetId: string): Promise<{ id: string; version: number }> {
  const [found] = await portal.database.query<{ id: string; version: number }>(
    'select report_no as id, version from community_report where target_id = $1 and decided_at is null',
    [targetId],
  );
  if (found === undefined) throw new Error('Nothing is reported');
  return found;
}

const countComments = async (mid: string) =>
  (
    await doCommunity<{ commentTotal: number }>(reader.browser, 'comment/pageList', {
      targetType: 'content',
      targetId: mid,
    })
  ).commentTotal;

describe('a report', () => {
  it('says by when it is answered, and what came of it', async () => {
    const { mid, id } = await comment('被举报的评论');
    const made = await report({ targetType: 'comment', targetId: id });
    expect(made).toMatchObject({
      ...{ status: 10, title: '被举报的评论', category: 'abuse', dueAt: '2026-06-06T12:00:00+08:00', decidedAt: null },
    });
    const seen = await open(made.id);
    expect(seen).toMatchObject({ content: '被举报的评论', alike: 1, authorCode: author.userCode, isOverdue: false });
    const claimed = (await operate('claim', { id: made.id, version: seen.version })).body.data as QueuedReportDetail;
    expect(claimed.status).toBe(20);
    const upheld = await operate('uphold', {
      id: made.id,
      version: claimed.version,
      measure: 'mute',
      reason: '辱骂他人',
    });
    expect(upheld.body.data).toMatchObject({ status: 30, decision: '辱骂他人', actions: [] });
    expect(await countComments(mid)).toBe(0);
    const mine = (await reader.browser.request('/ptl/community/report/mine')).body.data as { list: CommunityReport[] };
    expect(mine.list[0]).toMatchObject({ id: made.id, status: 30, decision: '辱骂他人' });
    expect((await listNotices(author, 'system'))[0]).toMatchObject({
      text: '您发布的内容因违反社区规范已被隐藏，发言功能暂停7天',
      excerpt: '辱骂他人',
    });
    const rejected = await callCommunity(author.browser, 'comment/save', {
      targetType: 'content',
      targetId: mid,
      text: '再说一句',
    });
    expect(rejected.status).toBe(409);
    await portal.database.query('update community_member set suspended_until = null where user_id = $1', [
      author.userId,
    ]);
  });

  it('that is wrong changes nothing but its own state', async () => {
    const { mid, id } = await comment('没有问题的评论');
    const made = await report({ targetType: 'comment', targetId: id });
    const { version } = await open(made.id);
    expect((await operate('dismiss', { id: made.id, version: version + 1, reason: '未违规' })).status).toBe(409);
    expect((await operate('dismiss', { id: made.id, version })).status).toBe(400);
    expect((await operate('dismiss', { id: made.id, version, reason: '未违规' })).body.data).toMatchObject({
      status: 31,
    });
    expect(await countComments(mid)).toBe(1);
    expect(
      (await operate('uphold', { id: made.id, version: version + 1, measure: 'hide', reason: '改判' })).status,
    ).toBe(409);
  });

  it('ends with others of the same', async () => {
    const { id } = await comment('多人举报的评论');
    const other = await openMember(portal, now(), '另一位举报人');
    const [one, two] = [
      await report({ targetType: 'comment', targetId: id }),
      await report({ targetType: 'comment', targetId: id }, other),
    ];
    const { version, alike } = await open(one.id);
    expect(alike).toBe(2);
    await operate('uphold', { id: one.id, version, measure: 'hide', reason: '属实' });
    expect(await open(two.id)).toMatchObject({ status: 30, decision: '属实' });
  });

  it('is made once, of others’ things that are shown, and repeated with a key alone', async () => {
    const { id } = await comment('只能举报一次');
    const target = { targetType: 'comment', targetId: id };
    const key = { 'idempotency-key': randomUUID() };
    const payload = { ...target, category: 'spam' };
    const send = async () =>
      (await reader.browser.request('/ptl/community/report/save', { method: 'POST', payload, headers: key })).body.data;
    expect(((await send()) as CommunityReport).id).toBe(((await send()) as CommunityReport).id);
    const reject = async (input: object, member = reader) => {
      const { status, body } = await callCommunity(member.browser, 'report/save', { category: 'spam', ...input });
      return [status, body.msg];
    };
    expect(await reject(target)).toEqual([409, '您已举报过，正在处理中']);
    expect(await reject(target, author)).toEqual([409, '不能举报自己']);
    expect(await reject({ targetType: 'tag', targetId: '振动' })).toEqual([409, '标签不能举报']);
    expect((await reject({ targetType: 'comment', targetId: randomUUID() }))[0]).toBe(404);
    expect((await reject({ ...target, category: 'x' }))[0]).toBe(400);
    expect((await reject({ ...target, fileIds: [randomUUID()] }))[0]).toBe(409);
  });

  it('takes an item off the shelf with its record’s own step', async () => {
    const mid = await addItem(portal, { ownerId: author.userId, at: now(), title: '未标AI的文章' });
    const made = await report({ targetType: 'content', targetId: mid, category: 'unmarkedAi' });
    const { version } = await open(made.id);
    expect((await operate('uphold', { id: made.id, version, measure: 'hide', reason: '未声明AI生成' })).status).toBe(
      200,
    );
    expect(await portal.database.query('select state from community_content where mid = $1', [mid])).toEqual([
      { state: 321 },
    ]);
  });
});

describe('the queue', () => {
  it('is the moderators’, those due first on top', async () => {
    const { id } = await comment('排队的评论');
    await report({ targetType: 'comment', targetId: id });
    const { list } = (await operate('pageList', {})).body.data as { list: QueuedReport[] };
    expect(list.map(({ dueAt }) => dueAt)).toEqual(list.map(({ dueAt }) => dueAt).sort());
    expect((await operate('pageList', {}, reader.browser)).status).toBe(404);
    const counts = (await (await moderator()).request('/ops-api/communityReport/statusCount')).body.data;
    expect(counts).toMatchObject([{ status: 10 }, { status: 20 }, { status: 30 }, { status: 31 }]);
  });

  it('says how old it is, and notes once what was not answered in time', async () => {
    const { id } = await comment('超时的评论');
    const made = await report({ targetType: 'comment', targetId: id });
    advance(24 * 3600 + 1);
    const due = [createOverdueNotes({ database, clock: now })];
    await runDue(database.orm, due, now());
    await runDue(database.orm, due, now());
    const detail = await open(made.id);
    expect(detail.isOverdue).toBe(true);
    expect(detail.log.filter(({ act }) => act === 'overdue')).toHaveLength(1);
    const statistics = (await (await moderator()).request('/ops-api/communityReport/statistics')).body.data;
    expect(statistics).toMatchObject({ overdue: expect.any(Number), inTime: expect.any(Number), medianMinutes: 0 });
  });
});

describe('what the machine finds', () => {
  it('waits for a moderator, who lets it be shown or hides it', async () => {
    const { mid, id } = await comment('需要代开发票的加我', { asksReview: true });
    expect(await countComments(mid)).toBe(0);
    for (let count = 0; count < 2; count += 1)
      await database.transaction((runner) => reportByMachine(runner, { targetType: 'comment', targetId: id }, now()));
    const found = await portal.database.query<{ report_no: string; version: number }>(
      'select report_no, version from community_report where target_id = $1',
      [id],
    );
    expect(found).toHaveLength(1);
    const [{ report_no: number, version } = { report_no: '', version: 0 }] = found;
    const told = () => listNotices(reader, 'comment');
    expect((await told()).map(({ excerpt }) => excerpt)).not.toContain('需要代开发票的加我');
    await operate('dismiss', { id: number, version, reason: '正常讨论' });
    expect(await countComments(mid)).toBe(1);
    expect((await told()).map(({ excerpt }) => excerpt)).toContain('需要代开发票的加我');
  });

  it('that is hidden with a reminder is said to be hidden; of a person nothing is', async () => {
    const { id } = await comment('还是代开发票，加我', { asksReview: true });
    await database.transaction((runner) => reportByMachine(runner, { targetType: 'comment', targetId: id }, now()));
    const told = async (text: string) =>
      (await listNotices(author, 'system')).filter((notice) => notice.text === text).map(({ excerpt }) => excerpt);
    await operate('uphold', { ...(await findReport(id)), measure: 'none', reason: '广告' });
    expect(await told('您发布的内容因违反社区规范已被隐藏')).toContain('广告');
    const { id: number } = await report({ targetType: 'user', targetId: author.userCode });
    const { version } = await open(number);
    await operate('uphold', { id: number, version, measure: 'hide', reason: '昵称不雅' });
    expect(await told('您在社区的言行收到一次社区提醒')).toEqual(['昵称不雅']);
  });

  it('is looked at as it is now: whoever has seen an older text of an answer lets nothing through', async () => {
    const questionId = await addItem(portal, { ownerId: reader.userId, at: now(), mainType: 4, title: '哪里能开票？' });
    const { browser } = await reopenSession(portal, author.userId, now());
    const save = (more: object) =>
      doCommunity<CommunityAnswer>(browser, 'answer/save', { questionId, hasAi: false, asksReview: true, ...more });
    const first = await save({ body: '找税务局代开发票，带上合同和身份证原件。' });
    const look = () =>
      database.transaction((runner) => reportByMachine(runner, { targetType: 'answer', targetId: first.id }, now()));
    await look();
    const seen = await findReport(first.id);
    const changed = await save({
      id: first.id,
      version: first.version,
      body: '代开发票找我，什么都不用带，加我好友。',
    });
    expect(changed.editedAt).toBeNull();
    const dismiss = { ...seen, reason: '正常讨论' };
    expect((await operate('dismiss', dismiss)).body.msg).toBe('作者刚刚修改了内容，请重新查看后再作决定');
    await look();
    expect((await operate('dismiss', dismiss)).status).toBe(409);
    const latest = await findReport(first.id);
    expect(await open(latest.id)).toMatchObject({ content: '代开发票找我，什么都不用带，加我好友。' });
    expect((await operate('dismiss', { ...latest, reason: '正常讨论' })).status).toBe(200);
    const told = (await listNotices(reader, 'comment')).filter(({ title }) => title === '哪里能开票？');
    expect(told).toMatchObject([{ text: '回答了你的问题' }]);
  });

  it('is answered by the automatic operator of a demonstration', async () => {
    const { mid, id } = await comment('请注意：测试驳回');
    await report({ targetType: 'comment', targetId: id });
    advance(60);
    await createReportTask({ database, clock: now }).run();
    expect(await countComments(mid)).toBe(0);
  });
});

import type { ModelDetail } from '@portal/api-contract';
import type { CommunityNotice, CommunityReport, ModelComment, ModelRating } from '@portal/api-contract/community';
import { randomUUID } from 'node:crypto';
import { callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { openTestDatabase } from '../../testing/patient-limits';
import { addContent, makeModel } from '../../testing/sample-content';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { waitUntil } from '../../testing/wait-until';
import { changeCommentStatus, lockComment } from '../community-comments/comment-record';
import { HIDDEN, SHOWN } from '../community-comments/comments.tables';
import { releaseComment } from '../community-comments/save-comment';
import { applyAndPass, callModel, openModelDesk } from '../model-subscriptions/testing/model-desk';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(async () => {
  await addContent(portal, { 'models/m-gone.json': makeModel('m-gone', { listingStatus: 3 }) });
  await portal.database.query(`insert into community_word (word, kind, source) values ('代开发票', 'spam', 'test')`);
});

interface CommentPage {
  readonly list: readonly ModelComment[];
  readonly total: number;
  readonly rating: ModelRating;
  readonly mayComment: boolean;
  readonly own: ModelComment | null;
}

/** Puts a model on the shelf that nobody has rated; it may be one of a member. */
async function addModel(publisherId?: string): Promise<string> {
  const id = `m-${randomUUID().slice(0, 8)}`;
  await addContent(portal, { [`models/${id}.json`]: makeModel(id, { rating: 4.4 }) });
  if (publisherId === undefined) return id;
  await portal.database.query('update industrial_model set source = $2, rating = 0 where id = $1', [
    id,
    `@member/${id}`,
  ]);
  await portal.database.query(
    `insert into published_model (id, model_no, owner_id, name, model_type, delivery_mode, state, state_since, version,
       draft_number, created_at, updated_at) values ($1, $2, $3, '模型', 1, 1, 211, $4, 1, 1, $4, $4)`,
    [randomUUID(), id, publisherId, now()],
  );
  return id;
}

/** Lets somebody use a model. */
async function grant({ browser }: TestMember, modelId: string): Promise<void> {
  await applyAndPass(portal, browser, now(), modelId);
  await openModelDesk({ database, clock: now }).run();
}

async function openUser(modelId: string, nickname = '陆衡'): Promise<TestMember> {
  const user = await openMember(portal, now(), nickname);
  await grant(user, modelId);
  return user;
}

const send = (browser: TestBrowser, input: object) => callModel(browser, 'comment/save', input);

async function rate({ browser }: TestMember, modelId: string, stars: number, text: string): Promise<ModelComment> {
  advance(1);
  const { body } = await send(browser, { modelId, stars, text });
  expect(body.code, body.msg).toBe('200');
  return body.data as ModelComment;
}

async function list(modelId: string, browser: TestBrowser = new TestBrowser(portal.app)): Promise<CommentPage> {
  return (await callModel(browser, 'comment/pageList', { modelId, sort: 'new' })).body.data as CommentPage;
}

/** What the page of a model shows of them. */
async function readPage(modelId: string) {
  const { body } = await new TestBrowser(portal.app).request(`/ptl/model/findById?id=${modelId}&visibleRange=2`);
  const { newest, ...rest } = (body.data as ModelDetail).memberReviews;
  return { ...rest, shown: newest.map(({ author, rating, text }) => `${author} ${rating} ${text}`) };
}

const readRated = async (modelId: string) =>
  portal.database.query('select rating::float from industrial_model where id = $1', [modelId]);

describe('comments on models', () => {
  it('stand on the page of the model as long as all see them, the newest five first, and say that there are more', async () => {
    const modelId = await addModel();
    expect(await readPage(modelId)).toEqual({ shown: [], total: 0, isWhole: true });
    const [first, second] = [await openUser(modelId), await openUser(modelId, '闻笛')];
    const { id } = await rate(first, modelId, 5, '预测很准');
    await rate(second, modelId, 4, `接入${'很'.repeat(300)}`);
    // Pages are kept until the process has heard that something changed.
    const waitForTotal = (wanted: number) =>
      waitUntil(
        () => readPage(modelId),
        ({ total }) => total === wanted,
      );
    expect(await waitForTotal(2)).toMatchObject({
      ...{ shown: [`闻笛 4 接入${'很'.repeat(197)}…`, '陆衡 5 预测很准'], isWhole: false },
    });
    expect((await list(modelId)).list[0]?.text).toBe(`接入${'很'.repeat(300)}`);
    await rate(second, modelId, 4, '接入文档清楚');
    await waitUntil(
      () => readPage(modelId),
      ({ isWhole }) => isWhole,
    );
    for (const nickname of ['唐宁', '谷雨', '程野', '安可'])
      await rate(await openUser(modelId, nickname), modelId, 3, `${nickname}说过得去`);
    const { shown, isWhole } = await waitForTotal(6);
    expect([shown[0], shown.length, isWhole]).toEqual(['安可 3 安可说过得去', 5, false]);
    await doCommunity(first.browser, 'comment/delete', { id });
    expect(await waitForTotal(5)).toMatchObject({ isWhole: true });
  });

  it('are read by all, with what all think of the model', async () => {
    const modelId = await addModel();
    const [first, second] = [await openUser(modelId), await openUser(modelId, '闻笛')];
    await rate(first, modelId, 5, '预测很准');
    await rate(second, modelId, 4, '接入文档清楚');
    expect(await list(modelId)).toMatchObject({
      ...{ total: 2, mayComment: false, own: null, rating: { average: 4.5, counts: [0, 0, 0, 1, 1] } },
      list: [
        { stars: 4, text: '接入文档清楚', author: { nickname: '闻笛' }, isMine: false },
        { stars: 5, text: '预测很准', author: { nickname: '陆衡' } },
      ],
    });
    expect(await list(modelId, first.browser)).toMatchObject({ mayComment: true, own: { stars: 5, isMine: true } });
    // What a file says of a model of the platform stays.
    expect(await readRated(modelId)).toEqual([{ rating: 4.4 }]);
  });

  it('are of those alone who use it, and not of its publisher', async () => {
    const publisher = await openMember(portal, now(), '唐宁');
    const modelId = await addModel(publisher.userId);
    const stranger = await openMember(portal, now(), '路人');
    const input = { modelId, stars: 5, text: '很好' };
    expect(await send(stranger.browser, input)).toMatchObject({
      ...{ status: 409, body: { msg: '申请使用该模型后才能评价' } },
    });
    await grant(publisher, modelId);
    expect(await send(publisher.browser, input)).toMatchObject({
      ...{ status: 409, body: { msg: '不能评价自己发布的模型' } },
    });
    expect((await list(modelId, publisher.browser)).mayComment).toBe(false);
    expect((await send(new TestBrowser(portal.app), input)).status).toBe(401);
    const silent = await openUser(modelId);
    await portal.database.query(`update portal_user set telephone_masked = '' where id = $1`, [silent.userId]);
    expect((await send(silent.browser, input)).status).toBe(409);
  });

  it('take the place of what somebody said before, and are sent once', async () => {
    const publisher = await openMember(portal, now(), '唐宁');
    const modelId = await addModel(publisher.userId);
    const user = await openUser(modelId);
    const first = await rate(user, modelId, 5, '预测很准，值得推荐给同行使用的模型');
    expect(await readRated(modelId)).toEqual([{ rating: 5 }]);
    expect((await rate(user, modelId, 4, first.text)).id).toBe(first.id);
    expect(await readRated(modelId)).toEqual([{ rating: 4 }]);
    const other = await rate(user, modelId, 2, '换了工况以后不准了');
    expect(other.id).not.toBe(first.id);
    expect(await list(modelId)).toMatchObject({
      total: 1,
      rating: { counts: [0, 1, 0, 0, 0] },
      list: [{ id: other.id }],
    });
    const headers = { 'idempotency-key': randomUUID() };
    const repeat = () =>
      user.browser.request('/ptl/model/comment/save', {
        ...{ method: 'POST', headers, payload: { modelId, stars: 3, text: '只发一次' } },
      });
    const [one, two] = [await repeat(), await repeat()];
    expect((one.body.data as ModelComment).id).toBe((two.body.data as ModelComment).id);
    const { list: notices } = await doCommunity<{ list: CommunityNotice[] }>(publisher.browser, 'notice/pageList');
    expect(notices[0]).toMatchObject({
      text: '评价了你的模型',
      url: expect.stringContaining(`/modelDetail/${modelId}`),
    });
    await doCommunity(user.browser, 'comment/delete', { id: (one.body.data as ModelComment).id });
    expect(await list(modelId, user.browser)).toMatchObject({ total: 0, own: null, rating: { average: 0 } });
    expect(await readRated(modelId)).toEqual([{ rating: 0 }]);
  });

  it('with words that are not allowed wait for a moderator, and count once all see them', async () => {
    const modelId = await addModel();
    const user = await openUser(modelId);
    const input = { modelId, stars: 1, text: '需要代 开 发 票的加我' };
    expect((await send(user.browser, input)).body.msg).toMatch(/第3字「代 开 发 票」/);
    const { body } = await send(user.browser, { ...input, asksReview: true });
    const { id } = body.data as ModelComment;
    expect(body.data).toMatchObject({ isWaiting: true, stars: 1 });
    expect(await list(modelId, user.browser)).toMatchObject({ own: { isWaiting: true }, rating: { average: 0 } });
    expect((await list(modelId)).list).toEqual([]);
    await database.transaction(async (runner) => {
      const row = await lockComment(runner, id);
      if (row) await releaseComment(runner, row, now());
    });
    expect(await list(modelId)).toMatchObject({ total: 1, rating: { average: 1 } });
  });

  it('are liked and reported as any comment, and hidden ones rate nothing', async () => {
    const publisher = await openMember(portal, now(), '唐宁');
    const modelId = await addModel(publisher.userId);
    const user = await openUser(modelId);
    const { id } = await rate(user, modelId, 1, '乱说一气');
    await doCommunity(publisher.browser, 'action/like', { targetType: 'comment', targetId: id });
    expect((await list(modelId)).list).toMatchObject([{ likes: 1 }]);
    const report = await doCommunity<CommunityReport>(publisher.browser, 'report/save', {
      ...{ targetType: 'comment', targetId: id, category: 'abuse', text: '言语不当' },
    });
    expect(report).toMatchObject({ status: 10, title: '乱说一气' });
    await database.transaction(async (runner) => {
      const row = await lockComment(runner, id);
      if (row?.status === SHOWN) await changeCommentStatus(runner, row, HIDDEN);
    });
    expect(await list(modelId)).toMatchObject({ total: 0, rating: { average: 0 } });
    expect(await readRated(modelId)).toEqual([{ rating: 0 }]);
    expect(await list(modelId, user.browser)).toMatchObject({ own: { isHidden: true } });
  });

  it.each([
    [{}, 400],
    [{ stars: 5, text: '' }, 400],
    [{ stars: 0, text: '好' }, 400],
    [{ stars: 6, text: '好' }, 400],
    [{ stars: 4.5, text: '好' }, 400],
    [{ stars: '5', text: '好' }, 400],
    [{ stars: 5, text: '好'.repeat(1001) }, 400],
    [{ stars: 5, text: '好', modelId: '' }, 400],
    [{ stars: 5, text: '好', modelId: 'm-none' }, 404],
    [{ stars: 5, text: '好', modelId: 'm-gone' }, 404],
    [{ stars: 5, text: '机器', website: 'http://x' }, 422],
  ])('of %j are %d', async (input, status) => {
    const modelId = await addModel();
    const user = await openUser(modelId);
    expect((await send(user.browser, { modelId, ...input })).status).toBe(status);
  });

  it('on what is no model on the shelf cannot be read, nor written without stars', async () => {
    const visitor = new TestBrowser(portal.app);
    for (const input of [{ modelId: 'm-gone' }, { modelId: "' or '1'='1" }])
      expect((await callModel(visitor, 'comment/pageList', input)).status).toBe(404);
    for (const input of [{}, { modelId: 'x', sort: 'y' }, { modelId: 'x', pageSize: 101 }])
      expect((await callModel(visitor, 'comment/pageList', input)).status).toBe(400);
    const user = await openMember(portal, now(), '陆衡');
    const target = { targetType: 'model', targetId: 'm-gone', text: '没有星' };
    expect((await callCommunity(user.browser, 'comment/save', target)).status).toBe(400);
  });
});

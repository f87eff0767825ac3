import type { ModelDetail } from '@portal/api-contract';
import type { ModelText, PublishedModel, PublishedModelDetail } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '../../testing/patient-limits';
import { storeFile } from '../../testing/multipart';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { createModelTask } from './model-operator';
import {
  callPublishing,
  doPublishing,
  findModel,
  MODEL_TEXT,
  openPublisher,
  review,
  saveModelDraft,
  testAndSubmit,
} from './testing/publishing-desk';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
let reviewer: TestBrowser;
let visitor: TestBrowser;
let browser: TestBrowser;
let userId: string;

beforeAll(async () => {
  ({ browser: reviewer } = await openStaffSession(portal, now(), ['reviewer']));
  ({ browser, userId } = await openPublisher(portal, database, now()));
  visitor = new TestBrowser(portal.app);
});

const read = async (id: string, reader = browser) =>
  (await reader.request(`/ptl/model/myPublish/detail?id=${id}`)).body.data as PublishedModelDetail;
const list = async (filter: object = {}) =>
  (await callPublishing(browser, 'myPublish/pageList', filter)).body.data as { total: number; list: PublishedModel[] };
const visit = (id: string) => visitor.request(`/ptl/model/findById?id=${id}`);
const pass = (id: string) => review(reviewer, id, 'pass');

/** A model on the shelf. */
async function publish(changes: Partial<ModelText> = {}): Promise<string> {
  const { id } = await saveModelDraft(browser, changes);
  await testAndSubmit(browser, id);
  expect((await pass(id)).status).toBe(200);
  return id;
}

/** Opens a version of a model and writes it. */
async function rewrite(id: string, changes: Partial<ModelText>): Promise<PublishedModelDetail> {
  const { version, text } = await doPublishing(browser, 'newVersion', { id });
  return doPublishing(browser, 'save', { id, version, text: { ...text, versionNotes: '更新数据。', ...changes } });
}

describe('a draft', () => {
  it('is kept as it is written, incomplete or not, with its files', async () => {
    const fileIds = [await storeFile(browser, 'attachment')];
    const bare = { name: '草稿', modelType: 1, deliveryMode: 1, pricing: 1 };
    const saved = await doPublishing(browser, 'save', { text: bare, fileIds });
    expect(saved).toMatchObject({
      ...{
        status: 100,
        listingStatus: 1,
        auditStatus: 0,
        revision: null,
        liveLabel: '',
        modelUrl: '',
        submittedAt: null,
      },
      ...{ text: { ...bare, summary: '', versionLabel: '1.0.0' }, test: null, files: [{ id: fileIds[0] }] },
      actions: ['save', 'test', 'delete'],
    });
    const { id, version } = saved;
    await doPublishing(browser, 'save', { id, version, text: { ...bare, name: '改名' } });
    expect((await read(id)).files).toEqual([]);
    expect(await callPublishing(browser, 'save', { id, version, text: bare })).toMatchObject({ status: 409 });
    expect((await callPublishing(browser, 'delete', { id })).status).toBe(200);
    expect((await callPublishing(browser, 'delete', { id })).status).toBe(404);
  });

  it('is tested and submitted once it is complete, and tested again once it is changed', async () => {
    const { id, version, text } = await saveModelDraft(browser, { sampleRequest: '{"output": "x"}', guide: '一步' });
    const incomplete = { status: 400, body: { code: '422', msg: '参数 output 应为 number' } };
    expect(await callPublishing(browser, 'interfaceTest', { id })).toMatchObject(incomplete);
    expect(await callPublishing(browser, 'submit', { id })).toMatchObject(incomplete);
    const whole = await doPublishing(browser, 'save', { id, version, text: { ...text, ...MODEL_TEXT } });
    expect(await callPublishing(browser, 'submit', { id })).toMatchObject({
      ...{ status: 409, body: { msg: '请先通过接口测试再提交' } },
    });
    const { test, actions, ...tested } = await doPublishing(browser, 'interfaceTest', { id });
    expect(test).toMatchObject({ isPassed: true, isSample: true, output: '{\n  "baseline": 318\n}', failure: '' });
    expect(actions).toContain('submit');
    expect(tested.version).toBeGreaterThan(whole.version);
    const changed = { ...MODEL_TEXT, price: '0.02 元/次' };
    expect(await doPublishing(browser, 'save', { id, version: tested.version, text: changed })).toMatchObject({
      test: null,
    });
  });

  it('is submitted by those alone whose identity is verified', async () => {
    const stranger = (await openSession(portal, now())).browser;
    const { id } = await saveModelDraft(stranger);
    await doPublishing(stranger, 'interfaceTest', { id });
    expect(await callPublishing(stranger, 'submit', { id })).toMatchObject({
      ...{ status: 409, body: { msg: '发布模型前请先完成实名认证' } },
    });
  });

  it.each<[string, object, string]>([
    ['name', { name: '' }, '请输入模型名称'],
    ['name', { name: '长'.repeat(41) }, '模型名称不能超过40个字符'],
    ['modelType', { modelType: 5 }, ''],
    ['summary', { summary: '长'.repeat(121) }, '一句话简介不能超过120个字'],
    ['inputs', { inputs: Array.from({ length: 13 }, () => MODEL_TEXT.inputs[0]) }, '参数不能超过12个'],
    ['accuracy.0.metric', { accuracy: [{ metric: '长'.repeat(25), value: '', note: '' }] }, '指标不能超过24个字'],
    ['sampleRequest', { sampleRequest: '1'.repeat(4001) }, '示例不能超过4000个字'],
  ])('is refused with a wrong %s', async (field, changes, msg) => {
    const { status, body } = await callPublishing(browser, 'save', { text: { ...MODEL_TEXT, ...changes } });
    expect([status, body.code]).toEqual([400, '422']);
    const { fieldErrors } = body.data as { fieldErrors: { field: string; msg: string }[] };
    expect(fieldErrors[0]?.field).toContain(field);
    if (msg) expect(body.msg).toBe(msg);
  });
});

describe('a model that has passed', () => {
  it('is found in the list, by its page, by the search and by the sitemap, and off the shelf no more', async () => {
    const id = await publish({ name: '星舟灌装基线' });
    const { body } = await waitUntil(
      () => visit(id),
      ({ status }) => status === 200,
    );
    expect(body.data as ModelDetail).toMatchObject({
      ...{ name: '星舟灌装基线', provider: '澄湖乳业（江苏）有限公司', calls: 0, rating: 0, publishedOn: '2026-06-05' },
      content: {
        intro: [MODEL_TEXT.intro, expect.stringMatching(/^算法与框架：梯度提升树，单机运行。训练数据：/)],
        ...{ sampleRequest: { output: 42 }, guide: ['导出产量与能耗。', '调用接口取得基线。'] },
        versions: [{ version: '1.0.0', date: '2026-06-05', text: '首次发布。' }],
      },
    });
    // Every instance hears of a change a moment later.
    const isEverywhere = (isFound: boolean) =>
      waitUntil(
        async () => [...(await findModel(visitor, id, '星舟灌装基线')), (await visit(id)).status === 200],
        (places) => places.every((isThere) => isThere === isFound),
      );
    await isEverywhere(true);
    expect(await read(id)).toMatchObject({ status: 211, modelUrl: `/modelDetail/${id}.html`, liveLabel: '1.0.0' });
    await doPublishing(browser, 'offShelf', { id });
    await isEverywhere(false);
    expect((await visit(id)).status).toBe(410);
    await doPublishing(browser, 'onShelf', { id });
    await isEverywhere(true);
  });

  it('shows its old text until a new version has passed', async () => {
    const id = await publish();
    expect(
      await callPublishing(browser, 'save', { id, version: (await read(id)).version, text: MODEL_TEXT }),
    ).toMatchObject({ status: 409, body: { msg: '请先新建版本再修改' } });
    const open = await rewrite(id, { summary: '按产量与介质温度预测每班次的正常能耗，误差更小。' });
    expect(open).toMatchObject({ status: 211, revision: 'draft', text: { versionLabel: '1.1.0' } });
    expect((await callPublishing(browser, 'newVersion', { id })).status).toBe(409);
    await testAndSubmit(browser, id);
    expect(await read(id)).toMatchObject({ status: 211, revision: 'waiting', actions: ['withdraw'] });
    const readSummary = async () => ((await visit(id)).body.data as ModelDetail).summary;
    expect(await readSummary()).toBe(MODEL_TEXT.summary);
    await review(reviewer, id, 'reject', { reason: '缺少误差说明', positions: [{ field: 'accuracy', text: '补充' }] });
    expect(await read(id)).toMatchObject({ status: 211, revision: 'rejected', reason: '缺少误差说明' });
    await doPublishing(browser, 'submit', { id });
    await doPublishing(browser, 'withdraw', { id });
    await doPublishing(browser, 'submit', { id });
    await pass(id);
    await waitUntil(readSummary, (summary) => summary === open.text.summary);
    const { revision, versions, liveLabel } = await read(id);
    expect([revision, liveLabel, versions.map(({ label, isLive }) => [label, isLive])]).toEqual([
      ...[null, '1.1.0'],
      [
        ['1.1.0', true],
        ['1.0.0', false],
      ],
    ]);
  });

  it('may be changed off the shelf, and is put on it again unchanged alone', async () => {
    const id = await publish();
    await doPublishing(browser, 'offShelf', { id });
    await rewrite(id, { versionLabel: '1.0.0' });
    expect(await callPublishing(browser, 'onShelf', { id })).toMatchObject({
      ...{ status: 409, body: { msg: '内容已修改，请提交审核，或放弃修改后再上架' } },
    });
    await expect(testAndSubmit(browser, id)).rejects.toThrow('该版本号已用过，请换一个');
    await doPublishing(browser, 'discardVersion', { id });
    expect(await doPublishing(browser, 'onShelf', { id })).toMatchObject({ status: 211, text: MODEL_TEXT });
  });

  it('stays with those who use it, and counts them', async () => {
    const id = await publish();
    const used = randomUUID();
    await portal.database.query(
      `insert into model_subscription (id, subscription_no, owner_id, model_id, model_name, model_type, delivery_mode,
         application_no, monthly_quota, state, state_since, starts_at, ends_at, created_at, version)
       values ($4, $1, $2, $1, 'n', 4, 1, 'MA1', 3000, 10, $3, $3, $3::timestamptz + interval '1 year', $3, 1)`,
      [id, userId, now(), used],
    );
    expect((await read(id)).subscribers).toBe(1);
    await doPublishing(browser, 'offShelf', { id });
    expect((await callPublishing(browser, 'tryOut', { id: used, input: '{"output": 1}' })).status).toBe(200);
    expect((await read(id)).subscribers).toBe(1);
  });
});

describe('reviewing', () => {
  it('rejects with positions; an appeal is decided by somebody else, once', async () => {
    const { id } = await saveModelDraft(browser);
    await testAndSubmit(browser, id);
    const positions = [{ field: 'summary', text: '写明适用范围' }];
    await review(reviewer, id, 'reject', { reason: '简介不清楚', positions });
    expect(await read(id)).toMatchObject({ status: 121, auditStatus: 2, reason: '简介不清楚', positions });
    const reason = '简介已写明产量、温度与设备状态三项条件。';
    expect(await doPublishing(browser, 'appeal', { id, reason })).toMatchObject({ status: 101, actions: ['withdraw'] });
    for (const call of ['claim', 'pass'])
      expect(await review(reviewer, id, call)).toMatchObject({ body: { msg: '申诉须由另一位审核员处理' } });
    const { browser: other } = await openStaffSession(portal, now(), ['reviewer']);
    expect((await review(other, id, 'claim')).body.data).toMatchObject({ isAppeal: true });
    await review(other, id, 'reject', { reason: '仍需补充适用范围' });
    expect(await callPublishing(browser, 'appeal', { id, reason })).toMatchObject({
      ...{ status: 409, body: { msg: '同一版本只能申诉一次，请修改后重新提交' } },
    });
  });

  it('takes down what breaks the rules; three times suspend publishing', async () => {
    const offender = (await openPublisher(portal, database, now())).browser;
    let last = '';
    for (let count = 0; count < 3; count += 1) {
      const { id } = await saveModelDraft(offender);
      await testAndSubmit(offender, id);
      await pass(id);
      await review(reviewer, id, 'takeDown', { reason: '与他人模型雷同' });
      last = id;
    }
    expect(await read(last, offender)).toMatchObject({ status: 321, actions: ['newVersion', 'appeal'] });
    await waitUntil(
      () => visit(last),
      ({ status }) => status === 410,
    );
    const { id } = await saveModelDraft(offender);
    await doPublishing(offender, 'interfaceTest', { id });
    expect(await callPublishing(offender, 'submit', { id })).toMatchObject({
      ...{ status: 409, body: { msg: '90天内有3次违规下架，暂停发布，请联系客服' } },
    });
  });

  it('is done by the automatic operator in a demonstration', async () => {
    const good = (await saveModelDraft(browser)).id;
    const bad = (await saveModelDraft(browser, { name: '测试驳回模型' })).id;
    for (const id of [good, bad]) await testAndSubmit(browser, id);
    advance(31);
    // The portal has an operator of its own, which may be quicker.
    await createModelTask({ database, clock: now }).run();
    const decided = (id: string) =>
      waitUntil(
        () => read(id),
        ({ submittedAt }) => submittedAt === null,
      );
    expect((await decided(good)).status).toBe(211);
    expect(await decided(bad)).toMatchObject({ status: 121, positions: [{ field: 'name' }] });
    const todos = await browser.request('/ptl/console/todos');
    expect(todos.body.data).toEqual(expect.arrayContaining([{ kind: 'rejectedModel', total: expect.any(Number) }]));
  });
});

it('is listed for its owner alone, by statuses', async () => {
  const id = await publish();
  advance(1);
  await doPublishing(browser, 'newVersion', { id });
  expect((await list({ listingStatus: 2, auditStatus: 1 })).list[0]).toMatchObject({ id, revision: 'draft' });
  expect((await list({ listingStatus: 2, auditStatus: 0 })).total).toBe(0);
  const { body } = await browser.request('/ptl/model/myPublish/statusCount');
  expect((body.data as { status: number }[]).map(({ status }) => status)).toEqual([100, 101, 121, 211, 311, 321]);
});

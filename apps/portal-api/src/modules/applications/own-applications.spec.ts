import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { passCaptcha } from '../../testing/captcha-answer';
import { storeFile } from '../../testing/multipart';
import { addContent, makeJob, makeModel } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment, startTestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';

const { now, advance } = createTestClock();
// Slow statements are logged as they are written, and on a busy machine any can be slow.
const portal = setUpPortal({ clock: now, environment: { ...createTestEnvironment(), SLOW_QUERY_MS: 600_000 } });

beforeAll(() =>
  addContent(portal, {
    'models/m-one.json': makeModel('m-one'),
    'jobs/j-one.json': makeJob('j-one'),
  }),
);

const PERSON = { telephone: '13800138000', consent: true };
const COMPANY = { companyName: '启明制造', contactName: '王小明', industry: '装备制造', ...PERSON };
const USAGE = { ...COMPANY, scene: '用于产线设备的接入与监测。' };

const logIn = async () => (await openSession(portal, now())).browser;

const post = (browser: TestBrowser, url: string, payload: object) => browser.request(url, { method: 'POST', payload });

/** Sends one form of each kind but partnership, a minute after the other. */
async function applyForAll(browser: TestBrowser): Promise<string[]> {
  const forms: [string, () => Promise<object>][] = [
    [
      '/ptl/model/apply',
      async () => ({ ...USAGE, modelId: 'm-one', captchaTicket: await passCaptcha(browser, 'trial') }),
    ],
    [
      '/ptl/recruit/apply',
      async () => ({
        ...{ ...PERSON, jobId: 'j-one', name: '王小明', email: 'wang@example.com' },
        resumeFileId: await storeFile(browser, 'resume'),
      }),
    ],
    [
      '/portal/workorder/serviceConsult/save',
      async () => ({
        ...{ ...COMPANY, service: '数字化转型', content: '想了解工厂数字化转型的路径。' },
        captchaTicket: await passCaptcha(browser, 'consult'),
      }),
    ],
  ];
  const numbers: string[] = [];
  for (const [url, makePayload] of forms) {
    const { body } = await post(browser, url, await makePayload());
    if (body.code !== '200') throw new Error(`${url}: ${body.msg}`);
    numbers.push((body.data as { applicationNo: string }).applicationNo);
    advance(60);
  }
  return numbers;
}

const listOwn = async (browser: TestBrowser, query: object = {}) =>
  (await post(browser, '/ptl/application/pageList', query)).body.data as {
    total: number;
    list: {
      applicationNo: string;
      state: number;
      kind: string;
      contentType: number | null;
      itemName: string;
      itemUrl: string;
      createdAt: string;
    }[];
  };

const withdraw = (browser: TestBrowser, applicationNo: string) =>
  post(browser, '/ptl/application/withdraw', { applicationNo });

describe('the list of applications', () => {
  it('holds the own ones alone, newest first, with where they lead', async () => {
    const [browser, other] = [await logIn(), await logIn()];
    const numbers = await applyForAll(browser);
    await applyForAll(other);
    const { total, list } = await listOwn(browser);
    expect(total).toBe(3);
    expect(list.map(({ applicationNo }) => applicationNo)).toEqual([...numbers].reverse());
    expect(list.map(({ kind, contentType, itemName, itemUrl }) => [kind, contentType, itemName, itemUrl])).toEqual([
      ['consult', null, '数字化转型', '/business-consulting'],
      ['job', CONTENT_TYPES.RECRUIT, '职位j-one', '/recruit?job=j-one'],
      ['model', CONTENT_TYPES.MODEL, '模型m-one', '/modelDetail/m-one.html'],
    ]);
    expect(list.every(({ createdAt }) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(createdAt))).toBe(true);
  });

  it('comes by kind and in pages', async () => {
    const browser = await logIn();
    await applyForAll(browser);
    expect(await listOwn(browser, { kind: 'job' })).toMatchObject({ total: 1, list: [{ kind: 'job' }] });
    expect(await listOwn(browser, { kind: 'partner' })).toMatchObject({ total: 0, list: [] });
    expect(await listOwn(browser, { pageNo: 2, pageSize: 2 })).toMatchObject({
      total: 3,
      pageNo: 2,
      pageSize: 2,
      list: [{ kind: 'model' }],
    });
  });

  it('cannot be asked for somebody else’s', async () => {
    const [browser, other] = [await openSession(portal, now()), await logIn()];
    await applyForAll(browser.browser);
    const claims = { ownerId: browser.userId, userCode: `code-${browser.userId}` };
    expect(await listOwn(other, claims)).toMatchObject({ total: 0, list: [] });
  });
});

describe('withdrawing', () => {
  it('takes an application back once', async () => {
    const browser = await logIn();
    const [applicationNo = ''] = await applyForAll(browser);
    const { body } = await withdraw(browser, applicationNo);
    expect(body).toMatchObject({ code: '200', msg: '已撤回', data: { applicationNo, state: 40 } });
    expect((await listOwn(browser)).list.find((row) => row.applicationNo === applicationNo)?.state).toBe(40);
    expect((await withdraw(browser, applicationNo)).status).toBe(409);
  });

  it('is too late once somebody works on it', async () => {
    const browser = await logIn();
    const [applicationNo = ''] = await applyForAll(browser);
    await portal.database.query(`update application set state = 20 where application_no = $1`, [applicationNo]);
    expect(await withdraw(browser, applicationNo)).toMatchObject({
      status: 409,
      body: { code: '409', msg: '申请当前为「处理中」，不能进行此操作' },
    });
  });

  it('answers the same to another user’s number, a visitor’s and an unknown one', async () => {
    const [browser, other] = [await logIn(), await logIn()];
    const [applicationNo = ''] = await applyForAll(browser);
    const visitor = new TestBrowser(portal.app);
    const captchaTicket = await passCaptcha(visitor, 'consult');
    const payload = { ...COMPANY, service: '咨询', content: '想了解工厂数字化转型的路径。', captchaTicket };
    const consulted = await post(visitor, '/portal/workorder/serviceConsult/save', payload);
    const foreign = (consulted.body.data as { applicationNo: string }).applicationNo;
    const responses = await Promise.all(
      [applicationNo, foreign, 'TR20260101AAAAAA', "' or '1'='1"].map((no) => withdraw(other, no)),
    );
    const [first] = responses;
    expect(first).toMatchObject({ status: 404, body: { code: '404', data: null } });
    for (const { status, body } of responses)
      expect({ status, msg: body.msg }).toEqual({ status: 404, msg: first?.body.msg });
    expect((await listOwn(browser)).list.some(({ state }) => state === 40)).toBe(false);
  });

  it('twenty times at once works once', async () => {
    const browser = await logIn();
    const [applicationNo = ''] = await applyForAll(browser);
    const responses = await Promise.all(Array.from({ length: 20 }, () => withdraw(browser, applicationNo)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe('a file of an application', () => {
  const rejected = (field: string) => ({
    status: 400,
    body: { code: '422', data: { fieldErrors: [{ field, msg: '附件已失效，请重新上传' }] } },
  });
  const apply = async (browser: TestBrowser, fileIds: string[]) =>
    post(browser, '/ptl/model/apply', {
      ...{ ...USAGE, modelId: 'm-one', fileIds },
      captchaTicket: await passCaptcha(browser, 'trial'),
    });
  const applyForJob = (browser: TestBrowser, resumeFileId: string) =>
    post(browser, '/ptl/recruit/apply', {
      ...{ ...PERSON, jobId: 'j-one', name: '王小明', email: 'wang@example.com', resumeFileId },
    });

  it('has to be the own one', async () => {
    const [browser, other] = [await logIn(), await logIn()];
    const [own, foreign] = [await storeFile(browser), await storeFile(other)];
    for (const ids of [[foreign], [own, foreign], ['none'], ["'; drop table stored_file"], [own.toUpperCase()]])
      expect(await apply(browser, ids)).toMatchObject(rejected('fileIds'));
    expect(await applyForJob(browser, foreign)).toMatchObject(rejected('resumeFileId'));
    expect((await apply(browser, [own, own])).body.code).toBe('200');
  });

  it('belongs to one application, and stays with it', async () => {
    const browser = await logIn();
    const id = await storeFile(browser, 'resume');
    expect((await applyForJob(browser, id)).body.code).toBe('200');
    expect((await post(browser, '/ptl/file/delete', { id })).status).toBe(404);
    expect(await applyForJob(browser, id)).toMatchObject(rejected('resumeFileId'));
  });

  it('was uploaded for that form', async () => {
    const browser = await logIn();
    expect(await applyForJob(browser, await storeFile(browser))).toMatchObject(rejected('resumeFileId'));
    expect(await apply(browser, [await storeFile(browser, 'resume')])).toMatchObject(rejected('fileIds'));
  });
});

it('keeps telephones and texts out of the log, also when the database refuses', async () => {
  await portal.database.query(`alter table application add constraint refuse_all check (false) not valid`);
  const browser = await logIn();
  const captchaTicket = await passCaptcha(browser, 'trial');
  const response = await post(browser, '/ptl/model/apply', { ...USAGE, modelId: 'm-one', captchaTicket });
  await portal.database.query('alter table application drop constraint refuse_all');
  expect(response).toMatchObject({ status: 500, body: { code: '500', msg: '服务器错误' } });
  const log = portal.logLines.join('');
  expect(log).toContain('23514');
  for (const secret of ['13800138000', '王小明', '启明制造', '产线设备', 'insert into'])
    expect(log).not.toContain(secret);
});

it('gets another number where somebody has the first one already', async () => {
  const { query } = portal.database;
  await query('create sequence draws');
  await query(
    `create function reject_first() returns trigger language plpgsql as $$ begin
       if nextval('draws') = 1 then
         raise unique_violation using constraint = 'application_application_no_key';
       end if;
       return new;
     end $$`,
  );
  await query('create trigger reject_first before insert on application for each row execute function reject_first()');
  const browser = await logIn();
  const captchaTicket = await passCaptcha(browser, 'trial');
  const response = await post(browser, '/ptl/model/apply', { ...USAGE, modelId: 'm-one', captchaTicket });
  await query('drop function reject_first cascade');
  expect(response).toMatchObject({ status: 200, body: { code: '200', msg: '提交成功' } });
  expect(await query('select last_value::int as draws from draws')).toEqual([{ draws: 2 }]);
});

it('waits after ten forms in a minute from one address', async () => {
  const limited = await startTestPortal({ isRateLimited: true });
  const browser = new TestBrowser(limited.app);
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1)
    statuses.push((await post(browser, '/portal/workorder/serviceConsult/save', COMPANY)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  await limited.close();
});

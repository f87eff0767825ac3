import type { IdentificationDetail } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { createRealnameCalls, findPerson, setEntrance, toElements } from './testing/realname-calls';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const calls = createRealnameCalls(portal);

beforeAll(() => setEntrance(portal, true, true));
// People of the sandbox have no more accounts than others.
beforeEach(() => portal.database.query('delete from identification'));

async function logIn(): Promise<TestBrowser> {
  const { browser } = await openSession(portal, now());
  await calls.agree(browser);
  return browser;
}

const { three, four } = toElements(findPerson('pass'));

async function verify(browser: TestBrowser, call: string, payload: object): Promise<IdentificationDetail> {
  const { id } = await calls.submit(browser, call, payload);
  const code = await calls.sendCode(browser, id);
  return calls.submit(browser, 'smsVerify', { id, code });
}

describe('a person', () => {
  it.each([
    ['personThreeElement', three, 2],
    ['personFourElement', four, 6],
  ] as const)('passes by %s and a code to the telephone', async (call, payload, method) => {
    const browser = await logIn();
    const submitted = await calls.submit(browser, call, payload);
    expect(submitted).toMatchObject({ type: 1, method, state: 2, proof: 'telephone', hasElements: true });
    expect(await calls.find(browser)).toMatchObject({ state: 2, kind: 'none', ongoing: { id: submitted.id } });
    const code = await calls.sendCode(browser, submitted.id);
    const passed = await calls.submit(browser, 'smsVerify', { id: submitted.id, code });
    expect(passed).toMatchObject({ state: 6, proof: null, decidedAt: '2026-06-05T12:00:00+08:00' });
    const { effective, ...rest } = await calls.find(browser);
    expect(rest).toEqual({ state: 6, kind: 'person', ongoing: null, failed: null, mayRenew: false, mayPurchase: true });
    expect(effective).toMatchObject({ id: submitted.id, name: '**安', number: '1100**********001X' });
    expect((await calls.post(browser, 'identificationDetailForEffective')).body.data).toMatchObject({ state: 6 });
    expect((await calls.post(browser, 'identificationDetailForOngoing')).body.data).toBeNull();
  });

  it('tells other domains, and its owner', async () => {
    const { browser, userId } = await openSession(portal, now());
    await calls.agree(browser);
    await verify(browser, 'personThreeElement', toElements(findPerson('pass')).three);
    const messages = await portal.database.query<{ title: string }>(
      `select title from user_message where owner_id = $1 and type = 'realname'`,
      [userId],
    );
    expect(messages.map(({ title }) => title)).toContain('实名认证已通过：个人认证');
  });

  it.each(['name', 'idNumber', 'telephone'] as const)('is told that the %s does not match', async (element) => {
    const browser = await logIn();
    const failed = await calls.submit(browser, 'personThreeElement', toElements(findPerson(element)).three);
    expect(failed).toMatchObject({ state: 7, failure: element, reason: expect.stringContaining('不一致') });
    expect(await calls.find(browser)).toMatchObject({ state: 7, effective: null, failed: { id: failed.id } });
  });

  it('is told that the card does not match, and may try something else at once', async () => {
    const browser = await logIn();
    const failed = await calls.submit(browser, 'personFourElement', toElements(findPerson('bankCard')).four);
    expect(failed).toMatchObject({ state: 7, failure: 'bankCard' });
    expect(await verify(browser, 'personThreeElement', toElements(findPerson('pass')).three)).toMatchObject({
      state: 6,
    });
    expect(await calls.find(browser)).toMatchObject({ state: 6, failed: null });
  });

  it('that nobody knows does not pass', async () => {
    const unknown = { ...three, idNumber: '81000019900101012', name: '陈大文' };
    const browser = await logIn();
    const payload = { ...unknown, idNumber: '810000199001010123' };
    expect(await calls.submit(browser, 'personThreeElement', payload)).toMatchObject({
      state: 7,
      failure: 'idNumber',
    });
  });

  it('is written as on the document, whatever the keyboard makes of it', async () => {
    const { idNumber, telephone } = findPerson('pass');
    const payload = { method: 2, name: ' 林予安 ', idNumber: '11000019900307００１ｘ', telephone: `+86 ${telephone}` };
    expect(idNumber).toBe('11000019900307001X');
    expect(await calls.submit(await logIn(), 'personThreeElement', payload)).toMatchObject({ hasElements: true });
  });
});

describe('what is wrong', () => {
  it.each([
    ['personThreeElement', { ...three, name: '' }, 'name', '请输入姓名'],
    ['personThreeElement', { ...three, name: '张3' }, 'name', '请输入正确的姓名'],
    ['personThreeElement', { ...three, idNumber: '110000900307001' }, 'idNumber', '请使用18位证件号码'],
    ['personThreeElement', { ...three, idNumber: '110000199003070010' }, 'idNumber', '证件号码有误，请核对'],
    [
      'personThreeElement',
      { ...three, idNumber: '110000201506010107' },
      'idNumber',
      '未满18周岁，暂不支持个人实名认证',
    ],
    ['personThreeElement', { ...three, telephone: '' }, 'telephone', '请输入手机号码'],
    ['personThreeElement', { ...three, telephone: undefined }, 'telephone', '请输入手机号'],
    ['personThreeElement', { ...three, telephone: '1380000' }, 'telephone', '请输入11位手机号码'],
    ['personFourElement', { ...four, bankCard: '6299990000000018' }, 'bankCard', '银行卡号有误，请核对'],
    ['personThreeElement', { ...three, method: 6 }, 'method', '请选择认证方式'],
  ] as const)('%s of %j is refused at %s: %s', async (call, payload, field, msg) => {
    const browser = await logIn();
    const { status, body } = await calls.post(browser, call, payload);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: '422', data: { fieldErrors: expect.arrayContaining([{ field, msg }]) } },
    });
    expect(await calls.find(browser)).toMatchObject({ state: 0 });
  });

  it('without consent nothing is processed, and it is said what is missing', async () => {
    const { browser } = await openSession(portal, now());
    const { status, body } = await calls.post(browser, 'personThreeElement', three);
    expect({ status, msg: body.msg }).toEqual({ status: 409, msg: '请先单独同意「实名认证信息」' });
    await calls.agree(browser, ['identityElements']);
    expect((await calls.post(browser, 'personThreeElement', three)).status).toBe(200);
  });

  it('a wrong code is told, and five of them void the right one', async () => {
    const browser = await logIn();
    const { id } = await calls.submit(browser, 'personThreeElement', toElements(findPerson('slow')).three);
    const code = await calls.sendCode(browser, id);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count += 1)
      expect((await calls.post(browser, 'smsVerify', { id, code: wrong })).body).toMatchObject({
        code: '422',
        data: { fieldErrors: [{ field: 'code', msg: '验证码错误或已失效' }] },
      });
    expect((await calls.post(browser, 'smsVerify', { id, code })).body.code).toBe('422');
  });

  it('who is verified already is told so', async () => {
    const browser = await logIn();
    await verify(browser, 'personThreeElement', toElements(findPerson('pass')).three);
    const { status, body } = await calls.post(browser, 'personFourElement', four);
    expect({ status, msg: body.msg }).toEqual({ status: 409, msg: '您已完成个人认证' });
  });
});

describe('the entrance', () => {
  afterEach(() => setEntrance(portal, true, true));

  it.each([
    [false, false, '实名认证系统维护中，请稍后再试'],
    [true, false, '自动核验暂未开放，请改用证件审核'],
  ])('manual audit %p, third party %p: %s', async (manualAudit, thirdParty, msg) => {
    await setEntrance(portal, manualAudit, thirdParty);
    const browser = await logIn();
    const { body } = await browser.request('/ptl/identification/api/pageShowMode');
    expect(body.data).toEqual({ manualAudit, thirdParty });
    expect((await calls.post(browser, 'personThreeElement', three)).body).toMatchObject({ code: '409', msg });
    expect(await calls.find(browser)).toMatchObject({ state: 0 });
  });
});

describe('repeats', () => {
  it('of one key are one verification', async () => {
    const browser = await logIn();
    const key = randomUUID();
    const responses = [];
    for (let count = 0; count < 2; count += 1)
      responses.push((await calls.post(browser, 'personThreeElement', three, key)).body.data as IdentificationDetail);
    expect(responses[0]?.id).toBe(responses[1]?.id);
    const different = await calls.post(browser, 'personThreeElement', { ...three, name: '林予' }, key);
    expect(different.status).toBe(422);
  });

  it('of two tabs leave one that is open', async () => {
    const { browser, userId } = await openSession(portal, now());
    await calls.agree(browser);
    const responses = await Promise.all([1, 2].map(() => calls.post(browser, 'personThreeElement', three)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await portal.database.query<{ state: number }>(
      'select state from identification where owner_id = $1 order by state',
      [userId],
    );
    expect(rows.map(({ state }) => state)).toEqual([2, 8]);
  });
});

describe('a verification', () => {
  it('is cancelled once, and only while it is open', async () => {
    const browser = await logIn();
    const { id } = await calls.submit(browser, 'personThreeElement', three);
    expect((await calls.cancel(browser, id)).status).toBe(200);
    expect(await calls.find(browser)).toMatchObject({ state: 0, ongoing: null });
    expect((await calls.cancel(browser, id)).status).toBe(409);
    expect((await calls.post(browser, 'smsSend', { id })).status).toBe(409);
  });

  it('that is cancelled is the last, whatever has failed before it', async () => {
    const browser = await logIn();
    await calls.submit(browser, 'personThreeElement', toElements(findPerson('name')).three);
    expect(await calls.find(browser)).toMatchObject({ state: 7, failed: { state: 7 } });
    // Of two records of the same moment none is the newer.
    advance(1);
    const { id } = await calls.submit(browser, 'personThreeElement', three);
    await calls.cancel(browser, id);
    expect(await calls.find(browser)).toMatchObject({ state: 0, ongoing: null, failed: null });
  });

  it('of somebody else is answered like one that does not exist', async () => {
    const [owner, stranger] = [await logIn(), await logIn()];
    const { id } = await calls.submit(owner, 'personThreeElement', three);
    const notThere = { status: 404, body: { code: '404', msg: '请求的内容不存在', data: null } };
    for (const wrong of [id, randomUUID(), "' or '1'='1"]) {
      expect(await calls.detail(stranger, wrong)).toMatchObject(notThere);
      expect(await calls.cancel(stranger, wrong)).toMatchObject(notThere);
      expect(await calls.post(stranger, 'smsSend', { id: wrong })).toMatchObject(notThere);
      expect(await calls.post(stranger, 'smsVerify', { id: wrong, code: '000000' })).toMatchObject(notThere);
    }
    expect((await calls.detail(owner, id)).body.data).toMatchObject({ id, state: 2 });
  });

  it('keeps no number where it can be read', async () => {
    const { browser, userId } = await openSession(portal, now());
    await calls.agree(browser);
    const { id } = await calls.submit(browser, 'personFourElement', toElements(findPerson('name')).four);
    const { idNumber, bankCard, telephone, name } = findPerson('name');
    const tables = await portal.database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const lines: string[] = [];
    for (const table of tables)
      lines.push(
        ...(await portal.database.query<{ line: string }>(`select t::text as line from ${table.name} t`)).map(
          ({ line }) => line,
        ),
      );
    const response = (await calls.detail(browser, id)).text;
    const everything = [...lines, ...portal.logLines, response].join('\n');
    expect(everything).toContain(userId);
    for (const secret of [idNumber, bankCard, telephone, name]) expect(everything).not.toContain(secret);
  });
});

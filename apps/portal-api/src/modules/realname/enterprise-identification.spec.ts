import { createRecordTimers } from '../../platform/records/record-timers';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { identifications } from './identifications.repository';
import { identification } from './realname.tables';
import { ACCOUNT, createEnterpriseCalls, fillInEnterprise as fillIn } from './testing/enterprise-calls';
import { createRealnameCalls, keepSessions, setEntrance } from './testing/realname-calls';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const calls = createRealnameCalls(portal);
const { submit, applyFor, readAmount, verify } = createEnterpriseCalls(portal);
const timers = () => createRecordTimers(identifications, { database, clock: now, dueAt: identification.expiresAt });

beforeAll(() => setEntrance(portal, true, true));
beforeEach(() => portal.database.query('delete from identification'));

async function logIn(): Promise<TestBrowser> {
  const { browser } = await openSession(portal, now());
  await calls.agree(browser);
  return browser;
}

const wrongOf = (amount: string) => (amount === '0.50' ? '0.51' : '0.50');

describe('an enterprise', () => {
  it('is verified by the amount that came in', async () => {
    const browser = await logIn();
    const sent = await submit(browser, fillIn('pass'));
    expect(sent).toMatchObject({ type: 2, method: 3, state: 2, proof: 'remittance', hasElements: true });
    const paid = await calls.submit(browser, 'unionPayApply', { id: sent.id, ...ACCOUNT });
    expect(paid).toMatchObject({ state: 4, dueAt: '2026-06-15T12:00:00+08:00' });
    const status = await browser.request(`/ptl/identification/remitStatus?id=${sent.id}`);
    expect(status.body.data).toMatchObject({ state: 4, triesLeft: 3 });
    const amount = await readAmount(sent.id);
    expect(amount).toMatch(/^0\.\d{2}$/);
    const passed = await calls.submit(browser, 'unionPayVerify', { id: sent.id, amount });
    expect(passed).toMatchObject({ state: 6, name: '澄湖乳业（江苏）有限公司', number: '91990000MA00000109' });
    expect(await calls.find(browser)).toMatchObject({ state: 6, kind: 'enterprise' });
  });

  it.each([
    ['companyName', 'companyName'],
    ['legalPerson', 'legalPerson'],
  ] as const)('is told that the %s does not match', async (outcome, failure) => {
    expect(await submit(await logIn(), fillIn(outcome))).toMatchObject({ state: 7, failure });
  });

  it.each([
    [{ companyName: '澄湖' }, 'companyName', '名称应为4至100个字符'],
    [{ creditCode: '91990000MI0000007X' }, 'creditCode', expect.stringContaining('不含字母')],
    [{ creditCode: '' }, 'creditCode', '请输入统一社会信用代码'],
    [{ legalPerson: '张3' }, 'legalPerson', '请输入正确的姓名'],
    [{ validUntil: '2026-06-04' }, 'validUntil', '证件已过期，请先更新证件'],
    [{ telephone: '154' }, 'telephone', '请输入11位手机号码'],
    [{ type: 1 }, 'type', '请选择认证类型'],
  ])('is told what is wrong: %j', async (more, field, msg) => {
    const { body } = await calls.post(await logIn(), 'enterpriseThreeElement', { ...fillIn('pass'), ...more });
    expect(body).toMatchObject({ code: '422', data: { fieldErrors: [{ field, msg }] } });
  });

  it('with a code whose check fails is shown another way', async () => {
    const form = { ...fillIn('pass'), creditCode: '91990000MA0000010X' };
    const { status, body } = await calls.post(await logIn(), 'enterpriseThreeElement', form);
    expect({ status, msg: body.msg }).toEqual({ status: 409, msg: expect.stringContaining('证照审核') });
  });

  it('is verified by its legal representative, who tells a code', async () => {
    const browser = await logIn();
    const legal = { legalPersonIdNumber: '11000019900307001X', legalPersonTelephone: '13800000001' };
    const sent = await calls.submit(browser, 'enterpriseFourElement', { ...fillIn('pass'), ...legal });
    expect(sent).toMatchObject({ method: 4, state: 2, proof: 'consent', hasElements: true });
    const mobile = { mobile: '13800000003', faceAuthBussinessType: 'enterprise', nowDate: '1780000000000' };
    const other = await browser.request('/portal_drill/enterprise/audit/sendVerificationCode', {
      method: 'POST',
      payload: mobile,
    });
    expect(other.body).toMatchObject({ code: '422', data: { fieldErrors: [{ field: 'mobile' }] } });
    const code = await calls.sendCode(browser, sent.id);
    expect(await calls.submit(browser, 'smsVerify', { id: sent.id, code })).toMatchObject({ state: 6 });
  });

  it('finds its bank by a part of the name', async () => {
    const browser = await logIn();
    const read = async (name: string) =>
      (await browser.request(`/ptl/identification/identificationBankList?bankName=${encodeURIComponent(name)}`)).body
        .data;
    expect(await read('工商')).toEqual([{ bankCode: 'ICBC', bankName: '中国工商银行' }]);
    expect(await read('没有的银行')).toEqual([]);
    expect(await read('')).toHaveLength(20);
  });
});

describe('a remittance', () => {
  it('is not asked for before the elements match, nor twice', async () => {
    const browser = await logIn();
    const { id } = await submit(browser, fillIn('unreachable'));
    expect((await calls.post(browser, 'unionPayApply', { id, ...ACCOUNT })).status).toBe(409);
    const paid = await applyFor(browser, fillIn('pass'));
    expect((await calls.post(browser, 'unionPayApply', { id: paid.id, ...ACCOUNT })).status).toBe(409);
    const stranger = await logIn();
    expect((await calls.post(stranger, 'unionPayApply', { id: paid.id, ...ACCOUNT })).status).toBe(404);
    expect((await calls.post(stranger, 'unionPayVerify', { id: paid.id, amount: '0.50' })).status).toBe(404);
  });

  it.each([
    [{ account: '1234567' }, 'account', '对公账号应为8至32位数字'],
    [{ branchNo: '12' }, 'branchNo', '联行号应为12位数字'],
    [{ bankName: '' }, 'bankName', '请选择开户银行'],
  ])('is refused with %j', async (more, field, msg) => {
    const browser = await logIn();
    const { id } = await submit(browser, fillIn('pass'));
    const { body } = await calls.post(browser, 'unionPayApply', { id, ...ACCOUNT, ...more });
    expect(body).toMatchObject({ code: '422', data: { fieldErrors: [{ field, msg }] } });
  });

  it('that the bank refuses says why', async () => {
    expect(await applyFor(await logIn(), fillIn('remitFails'))).toMatchObject({
      ...{ state: 7, failure: 'bank', reason: '账号与户名不符，银行退回' },
    });
  });

  it('tells the tries that are left, and after three wrong amounts locks for a day', async () => {
    const browser = await logIn();
    const { id } = await applyFor(browser, fillIn('pass'));
    const amount = wrongOf(await readAmount(id));
    for (const bad of ['0.370', '1.00', 'x']) {
      const { body } = await calls.post(browser, 'unionPayVerify', { id, amount: bad });
      expect(body.msg).toBe('请输入0.01至0.99元的到账金额，保留两位小数');
    }
    for (const left of [2, 1])
      expect((await calls.post(browser, 'unionPayVerify', { id, amount })).body.msg).toBe(
        `金额不符，还可尝试${left}次`,
      );
    expect(await calls.submit(browser, 'unionPayVerify', { id, amount })).toMatchObject({
      state: 7,
      failure: 'amount',
    });
    const { status, body } = await calls.post(browser, 'enterpriseThreeElement', fillIn('pass'));
    expect({ status, data: body.data }).toEqual({ status: 429, data: { retryAfter: 86_400 } });
    advance(86_401);
    await keepSessions(portal, now());
    expect(await submit(browser, fillIn('pass'))).toMatchObject({ state: 2 });
  });

  it('counts three wrong amounts that come at once, and not a fourth', async () => {
    const browser = await logIn();
    const { id } = await applyFor(browser, fillIn('pass', 1));
    const amount = wrongOf(await readAmount(id));
    const responses = await Promise.all([1, 2, 3, 4].map(() => calls.post(browser, 'unionPayVerify', { id, amount })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 409]);
  });

  it('that does not come for 72 hours, or is not looked at for ten days, comes to an end', async () => {
    const [waiting, forgetful] = [await logIn(), await logIn()];
    const pending = await applyFor(waiting, fillIn('remitPending'));
    const paid = await applyFor(forgetful, fillIn('pass'));
    expect([pending.state, paid.state]).toEqual([3, 4]);
    await runDue(database.orm, timers(), new Date(now().getTime() + 72 * 3_600_000 - 1000));
    expect((await calls.detail(waiting, pending.id)).body.data).toMatchObject({ state: 3 });
    advance(72 * 3600 + 1);
    await keepSessions(portal, now());
    await runDue(database.orm, timers(), now());
    expect((await calls.detail(waiting, pending.id)).body.data).toMatchObject({ state: 7 });
    expect((await calls.detail(forgetful, paid.id)).body.data).toMatchObject({ state: 4 });
    advance(7 * 86_400);
    await keepSessions(portal, now());
    await runDue(database.orm, timers(), now());
    expect((await calls.detail(forgetful, paid.id)).body.data).toMatchObject({ state: 8 });
  });
});

describe('a change', () => {
  const COMPANY = fillIn('pass');
  const RENAMED = { ...fillIn('pass', 1), type: 4 };
  const OTHER = { ...fillIn('pass', 2), type: 5 };

  it('of the name leaves the identity in effect until the new one has passed', async () => {
    const browser = await logIn();
    const old = await verify(browser, COMPANY);
    const { id } = await applyFor(browser, RENAMED);
    expect(await calls.find(browser)).toMatchObject({ state: 9, effective: { id: old.id }, ongoing: { id } });
    await calls.submit(browser, 'unionPayVerify', { id, amount: await readAmount(id) });
    expect(await calls.find(browser)).toMatchObject({ state: 6, ongoing: null, effective: { id, type: 4 } });
    expect((await calls.detail(browser, old.id)).body.data).toMatchObject({ state: 11 });
  });

  it('that fails or is cancelled gives the identity back', async () => {
    const browser = await logIn();
    const old = await verify(browser, COMPANY);
    const cancelled = await submit(browser, RENAMED);
    expect((await calls.cancel(browser, cancelled.id)).status).toBe(200);
    expect(await calls.find(browser)).toMatchObject({ state: 6, effective: { id: old.id }, ongoing: null });
    advance(1);
    const failed = await submit(browser, { ...RENAMED, legalPerson: '别人某' });
    expect(failed).toMatchObject({ state: 7, failure: 'legalPerson' });
    expect(await calls.find(browser)).toMatchObject({ state: 6, effective: { id: old.id }, failed: { id: failed.id } });
  });

  it('from a person to an enterprise needs the person, and ends as an enterprise', async () => {
    const browser = await logIn();
    expect((await calls.post(browser, 'enterpriseThreeElement', { ...COMPANY, type: 3 })).body.msg).toBe(
      '请先完成实名认证，再申请变更',
    );
    const person = { method: 2, name: '周启航', idNumber: '110000199209180038', telephone: '13800000003' };
    const { id } = await calls.submit(browser, 'personThreeElement', person);
    await calls.submit(browser, 'smsVerify', { id, code: await calls.sendCode(browser, id) });
    expect((await calls.post(browser, 'enterpriseThreeElement', COMPANY)).body.msg).toContain('个人转企业');
    expect(await verify(browser, { ...COMPANY, type: 3 })).toMatchObject({ state: 6, type: 3 });
    expect(await calls.find(browser)).toMatchObject({ state: 6, kind: 'enterprise' });
  });

  it.each([
    [{ ...RENAMED, creditCode: OTHER.creditCode }, 'creditCode', '主体变更'],
    [{ ...COMPANY, type: 4 }, 'companyName', '无需变更'],
    [{ ...COMPANY, type: 5 }, 'creditCode', '与当前一致'],
  ])('of %j is refused at %s: %s', async (form, field, msg) => {
    const browser = await logIn();
    await verify(browser, COMPANY);
    const { body } = await calls.post(browser, 'enterpriseThreeElement', form);
    expect(body).toMatchObject({
      code: '422',
      data: { fieldErrors: [{ field, msg: expect.stringContaining(msg) }] },
    });
    expect(await calls.find(browser)).toMatchObject({ state: 6 });
  });

  it('of the enterprise waits for open business and lies half a year after the last', async () => {
    const { browser, userId } = await openSession(portal, now());
    await calls.agree(browser);
    await verify(browser, COMPANY);
    const check = async () => (await calls.post(browser, 'changePrecheck', { type: 5 })).body.data;
    expect(await check()).toEqual({ blockers: [] });
    await portal.database.query(
      `insert into quote (id, owner_id, body, created_at, expires_at) values ('q', $1, '{}', $2, $2)`,
      [userId, now()],
    );
    await portal.database.query(
      `insert into purchase_order (order_no, owner_id, quote_id, state, line, payable, contract_first, remark,
         agreement_version, created_at) values ('SO1', $1, 'q', 'reviewing', '{}', 100, false, '', '1', $2)`,
      [userId, now()],
    );
    expect(await check()).toMatchObject({ blockers: [{ type: 'order', count: 1 }] });
    expect((await calls.post(browser, 'enterpriseThreeElement', OTHER)).status).toBe(409);
    await portal.database.query(`delete from purchase_order where order_no = 'SO1'`);
    expect(await verify(browser, OTHER)).toMatchObject({ state: 6, type: 5 });
    expect(await check()).toMatchObject({ blockers: [{ type: 'interval' }] });
  });
});

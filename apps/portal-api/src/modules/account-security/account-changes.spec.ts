import { setUpPortal } from '../../testing/set-up';
import { createAccountActions, createTelephone, errorOf as error } from '../../testing/test-account';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now, isDemo: true });
beforeEach(() => advance(86_400));

const people = createAccountActions(portal, advance);
const { register, logIn, post, prove, prepareChange, sendCode, readCode, readMessage, readCodeMessage } = people;

const readSecurity = async (browser: TestBrowser) =>
  (await browser.request('/ptl/user/security')).body.data as Record<string, unknown>;

const BAD_TICKET = '身份验证已失效，请重新验证';
const BAD_CODE = '验证码错误或已失效';

describe('the telephone', () => {
  it('is changed by the codes of both numbers: the old one is worthless at once, the new one leads in', async () => {
    const { browser, telephone: old } = await register();
    const change = await prepareChange(browser);
    advance(1);
    const { body } = await post(browser, 'changeMobile', change);
    const masked = `135****${change.telephone.slice(-4)}`;
    expect(body).toMatchObject({ code: '200', msg: '手机号已更换', data: { telephone: masked, ways: ['mobile'] } });
    expect((await browser.request('/ptl/user/info')).body.data).toMatchObject({ telephone: masked });
    expect((await logIn(old)).token).toBeUndefined();
    expect((await logIn(change.telephone)).token).toBeDefined();
    expect(await readMessage()).toContain('已更换绑定手机号');
  });

  it('is told to its owner in the transaction of the change', async () => {
    const { browser } = await register();
    await post(browser, 'changeMobile', await prepareChange(browser));
    const messages = await portal.database.query<{ title: string; type: string }>(
      `select m.title, m.type from user_message m join user_session s on s.user_id = m.owner_id order by m.created_at desc limit 1`,
    );
    expect(messages).toEqual([{ title: '已绑定新的手机号', type: 'security' }]);
  });

  it('is changed once, however often it is sent with one key', async () => {
    const { browser } = await register();
    const change = await prepareChange(browser);
    const key = { 'idempotency-key': 'change-1' };
    const first = await post(browser, 'changeMobile', change, key);
    const again = await post(browser, 'changeMobile', change, key);
    expect([first.body.code, again.body.code]).toEqual(['200', '200']);
    expect((await post(browser, 'changeMobile', change)).body).toMatchObject(error('ticketOld', BAD_TICKET));
  });

  it('is changed by one of two that come at once', async () => {
    const { browser, telephone: old } = await register();
    const [first, second] = [await prepareChange(browser), await prepareChange(browser)];
    const responses = await Promise.all([first, second].map((change) => post(browser, 'changeMobile', change)));
    expect(responses.map(({ body }) => body.code).sort()).toEqual(['200', '422']);
    const tokens = await Promise.all(
      [old, first.telephone, second.telephone].map(async (name) => (await logIn(name)).token),
    );
    expect(tokens.filter(Boolean)).toHaveLength(1);
  });

  it('of another account cannot be bound, and the caller is told nothing of it (H21)', async () => {
    const { telephone: taken } = await register();
    const { browser } = await register();
    const ticketOld = await prove(browser, 'changeMobile');
    const unknown = await sendCode(browser, { scene: 'newMobile', telephone: createTelephone() });
    const known = await sendCode(browser, { scene: 'newMobile', telephone: taken });
    expect({ ...known.body, traceId: '' }).toEqual({ ...unknown.body, traceId: '' });
    expect(known.status).toBe(unknown.status);
    expect(await readCodeMessage()).toBe('您的手机号已绑定其他账号，不能重复绑定。如非本人操作，请忽略。');
    const change = { ticketOld, telephone: taken, code: '123456' };
    expect((await post(browser, 'changeMobile', change)).body).toMatchObject(error('code', BAD_CODE));
    expect((await logIn(taken)).token).toBeDefined();
  });

  it('that was registered after its code was sent is not taken away from its account', async () => {
    const { browser } = await register();
    const change = await prepareChange(browser);
    await register(change.telephone);
    expect((await post(browser, 'changeMobile', change)).body).toMatchObject(
      error('telephone', '该手机号无法绑定，请更换其他手机号'),
    );
    expect((await readSecurity(browser))['telephone']).not.toContain(change.telephone.slice(-4));
  });

  it('must be another one', async () => {
    const { browser, telephone } = await register();
    const { body } = await sendCode(browser, { scene: 'newMobile', telephone });
    expect(body).toMatchObject(error('telephone', '新手机号不能与当前手机号相同'));
  });

  it.each([
    [{ code: '12345' }, 'code', '请输入6位验证码'],
    [{ telephone: '12345' }, 'telephone', '请输入11位手机号码'],
    [{ telephone: '15400000000' }, 'telephone', '请输入正确的手机号码'],
    [{ ticketOld: '' }, 'ticketOld', '请先完成身份验证'],
    [{ ticketOld: 'x' }, 'ticketOld', BAD_TICKET],
  ])('is not changed with %j', async (values, field, msg) => {
    const { browser } = await register();
    const change = { ticketOld: 'x', telephone: createTelephone(), code: '123456', ...values };
    expect((await post(browser, 'changeMobile', change)).body).toMatchObject(error(field, msg));
  });
});

describe('the mail address', () => {
  async function bindMail(browser: TestBrowser, mail: string, way: 'mobile' | 'mail' = 'mobile') {
    const ticketOld = await prove(browser, 'changeMail', way);
    await sendCode(browser, { scene: 'newMail', mail });
    return post(browser, 'changeMail', { ticketOld, mail, code: await readCode('mail_outbox') });
  }

  it('is bound by the telephone, proves the account from then on, and is stored unreadable', async () => {
    const { browser } = await register();
    const { body } = await bindMail(browser, ' Wang.Canary@Example.COM ');
    expect(body).toMatchObject({
      msg: '邮箱已更换',
      data: { mail: 'w***@example.com', ways: ['mobile', 'mail'], score: 100 },
    });
    expect((await bindMail(browser, 'li.canary@example.com', 'mail')).body).toMatchObject({
      data: { mail: 'l***@example.com' },
    });
    const rows = await Promise.all(
      ['idp_account', 'portal_user', 'sms_code', 'mail_outbox', 'idempotency_record', 'user_message'].map((table) =>
        portal.database.query(`select * from ${table}`),
      ),
    );
    expect(JSON.stringify(rows)).not.toMatch(/canary@/i);
    expect(portal.logLines.join('')).not.toMatch(/canary@/i);
  });

  it('of another account is refused like a wrong code', async () => {
    await bindMail((await register()).browser, 'taken@example.com');
    const { browser } = await register();
    const ticketOld = await prove(browser, 'changeMail');
    const unknown = await sendCode(browser, { scene: 'newMail', mail: 'free@example.com' });
    const known = await sendCode(browser, { scene: 'newMail', mail: 'TAKEN@example.com' });
    expect({ ...known.body, traceId: '' }).toEqual({ ...unknown.body, traceId: '' });
    expect(await readCodeMessage('mail_outbox')).toContain('已绑定其他账号');
    const change = { ticketOld, mail: 'taken@example.com', code: '123456' };
    expect((await post(browser, 'changeMail', change)).body).toMatchObject(error('code', BAD_CODE));
  });

  it.each(['', 'x', 'a@b', `${'a'.repeat(95)}@example.com`])('is not bound as %j', async (mail) => {
    const { browser } = await register();
    const { body } = await post(browser, 'changeMail', { ticketOld: 'x', mail, code: '123456' });
    expect(body).toMatchObject({ code: '422', data: { fieldErrors: [{ field: 'mail' }] } });
  });
});

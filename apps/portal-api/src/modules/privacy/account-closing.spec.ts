import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { SYSTEM } from '../../platform/records/record-transition';
import { createClosingCalls } from '../../testing/closing-calls';
import { DAY_MS, startPrivacyTest } from '../../testing/privacy-test';
import { setUp } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { grantTestRoles } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { DEMO_PASSWORD } from '../identity-provider/demo-accounts';
import { portalUser } from '../users/users.tables';
import { endClosing } from './end-closing';

const { cancel, check, closeDue, openUser, query, readClosings, revoke, seed } = createClosingCalls(() => test);

const test = setUp(startPrivacyTest);

describe('asking for it', () => {
  it('says what follows, what is kept and why, and how to prove to be the owner', async () => {
    const { browser } = await openUser();
    const { blockers, closing, consequences, keptByLaw, proof, retention } = await check(browser);
    expect({ blockers, closing, proof }).toEqual({ blockers: [], closing: null, proof: 'login' });
    expect(consequences.length).toBeGreaterThan(2);
    expect(keptByLaw.map(({ title }) => title)).toEqual([
      ...['登录记录', '授权与同意记录', '订单', '汇款凭证', '支付记录', '退款记录', '合同', '发票'],
      ...['实名认证', '安全审计日志'],
    ]);
    expect(retention.length).toBeGreaterThan(15);
  });

  it('begins fifteen days in which it can be taken back', async () => {
    const { browser, userId } = await openUser();
    const { status, body } = await cancel(browser, { reason: '不再使用' });
    expect({ status, msg: body.msg }).toEqual({ status: 200, msg: '已提交注销申请' });
    const [row] = await readClosings(userId);
    expect(row).toMatchObject({ state: 1, reason: '不再使用' });
    expect((row?.effective_at.getTime() ?? 0) - test.clock().getTime()).toBe(15 * DAY_MS);
    const { closing } = await check(browser);
    expect(closing?.effectiveAt).toBe((body.data as { effectiveAt: string }).effectiveAt);
    expect(await query('select act from status_log where actor_id = $1', userId)).toEqual([{ act: 'apply' }]);
  });

  it('takes effect once: repeated, from two tabs, and while it is under way', async () => {
    const { browser, userId } = await openUser();
    const key = randomUUID();
    const first = await cancel(browser, {}, key);
    expect((await cancel(browser, {}, key)).body.data).toEqual(first.body.data);
    const others = await Promise.all(Array.from({ length: 4 }, () => cancel(browser)));
    expect(others.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(await readClosings(userId)).toHaveLength(1);
  });

  it('is refused while something is unfinished, and says what and where', async () => {
    const { browser, userId } = await openUser();
    await seed(userId, randomUUID());
    await query(`update portal_user set issuer = 'test' where id = $1`, userId);
    await query(`update purchase_order set state = 'unpaid' where owner_id = $1`, userId);
    await query('update work_order set status = 2 where owner_id = $1', userId);
    expect((await check(browser)).blockers.map(({ type, count, url }) => [type, count, url])).toEqual([
      ['order', 1, '/overview/order'],
      ['workorder', 1, '/overview/workorder'],
    ]);
    const { status, body } = await cancel(browser);
    expect({ status, msg: body.msg }).toEqual({ status: 409, msg: '还有未完成的事项，暂不能注销' });
    expect(await readClosings(userId)).toEqual([]);
  });

  it('is refused while a product still runs', async () => {
    const { browser, userId } = await openUser();
    await seed(userId, randomUUID());
    await query(`update portal_user set issuer = 'test' where id = $1`, userId);
    const run = (endsAt: Date) =>
      query(`update product_instance set state = 10, ends_at = $2 where owner_id = $1`, ...[userId, endsAt]);
    await run(new Date(test.clock().getTime() + DAY_MS));
    const [product] = (await check(browser)).blockers;
    expect(product).toMatchObject({ type: 'product', count: 1, url: '/overview/product' });
    expect(product?.advice).toContain('工单');
    expect((await cancel(browser)).status).toBe(409);
    await run(new Date(test.clock().getTime() - 1000));
    expect((await cancel(browser)).status).toBe(200);
  });

  it('is not kept back for ever by an order that nobody pays', async () => {
    const { browser, userId } = await openUser();
    await seed(userId, randomUUID());
    const leave = (state: string, days: number) =>
      query(
        `update purchase_order set state = $2, created_at = $3, pay_until = $3::timestamptz + interval '7 days'
         where owner_id = $1`,
        ...[userId, state, new Date(test.clock().getTime() - days * DAY_MS)],
      );
    await leave('unpaid', 6);
    expect((await check(browser)).blockers.map(({ type }) => type)).toEqual(['order']);
    await leave('unpaid', 8);
    expect((await check(browser)).blockers).toEqual([]);
    await leave('reviewing', 8);
    expect((await check(browser)).blockers.map(({ type }) => type)).toEqual(['order']);
  });

  it('has no further conditions', async () => {
    const { browser, userId } = await openUser();
    await seed(userId, randomUUID());
    await query(`update portal_user set issuer = 'test' where id = $1`, userId);
    await query(`update application set state = 20 where owner_id = $1`, userId);
    await query('update invoice_title set state = 1 where owner_id = $1', userId);
    await browser.request('/ptl/privacy/export', { method: 'POST', payload: {} });
    expect((await check(browser)).blockers).toEqual([]);
    expect((await cancel(browser)).status).toBe(200);
  });

  it('is refused to people of the platform as long as they have roles', async () => {
    const browser = new TestBrowser(test.portal.app);
    await browser.logIn('demo-operator');
    const { blockers } = await check(browser);
    expect(blockers).toEqual([
      { type: 'duty', title: '运营职责', count: 1, url: null, advice: expect.stringContaining('管理员') },
    ]);
  });

  it('is taken from them once they have none', async () => {
    const { browser, userId } = await openUser();
    await grantTestRoles(test.portal, userId, ['agent', 'legal']);
    expect((await cancel(browser)).body).toMatchObject({ code: '409', msg: '还有未完成的事项，暂不能注销' });
    await query('delete from staff_role where user_id = $1', userId);
    expect((await cancel(browser)).status).toBe(200);
  });

  it('counts nobody else’s business', async () => {
    const [own, other] = [await openUser(), await openUser()];
    await seed(other.userId, randomUUID());
    await query('update work_order set status = 1 where owner_id = $1', other.userId);
    expect((await check(own.browser)).blockers).toEqual([]);
  });

  it('needs a login of the last ten minutes where the account is another provider’s', async () => {
    const { browser, userId } = await openUser();
    await query(
      'update portal_user set last_login_at = $2 where id = $1',
      userId,
      new Date(test.clock().getTime() - 11 * 60_000),
    );
    const { status, body } = await cancel(browser);
    expect({ status, msg: body.msg }).toEqual({ status: 409, msg: '请重新登录，并在10分钟内提交注销申请' });
  });

  it('needs a ticket where the account is the portal’s own', async () => {
    const { browser, userId } = await openUser();
    await seed(userId, randomUUID());
    expect((await check(browser)).proof).toBe('ticket');
    for (const ticket of ['', 'wrong']) {
      const { status, body } = await cancel(browser, { ticket });
      expect({ status, code: body.code }).toEqual({ status: 400, code: '422' });
      expect(body.data).toMatchObject({ fieldErrors: [{ field: 'ticket' }] });
    }
    expect(await readClosings(userId)).toEqual([]);
  });

  it('takes a ticket of its own scene, once', async () => {
    const browser = new TestBrowser(test.portal.app);
    await browser.logIn('demo-personal');
    await query('delete from purchase_order');
    const prove = async (scene: string) => {
      const payload = { scene, way: 'password', password: DEMO_PASSWORD };
      const { body } = await browser.request('/ptl/user/verifyCode', { method: 'POST', payload });
      return (body.data as { ticket: string }).ticket;
    };
    expect((await cancel(browser, { ticket: await prove('changeMail') })).body.code).toBe('422');
    const ticket = await prove('closeAccount');
    expect((await cancel(browser, { ticket })).status).toBe(200);
    await revoke(browser);
    expect((await cancel(browser, { ticket })).body.code).toBe('422');
  });

  it.each([{ reason: '长'.repeat(201) }, { reason: 5 }, { ticket: 'x'.repeat(101) }])('refuses %j', async (payload) => {
    const { browser } = await openUser();
    expect((await cancel(browser, payload)).status).toBe(400);
  });

  it('asks visitors to log in', async () => {
    const browser = new TestBrowser(test.portal.app);
    expect((await browser.request('/ptl/account/cancelCheck')).status).toBe(401);
    expect((await cancel(browser)).status).toBe(401);
    expect((await revoke(browser)).status).toBe(401);
  });
});

describe('taking it back', () => {
  it('keeps the account, and lets it be asked for anew', async () => {
    const { browser, userId } = await openUser();
    expect((await revoke(browser)).status).toBe(409);
    await cancel(browser);
    expect((await revoke(browser)).status).toBe(200);
    expect((await revoke(browser)).status).toBe(409);
    expect((await check(browser)).closing).toBeNull();
    expect((await cancel(browser)).status).toBe(200);
    expect((await readClosings(userId)).map(({ state }) => state)).toEqual([2, 1]);
  });

  it('is nobody else’s business', async () => {
    const [own, other] = [await openUser(), await openUser()];
    await cancel(own.browser);
    expect((await revoke(other.browser)).status).toBe(409);
    expect((await readClosings(own.userId)).map(({ state }) => state)).toEqual([1]);
  });

  it('happens by itself when the owner logs in, who is told', async () => {
    const browser = new TestBrowser(test.portal.app);
    await browser.logIn('demo-new');
    const [user] = await query<{ id: string }>(`select id from portal_user where account = 'demo-new'`);
    const userId = user?.id ?? '';
    await query(
      `insert into account_closing (id, closing_no, owner_id, state, reason, requested_at, effective_at)
       values ($1, 'AC-LOGIN', $2, 1, '', $3, $4)`,
      ...[randomUUID(), userId, test.clock(), new Date(test.clock().getTime() + DAY_MS)],
    );
    await new TestBrowser(test.portal.app).logIn('demo-new');
    expect((await readClosings(userId)).map(({ state }) => state)).toEqual([2]);
    const messages = await query(`select title, read_at from user_message where record_no = 'AC-LOGIN'`);
    expect(messages).toEqual([{ title: '注销申请因账号重新登录已取消', read_at: null }]);
  });

  it('has one winner against the end of the cooling-off, every time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { browser, userId } = await openUser();
      await cancel(browser);
      await query('update account_closing set effective_at = $2 where owner_id = $1', userId, test.clock());
      const [isRevoked] = await Promise.all([endClosing(test, userId, 'return', SYSTEM), closeDue()]);
      await waitUntil(async () => (await readClosings(userId))[0]?.state !== 1);
      const [user] = await test.database.orm.select().from(portalUser).where(eq(portalUser.id, userId));
      expect((await readClosings(userId))[0]?.state).toBe(isRevoked ? 2 : 3);
      expect(user?.closedAt === null).toBe(isRevoked);
    }
  });
});

import type { ClosingCheck } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { seedPersonalData } from '../../testing/personal-data';
import { DAY_MS, type PrivacyTest, startPrivacyTest, until } from '../../testing/privacy-test';
import { TestBrowser } from '../../testing/test-browser';
import { openSession, reopenSession } from '../../testing/test-session';
import { SYSTEM } from '../lifecycle/advance-record';
import { portalUser } from '../users/users.tables';
import { closeDueAccounts, forgetKeptData } from './close-accounts';
import { endClosing } from './end-closing';
import { removeErasedFiles } from './erased-files';

let test: PrivacyTest;

beforeAll(async () => {
  test = await startPrivacyTest();
});
afterAll(() => test.close());

const openUser = () => openSession(test.portal, test.clock());
const query = <Row extends object>(text: string, ...values: unknown[]) => test.portal.database.query<Row>(text, values);
const check = async (browser: TestBrowser) =>
  (await browser.request('/ptl/account/cancelCheck')).body.data as ClosingCheck;
const cancel = (browser: TestBrowser, payload: object = {}, key: string = randomUUID()) =>
  browser.request('/ptl/account/cancel', { method: 'POST', payload, headers: { 'idempotency-key': key } });
const revoke = (browser: TestBrowser) => browser.request('/ptl/account/cancelRevoke', { method: 'POST', payload: {} });
const readClosings = (userId: string) =>
  query<{ state: number; reason: string; effective_at: Date }>(
    'select state, reason, effective_at from account_closing where owner_id = $1 order by requested_at',
    userId,
  );
const isClosed = async (userId: string) => (await readClosings(userId)).some(({ state }) => state === 3);
const seed = (userId: string, canary: string) =>
  seedPersonalData({ ...test, orm: test.database.orm, canary, now: test.clock() }, userId);

async function closeAll(userId: string): Promise<void> {
  await until(async () => {
    await closeDueAccounts(test);
    return isClosed(userId);
  });
}

/** Every place of the database in which a text stands. */
async function findText(text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(`select 1 from ${name} as line where line::text like $1`, `%${text}%`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const listStoredFiles = () =>
  readdirSync(test.filesDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(test.filesDir, name)).isFile(),
  );

describe('asking for it', () => {
  it('says what follows, what is kept and why, and how to prove to be the owner', async () => {
    const { browser } = await openUser();
    const { blockers, closing, consequences, keptByLaw, proof, retention } = await check(browser);
    expect({ blockers, closing, proof }).toEqual({ blockers: [], closing: null, proof: 'login' });
    expect(consequences.length).toBeGreaterThan(2);
    expect(keptByLaw.map(({ title }) => title)).toEqual(['登录记录', '授权与同意记录', '订单', '运营操作日志']);
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
    await query(`update application set state = 'processing' where owner_id = $1`, userId);
    await query('update invoice_title set state = 1 where owner_id = $1', userId);
    expect((await check(browser)).blockers.map(({ type, count, url }) => [type, count, url])).toEqual([
      ['order', 1, '/overview/order'],
      ['workorder', 1, '/overview/workorder'],
      ['application', 1, '/overview/tryProduct'],
      ['invoicetitle', 1, '/overview/info/invoiceInfo'],
    ]);
    const { status, body } = await cancel(browser);
    expect({ status, msg: body.msg }).toEqual({ status: 409, msg: '还有未完成的事项，暂不能注销' });
    expect(await readClosings(userId)).toEqual([]);
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
      const [isRevoked] = await Promise.all([endClosing(test, userId, 'return', SYSTEM), closeDueAccounts(test)]);
      await until(async () => (await readClosings(userId))[0]?.state !== 1);
      const [user] = await test.database.orm.select().from(portalUser).where(eq(portalUser.id, userId));
      expect((await readClosings(userId))[0]?.state).toBe(isRevoked ? 2 : 3);
      expect(user?.closedAt === null).toBe(isRevoked);
    }
  });
});

describe('the end of the cooling-off', () => {
  it('leaves nothing personal in the database or the file store', async () => {
    const { browser, userId } = await openUser();
    const canary = `CANARY-${randomUUID()}`;
    await seed(userId, canary);
    await query(`update portal_user set issuer = 'test' where id = $1`, userId);
    await cancel(browser, { reason: canary });
    await query(`update portal_user set issuer = 'embedded' where id = $1`, userId);
    await query(
      `insert into consent_record (id, owner_id, key, version, agreed, at) values ($1, $2, 'marketing', '1', true, $3)`,
      ...[randomUUID(), userId, test.clock()],
    );
    const files = await query<{ storage_key: string }>(
      'select storage_key from stored_file where owner_id = $1',
      userId,
    );
    expect((await findText(canary)).length).toBeGreaterThan(12);

    test.advance(15 * DAY_MS - 1000);
    await closeDueAccounts(test);
    expect(await isClosed(userId)).toBe(false);
    test.advance(2000);
    await closeAll(userId);

    expect(await findText(canary)).toEqual([]);
    const sealed = await query(
      'select 1 from application where owner_id = $1 union all select 1 from address where owner_id = $1',
      userId,
    );
    expect(sealed).toEqual([]);
    await until(async () => {
      await removeErasedFiles(test.database, test.files);
      return files.every(({ storage_key: key }) => !existsSync(join(test.filesDir, key)));
    });
    expect(listStoredFiles().filter((name) => files.some(({ storage_key: key }) => name.endsWith(key)))).toEqual([]);
    const [user] = await test.database.orm.select().from(portalUser).where(eq(portalUser.id, userId));
    expect(user).toMatchObject({
      ...{ nickname: '已注销用户', issuer: 'closed', company: '', bio: '', telephoneMasked: '', mailMasked: '' },
      menuPermissions: [],
    });
  });

  it('ends every session and every way in', async () => {
    const browser = new TestBrowser(test.portal.app);
    await browser.logIn('demo-enterprise');
    const [user] = await query<{ id: string }>(`select id from portal_user where account = 'demo-enterprise'`);
    const userId = user?.id ?? '';
    await query(`update purchase_order set state = 'completed' where owner_id = $1`, userId);
    await query('update work_order set status = 4 where owner_id = $1', userId);
    await query(
      `insert into account_closing (id, closing_no, owner_id, state, reason, requested_at, effective_at)
       values ($1, 'AC-IN', $2, 1, '', $3, $3)`,
      ...[randomUUID(), userId, test.clock()],
    );
    await closeAll(userId);
    await until(async () => (await browser.whoAmI()) === null);
    await expect(new TestBrowser(test.portal.app).logIn('demo-enterprise')).rejects.toThrow('账号或密码错误');
    expect(await query(`select 1 from idp_account where user_name = 'demo-enterprise'`)).toEqual([]);
  });

  it('keeps what the law asks for as long as it asks for it, and the audit for ever', async () => {
    const { browser, userId } = await openUser();
    await seed(userId, randomUUID());
    await query(`update portal_user set issuer = 'test' where id = $1`, userId);
    await browser.request('/ptl/privacy/consent', { method: 'POST', payload: { key: 'marketing', agreed: true } });
    await cancel(browser);
    test.advance(15 * DAY_MS + 1000);
    await closeAll(userId);
    const countKept = async () => {
      const [row] = await query<{ total: string }>(
        `select (select count(*) from purchase_order where owner_id = $1) + (select count(*) from quote where owner_id = $1)
           + (select count(*) from consent_record where owner_id = $1) as total`,
        userId,
      );
      return Number(row?.total);
    };
    await forgetKeptData(test);
    expect(await countKept()).toBe(3);
    test.advance(3 * 366 * DAY_MS + 1000);
    await forgetKeptData(test);
    expect(await countKept()).toBe(0);
    expect(await query(`select 1 from audit_log where action = 'account.close'`)).not.toHaveLength(0);
  });

  it('waits a day for what was begun in the meantime, and says so', async () => {
    const { browser, userId } = await openUser();
    await cancel(browser);
    await seed(userId, randomUUID());
    await query('update work_order set status = 1 where owner_id = $1', userId);
    test.advance(15 * DAY_MS + 1000);
    await until(async () => {
      await closeDueAccounts(test);
      return (
        (await query(`select 1 from user_message where owner_id = $1 and title = '账号暂未注销'`, userId)).length === 1
      );
    });
    expect((await readClosings(userId)).map(({ state }) => state)).toEqual([1]);
    await query('update work_order set status = 4 where owner_id = $1', userId);
    await closeDueAccounts(test);
    expect(await isClosed(userId)).toBe(false);
    test.advance(DAY_MS);
    await closeAll(userId);
  });

  it('is done once, however many do it', async () => {
    const { browser, userId } = await openUser();
    await cancel(browser);
    test.advance(15 * DAY_MS + 1000);
    await Promise.all([closeDueAccounts(test), closeDueAccounts(test), closeDueAccounts(test)]);
    await closeAll(userId);
    await closeDueAccounts(test);
    const lines = await query(
      `select act from status_log join account_closing on account_closing.id = record_id where owner_id = $1 order by position`,
      userId,
    );
    expect(lines).toEqual([{ act: 'apply' }, { act: 'close' }]);
  });

  it('leaves everybody else alone', async () => {
    const [own, other] = [await openUser(), await openUser()];
    const canary = `CANARY-${randomUUID()}`;
    await seed(other.userId, canary);
    const before = await findText(canary);
    await cancel(own.browser);
    test.advance(15 * DAY_MS + 1000);
    await closeAll(own.userId);
    expect(await findText(canary)).toEqual(before);
    const { browser } = await reopenSession(test.portal, other.userId, test.clock());
    expect((await browser.request('/ptl/privacy/consents')).status).toBe(200);
  });
});

import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createErasedFiles } from '../../platform/files/erased-files';
import { createPublicOrigins } from '../../platform/http/public-origins';
import { deliverMessages } from '../../platform/messages/deliver-messages';
import { createSandboxMailProvider } from '../../platform/messages/mail-provider';
import { createSandboxSmsProvider } from '../../platform/messages/sms-provider';
import { createClosingCalls } from '../../testing/closing-calls';
import { DAY_MS, startPrivacyTest } from '../../testing/privacy-test';
import { runDue } from '../../testing/run-due';
import { setUp } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { reopenSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { portalUser } from '../users/users.tables';
import { purgeKeptData } from './close-accounts';

const { cancel, closeAll, closeDue, isClosed, openUser, query, readClosings, seed } = createClosingCalls(() => test);

const test = setUp(startPrivacyTest);

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
    await closeDue();
    expect(await isClosed(userId)).toBe(false);
    test.advance(2000);
    await closeAll(userId);

    expect(await findText(canary)).toEqual([]);
    const sealed = await query(
      'select 1 from application where owner_id = $1 union all select 1 from address where owner_id = $1',
      userId,
    );
    expect(sealed).toEqual([]);
    await waitUntil(async () => {
      await runDue(test.database.orm, [createErasedFiles(test.database, test.files)], test.clock());
      return files.every(({ storage_key: key }) => !existsSync(join(test.filesDir, key)));
    });
    expect(listStoredFiles().filter((name) => files.some(({ storage_key: key }) => name.endsWith(key)))).toEqual([]);
    const [user] = await test.database.orm.select().from(portalUser).where(eq(portalUser.id, userId));
    expect(user).toMatchObject({
      ...{ nickname: '已注销用户', issuer: 'closed', company: '', bio: '', telephoneMasked: '', mailMasked: '' },
      menuPermissions: [],
    });
  });

  it('is told to the telephone and the mailbox the account had, as is the request', async () => {
    const { browser, userId } = await openUser();
    await seed(userId, `canary-${randomUUID()}@example.com`);
    await query(`update portal_user set issuer = 'test' where id = $1`, userId);
    await cancel(browser);
    await query(`update portal_user set issuer = 'embedded' where id = $1`, userId);
    const [closing] = await query<{ closing_no: string }>(
      'select closing_no from account_closing where owner_id = $1',
      userId,
    );
    const { orm } = test.database;
    const smsProvider = createSandboxSmsProvider(orm, test.clock);
    const mailProvider = createSandboxMailProvider(orm, test.clock);
    // The portal's own clock may be faster.
    const expectSent = (title: string) =>
      waitUntil(async () => {
        await deliverMessages({
          ...test,
          orm,
          smsProvider,
          mailProvider,
          origins: createPublicOrigins('http://localhost'),
        });
        const rows = await query(
          `select text from sms_outbox where text like '%' || $1 || '%' and text like $2 || '%' union all
           select text from mail_outbox where text like '%' || $1 || '%' and subject = $2`,
          ...[closing?.closing_no, title],
        );
        return rows.length === 2;
      });
    await expectSent('注销申请已提交，15天内可以放弃');
    test.advance(15 * DAY_MS + 1000);
    await closeAll(userId);
    await expectSent('账号已注销');
    await waitUntil(
      async () => (await query('select 1 from delivery_outbox where owner_id = $1', userId)).length === 0,
    );
  });

  it('ends every session and every way in', async () => {
    const browser = new TestBrowser(test.portal.app);
    await browser.logIn('demo-enterprise');
    const [user] = await query<{ id: string }>(`select id from portal_user where account = 'demo-enterprise'`);
    const userId = user?.id ?? '';
    await query('delete from purchase_order where owner_id = $1', userId);
    await query('update work_order set status = 4 where owner_id = $1', userId);
    await query('delete from published_model where owner_id = $1', userId);
    await query('delete from contract where owner_id = $1', userId);
    await query(
      `insert into account_closing (id, closing_no, owner_id, state, reason, requested_at, effective_at)
       values ($1, 'AC-IN', $2, 1, '', $3, $3)`,
      ...[randomUUID(), userId, test.clock()],
    );
    await closeAll(userId);
    await waitUntil(async () => (await browser.whoAmI()) === null);
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
    await purgeKeptData(test);
    expect(await countKept()).toBe(3);
    test.advance(3 * 366 * DAY_MS + 1000);
    await purgeKeptData(test);
    expect(await countKept()).toBe(0);
    expect(await query(`select 1 from audit_log where action = 'account.close'`)).not.toHaveLength(0);
  });

  it('waits a day for what was begun in the meantime, and says so', async () => {
    const { browser, userId } = await openUser();
    await cancel(browser);
    await seed(userId, randomUUID());
    await query('update work_order set status = 1 where owner_id = $1', userId);
    test.advance(15 * DAY_MS + 1000);
    await waitUntil(async () => {
      await closeDue();
      return (
        (await query(`select 1 from user_message where owner_id = $1 and title = '账号暂未注销'`, userId)).length === 1
      );
    });
    expect((await readClosings(userId)).map(({ state }) => state)).toEqual([1]);
    await query('update work_order set status = 4 where owner_id = $1', userId);
    await query('delete from published_model where owner_id = $1', userId);
    await query('delete from contract where owner_id = $1', userId);
    await closeDue();
    expect(await isClosed(userId)).toBe(false);
    test.advance(DAY_MS);
    await closeAll(userId);
  });

  it('does not wait for an account that cannot be closed', async () => {
    const [bad, good] = [await openUser(), await openUser()];
    await seed(bad.userId, randomUUID());
    await query(`update portal_user set issuer = 'test' where id = $1`, bad.userId);
    await cancel(bad.browser);
    await cancel(good.browser);
    // Its turn comes first.
    await query(
      `update account_closing set effective_at = effective_at - interval '1 minute' where owner_id = $1`,
      bad.userId,
    );
    await query(`create function reject() returns trigger language plpgsql as $$ begin raise 'cannot be read'; end $$`);
    await query(
      `create trigger reject before delete on address for each row when (old.owner_id = '${bad.userId}')
       execute function reject()`,
    );
    test.advance(15 * DAY_MS + 1000);
    await closeDue().catch(() => undefined);
    // The portal itself may be at it at this moment.
    await waitUntil(() => isClosed(good.userId));
    expect(await isClosed(bad.userId)).toBe(false);
    await query('drop function reject cascade');
    await closeAll(bad.userId);
  });

  it('is done once, however many do it', async () => {
    const { browser, userId } = await openUser();
    await cancel(browser);
    test.advance(15 * DAY_MS + 1000);
    await Promise.all([closeDue(), closeDue(), closeDue()]);
    await closeAll(userId);
    await closeDue();
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
    // Quotes, drafts and files on their way of everybody end with time.
    const endless = (table: string) => !['quote', 'identification_draft', 'file_upload'].includes(table);
    const findKept = async () => (await findText(canary)).filter(endless);
    const before = await findKept();
    await cancel(own.browser);
    test.advance(15 * DAY_MS + 1000);
    await closeAll(own.userId);
    expect(await findKept()).toEqual(before);
    const { browser } = await reopenSession(test.portal, other.userId, test.clock());
    expect((await browser.request('/ptl/privacy/consents')).status).toBe(200);
  });
});

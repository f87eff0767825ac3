import { Client } from 'pg';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { waitUntil } from '../../testing/wait-until';

const portal = setUpPortal({ isDemo: true });

/** Keeps everybody from a table until it is let go of, as a busy database does. */
async function hold(table: string) {
  const client = new Client(portal.database.address);
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  return {
    waiting: (count: number) =>
      waitUntil(
        async () =>
          (
            await portal.database.query(
              `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          ).length >= count,
      ),
    async release() {
      await client.query('rollback');
      await client.end();
    },
  };
}

async function openCode(): Promise<{ browser: TestBrowser; code: string }> {
  const browser = new TestBrowser(portal.app);
  const page = await browser.logInUpToCode();
  return { browser, code: new URL(page, browser.origin).searchParams.get('code') ?? '' };
}

function takeToken(browser: TestBrowser, response: { readonly body: { readonly data: unknown } }): void {
  browser.token = (response.body.data as { token: string } | null)?.token;
}

describe('a login code that is exchanged a second time (H2)', () => {
  it('opens nothing where the first exchange has not come to opening a session yet', async () => {
    const { browser, code } = await openCode();
    const table = await hold('portal_user');
    const first = browser.exchange(code);
    await table.waiting(1);
    expect((await new TestBrowser(portal.app).exchange(code)).body.code).toBe('400');
    await table.release();
    const response = await first;
    takeToken(browser, response);
    expect([response.body.code, await browser.whoAmI()]).toEqual(['400', null]);
  });

  it('ends the session that the first exchange is just opening', async () => {
    const { browser, code } = await openCode();
    const table = await hold('user_session');
    const first = browser.exchange(code);
    await table.waiting(1);
    const second = new TestBrowser(portal.app).exchange(code);
    await table.waiting(2);
    await table.release();
    takeToken(browser, await first);
    expect((await second).body.code).toBe('400');
    expect(await browser.whoAmI()).toBeNull();
  });

  it('leaves no token of twenty at once', async () => {
    const { browser, code } = await openCode();
    const responses = await Promise.all(Array.from({ length: 20 }, () => browser.exchange(code)));
    for (const response of responses.filter(({ body }) => body.code === '200')) {
      takeToken(browser, response);
      expect(await browser.whoAmI()).toBeNull();
    }
  });
});

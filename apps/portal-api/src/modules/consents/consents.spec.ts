import type { Consent } from '@portal/api-contract/account';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';

const LIST = '/ptl/privacy/consents';
const SAVE = '/ptl/privacy/consent';

const portal = setUpPortal({ isDemo: true });

beforeAll(async () => {
  for (const id of ['terms-of-service', 'privacy-policy', 'cookie-policy'])
    await portal.database.query(
      `insert into legal_document (id, title, version, effective_on, body, source) values ($1, $1, '1.0', '2026-01-01', '', '')
       on conflict (id) do nothing`,
      [id],
    );
});

const list = async (browser: TestBrowser) => (await browser.request(LIST)).body.data as Consent[];
const save = (browser: TestBrowser, key: string, agreed: unknown) =>
  browser.request(SAVE, { method: 'POST', payload: { key, agreed } });
const find = async (browser: TestBrowser, key: string) => (await list(browser)).find((one) => one.key === key);
const readHistory = (userId: string) =>
  portal.database.query('select key, agreed from consent_record where owner_id = $1 order by position', [userId]);

it('shows what an account rests on as agreed to since its registration, and nothing else as agreed to', async () => {
  const { browser, userId } = await openSession(portal);
  await portal.database.query(`update portal_user set created_at = '2026-03-02T01:00:00Z' where id = $1`, [userId]);
  const consents = await list(browser);
  expect(consents[0]?.at).toBe('2026-03-02T09:00:00+08:00');
  expect(consents.map(({ key, agreed, isRequired, at }) => [key, agreed, isRequired, at !== null])).toEqual([
    ['terms', true, true, true],
    ['privacy', true, true, true],
    ['recommendation', false, false, false],
    ['marketing', false, false, false],
    ['statistics', false, false, false],
    ['identityElements', false, false, false],
    ['identityPicture', false, false, false],
    ['face', false, false, false],
  ]);
});

it('keeps the version that was agreed to with the account, whatever comes later', async () => {
  const browser = new TestBrowser(portal.app);
  await browser.logIn('demo-new');
  await portal.database.query(`update legal_document set version = '1.1' where id = 'terms-of-service'`);
  await new TestBrowser(portal.app).logIn('demo-new');
  expect(await find(browser, 'terms')).toMatchObject({ agreed: true, version: '1.0', latestVersion: '1.1' });
  const [user] = await portal.database.query<{ id: string }>(`select id from portal_user where account = 'demo-new'`);
  expect(await readHistory(user?.id ?? '')).toEqual([
    { key: 'terms', agreed: true },
    { key: 'privacy', agreed: true },
  ]);
});

it('gives each consent the version of the document it is part of', async () => {
  const { browser } = await openSession(portal);
  expect(await find(browser, 'privacy')).toMatchObject({ version: '1.0', url: '/content/privacy-policy' });
});

it('is withdrawn as easily as given, and keeps every answer', async () => {
  const { browser, userId } = await openSession(portal);
  expect((await save(browser, 'marketing', true)).body.data).toMatchObject({ key: 'marketing', agreed: true });
  expect(await find(browser, 'marketing')).toMatchObject({ agreed: true, at: expect.any(String) });
  expect((await save(browser, 'marketing', false)).status).toBe(200);
  expect(await find(browser, 'marketing')).toMatchObject({ agreed: false, at: expect.any(String) });
  expect(await readHistory(userId)).toEqual([
    { key: 'marketing', agreed: true },
    { key: 'marketing', agreed: false },
  ]);
});

it('takes the same answer once, also from two tabs at once', async () => {
  const { browser, userId } = await openSession(portal);
  await Promise.all(Array.from({ length: 5 }, () => save(browser, 'recommendation', true)));
  expect(await readHistory(userId)).toEqual([{ key: 'recommendation', agreed: true }]);
});

it('takes the same answer again once the text has changed', async () => {
  const { browser, userId } = await openSession(portal);
  await save(browser, 'statistics', true);
  await portal.database.query(`update legal_document set version = '9.9' where id = 'cookie-policy'`);
  expect(await find(browser, 'statistics')).toMatchObject({
    latestVersion: '9.9',
    version: '1.0',
  });
  await save(browser, 'statistics', true);
  expect(await find(browser, 'statistics')).toMatchObject({ version: '9.9' });
  expect(await readHistory(userId)).toHaveLength(2);
});

it.each(['terms', 'privacy'])('does not withdraw %s, which the account rests on', async (key) => {
  const { browser, userId } = await openSession(portal);
  const { status, body } = await save(browser, key, false);
  expect({ status, msg: body.msg }).toEqual({ status: 409, msg: expect.stringContaining('注销账号') });
  expect(await readHistory(userId)).toEqual([]);
});

it('links visits to the account as long as statistics are agreed to', async () => {
  const { browser, userId } = await openSession(portal);
  const countLinked = async () => {
    const rows = await portal.database.query(
      'select 1 from visit join portal_user on portal_user.account = visit.user_account where portal_user.id = $1',
      [userId],
    );
    return rows.length;
  };
  const visit = () => browser.request('/ptl/uv/addVisit', { method: 'POST', payload: {} });
  await visit();
  expect(await countLinked()).toBe(0);
  await save(browser, 'statistics', true);
  await visit();
  expect(await countLinked()).toBe(1);
  await save(browser, 'statistics', false);
  expect(await countLinked()).toBe(0);
  await visit();
  expect(await countLinked()).toBe(0);
});

it.each([
  { key: 'nothing', agreed: true },
  { key: 'marketing', agreed: 'yes' },
  { key: '__proto__', agreed: true },
  {},
])('refuses %j', async (payload) => {
  const { browser } = await openSession(portal);
  expect((await browser.request(SAVE, { method: 'POST', payload })).status).toBe(400);
});

it('is nobody else’s business', async () => {
  const a = await openSession(portal);
  const b = await openSession(portal);
  await save(a.browser, 'marketing', true);
  expect(await find(b.browser, 'marketing')).toMatchObject({ agreed: false, at: null });
});

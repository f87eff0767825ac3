import { setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { createEnterpriseCalls, fillInEnterprise } from './testing/enterprise-calls';
import { createRealnameCalls, setEntrance } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const calls = createRealnameCalls(portal);
const enterprises = createEnterpriseCalls(portal);
const reviews = createReviewCalls(portal, now);

beforeAll(() => setEntrance(portal, true, true));
beforeEach(() => portal.database.query('delete from identification'));

/** Warnings that an owner got, with the ways beside the site that they are sent on. */
const listWarnings = (ownerId: string) =>
  portal.database.query<{ title: string; body: string; ways: string[] }>(
    `select m.title, m.body, array_agg(d.channel::text order by d.channel) as ways
     from user_message m join delivery_outbox d on d.message_id = m.id
     where m.owner_id = $1 and m.title like '账号正在办理%' group by m.id`,
    [ownerId],
  );

const COMPANY = fillInEnterprise('pass');
const RENAMED = { ...fillInEnterprise('pass', 1), type: 4 };

it('goes to the telephone of the account by a text message where a change is paid for', async () => {
  const { browser, userId } = await reviews.logIn();
  await enterprises.verify(browser, COMPANY);
  expect(await listWarnings(userId)).toEqual([]);
  const { identificationNo } = await enterprises.submit(browser, RENAMED);
  const body = `认证编号：${identificationNo}。如非您本人或贵司授权办理，请立即取消变更并修改密码。`;
  expect(await listWarnings(userId)).toEqual([{ title: '账号正在办理企业名称变更', body, ways: ['mail', 'sms'] }]);
});

it('goes there too where a change is reviewed', async () => {
  const { browser, userId } = await reviews.logIn();
  await enterprises.verify(browser, COMPANY);
  const sent = { ...RENAMED, signerRole: 1, ...(await reviews.uploadPapers(browser)) };
  expect(await calls.submit(browser, 'enterpriseCredentials', sent)).toMatchObject({ type: 4, method: 5, state: 5 });
  expect(await listWarnings(userId)).toMatchObject([{ title: '账号正在办理企业名称变更', ways: ['mail', 'sms'] }]);
});

it('is of changes that were taken alone', async () => {
  const { browser, userId } = await reviews.logIn();
  await enterprises.verify(browser, COMPANY);
  expect((await calls.post(browser, 'enterpriseThreeElement', { ...RENAMED, companyName: '' })).status).toBe(400);
  expect(await listWarnings(userId)).toEqual([]);
});

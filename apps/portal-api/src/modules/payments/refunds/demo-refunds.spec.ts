import { join } from 'node:path';
import { findPackageFolder } from '../../../platform/package-folders';
import { setUpPortal } from '../../../testing/set-up';
import { TestBrowser } from '../../../testing/test-browser';
import { waitUntil } from '../../../testing/wait-until';
import { refundCalls } from './testing/refund-calls';

const portal = setUpPortal({
  doesJobs: true,
  isDemo: true,
  contentDir: join(findPackageFolder('portal-content'), 'content'),
});

const OWN = `owner_id = (select id from portal_user where account = 'demo-enterprise')`;

it('has refunds in every state that lasts, each with its history', async () => {
  const rows = await portal.database.query<{ state: number; steps: number }>(
    `select state, (select count(*)::int from status_log where record_id = refund.id) as steps from refund where ${OWN}`,
  );
  expect(rows.map(({ state }) => state).sort()).toEqual([10, 11, 12, 20, 31, 40, 41, 50]);
  expect(rows.every(({ state, steps }) => (state === 10 ? steps === 1 : steps > 1))).toBe(true);
});

it('pays a refund anew that failed long ago, once its owner has named an account', async () => {
  const browser = new TestBrowser(portal.app);
  await browser.logIn('demo-enterprise');
  const [failed] = await refundCalls.list(browser, { statuses: [41] });
  const refundNo = failed?.refundNo ?? '';
  const account = { name: '启衡科技有限公司', bank: '某某银行某某支行', number: '6222020000111122' };
  expect((await refundCalls.post(browser, 'updateAccount', { refundNo, ...account })).status).toBe(200);
  await waitUntil(
    () => refundCalls.read(browser, refundNo),
    ({ status }) => [31, 40].includes(status),
  );
});

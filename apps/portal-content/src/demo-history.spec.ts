import { setUpPortal, TestBrowser, waitUntil } from '@portal/portal-api/content-checks';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CONTENT } from './content-folder';

// The stories are about products of the content that comes with the portal; its documents take long to import.
const contentDir = mkdtempSync(join(tmpdir(), 'portal-content-'));
cpSync(CONTENT, contentDir, {
  recursive: true,
  filter: (path) => basename(path) !== 'documents',
});
const portal = setUpPortal({ doesJobs: true, isDemo: true, contentDir });
/** What is older belongs to the history. */
const STARTED_AT = new Date();
/** State of a refund that finance pays out by hand. */
const BY_HAND = 31;
let browser: TestBrowser;

beforeAll(async () => {
  browser = new TestBrowser(portal.app);
  await browser.logIn('demo-enterprise');
  // The refund of what could not be delivered is made in the background.
  await waitUntil(
    async () => (await post('/ptl/refund/pageList', { pageSize: 50 })).list[0]?.status,
    (status) => status === BY_HAND,
  );
});
afterAll(() => rmSync(contentDir, { recursive: true, force: true }));

const post = async (url: string, payload: object = {}) =>
  (await browser.request(url, { method: 'POST', payload })).body.data as { total: number; list: { status: number }[] };

it('gives the enterprise account work orders in most states', async () => {
  const { total, list } = await post('/portal/workorder/ticket/pageList', { pageSize: 50 });
  expect(total).toBe(12);
  expect([...new Set(list.map(({ status }) => status))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

it('tells of them in messages, of which the old ones have been read', async () => {
  const { total } = await post('/ptl/message/pageList', { pageSize: 100 });
  const unread = await post('/ptl/message/pageList', { pageSize: 100, read: false });
  expect(total).toBeGreaterThan(40);
  expect(unread.total).toBeGreaterThan(0);
  expect(unread.total).toBeLessThan(15);
});

it('gives it addresses and audited titles', async () => {
  const read = async (url: string) =>
    (await browser.request(url)).body.data as { status: number; isDefault: boolean }[];
  expect((await read('/ptl/address/list')).map(({ isDefault }) => isDefault)).toEqual([true, false]);
  expect((await read('/ptl/invoiceTitle/list')).map(({ status }) => status)).toEqual([2, 2]);
});

it('gives it applications in every state, of which those long past stay as they are', async () => {
  const { list } = (await post('/ptl/application/pageList', { pageSize: 50 })) as unknown as {
    list: { state: number; reason: string }[];
  };
  expect(list.map(({ state }) => state)).toEqual([10, 20, 30, 40, 31, 30, 30, 30, 30]);
  expect(list.filter(({ reason }) => reason !== '')).toHaveLength(1);
});

it('gives it a year of orders, of which some are under way, and some came to nothing', async () => {
  const { list } = (await post('/ptl/order/pageList', { pageSize: 50 })) as unknown as {
    list: { status: number; createdAt: string }[];
  };
  expect([...new Set(list.map(({ status }) => status))].sort()).toEqual([10, 20, 25, 30, 40, 50, 55, 60]);
  const [newest, oldest] = [list[0], list.at(-1)].map((order) => Date.parse(order?.createdAt ?? ''));
  expect(Number(newest) - Number(oldest)).toBeGreaterThan(360 * 86_400_000);
});

it('gives it trials in every state', async () => {
  const { list } = await post('/portal/workorder/trialManagement/pageList', { pageSize: 50 });
  expect(list.map(({ status }) => status)).toEqual([10, 20, 30, 30, 31, 40, 11, 60, 50]);
});

it('gives it published models in every state', async () => {
  const { list } = await post('/ptl/model/myPublish/pageList', { pageSize: 50 });
  expect(list.map(({ status }) => status).sort()).toEqual([100, 101, 121, 211, 211, 311, 321]);
});

it('gives it invoices in every state, with their files', async () => {
  const { list } = await post('/ptl/invoice/pageList', { pageSize: 50 });
  expect(list.map(({ status }) => status).sort()).toEqual([10, 11, 20, 21, 22, 30, 40, 40, 40, 50, 60, 61]);
  const found = list as unknown as { id: string; medium: number; status: number }[];
  const issued = found.filter(({ status, medium }) => status === 40 && medium === 1);
  for (const { id } of issued) {
    const { body } = await browser.request(`/ptl/invoice/detail?id=${id}`);
    expect((body.data as { files: object[] }).files).toHaveLength(3);
  }
});

it('gives it refunds in most states, one of which waits for an invoice to be reversed', async () => {
  const { list } = await post('/ptl/refund/pageList', { pageSize: 50 });
  expect(list.map(({ status }) => status)).toEqual([BY_HAND, 10, 12, 20, 31, 41, 50, 11, 40]);
});

it('binds a telephone and a mail address, to which nothing old is sent', async () => {
  const { body } = await browser.request('/ptl/user/security');
  expect(body.data).toMatchObject({ telephone: '188****0001', mail: 'i***@chenghu-dairy.example', score: 100 });
  const profile = await browser.request('/ptl/user/info');
  expect(profile.body.data).toMatchObject({ telephone: '188****0001', mail: 'i***@chenghu-dairy.example' });
  // What has happened since is sent: the refund that is made in the background is.
  const sent = await waitUntil(
    () => portal.database.query<{ subject: string }>('select subject from mail_outbox'),
    (mails) => mails.length > 0,
  );
  const told = await portal.database.query<{ title: string }>('select title from user_message where created_at >= $1', [
    STARTED_AT,
  ]);
  expect(told.map(({ title }) => title)).toEqual(expect.arrayContaining(sent.map(({ subject }) => subject)));
  expect(await portal.database.query('select 1 from sms_outbox')).toEqual([]);
});

it('gives nothing to the other accounts', async () => {
  const other = new TestBrowser(portal.app);
  await other.logIn('demo-personal');
  const { body } = await other.request('/portal/workorder/ticket/pageList', { method: 'POST', payload: {} });
  expect(body.data).toMatchObject({ total: 0 });
});

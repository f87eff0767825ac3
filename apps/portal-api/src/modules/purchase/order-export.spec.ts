import type { ExportTask } from '@portal/api-contract/account';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createErasedFiles } from '../../platform/files/erased-files';
import { createExportTimers } from '../../platform/exports/define-export';
import { DAY_MS, startPrivacyTest } from '../../testing/privacy-test';
import { runDue } from '../../testing/run-due';
import { setUp } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { openSession, reopenSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { findExportError, makeOrderExports, orderExports } from './order-export';
import { PAGE_ROWS, readOrderPages } from './order-pages';

const test = setUp(startPrivacyTest);

const openUser = () => openSession(test.portal, test.clock());
const ask = (browser: TestBrowser, filter: object = {}, key: string = randomUUID()) =>
  browser.request('/ptl/order/export', { method: 'POST', payload: filter, headers: { 'idempotency-key': key } });
const readStatus = (browser: TestBrowser, query = '') => browser.request(`/ptl/task/status${query}`);
const readNewest = async (browser: TestBrowser) => (await readStatus(browser)).body.data as ExportTask | null;

/** Gives a user orders, the dearest first, each made in the middle of a millisecond. */
const storeOrders = (userId: string, total: number) =>
  test.portal.database.query(
    `with asked as (
       insert into quote (id, owner_id, body, created_at, expires_at)
       select $1 || '-' || n, $1::uuid, jsonb_build_object('n', n), now(), now() from generate_series(1, $2::int) n returning *)
     insert into purchase_order (order_no, owner_id, quote_id, state, line, payable, contract_first, remark,
       agreement_version, created_at)
     select 'OD' || id, owner_id, id, 'completed',
       '{"productCode":"hub","productName":"=网关","planName":"标准版","quantity":2,"period":12}',
       201960 - (body ->> 'n')::int / 3, false, '', '',
       timestamptz '2026-06-05 12:00:00+08' - (body ->> 'n')::int * interval '100 microseconds'
     from asked`,
    [userId, total],
  );

async function makeAll(browser: TestBrowser): Promise<ExportTask> {
  await makeOrderExports(test);
  await waitUntil(async () => (await readNewest(browser))?.status === 'done');
  return (await readNewest(browser)) as ExportTask;
}

async function download(browser: TestBrowser, url: string) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await test.portal.app.inject({ url, headers: { cookie, ...browser.tokenHeaders() } });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

const readSheet = (bytes: Buffer) => strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

it('holds the orders as they are listed, in a file of the owner', async () => {
  const { browser, userId } = await openUser();
  await storeOrders(userId, 3);
  const taskId = ((await ask(browser, { sort: 'payable', payableFrom: 201_959 })).body.data as { taskId: string })
    .taskId;
  const { url, size, progress, expireAt } = await makeAll(browser);
  expect({ url, progress }).toEqual({ url: `/ptl/order/exportFile?taskId=${taskId}`, progress: 100 });
  expect(Date.parse(expireAt ?? '') - test.clock().getTime()).toBeGreaterThan(7 * DAY_MS - 60_000);
  const { bytes, headers } = await download(browser, url ?? '');
  expect(bytes).toHaveLength(size);
  expect(headers['content-disposition']).toContain('.xlsx');
  const rows = readSheet(bytes).split('<row>').slice(1);
  expect([...(rows[0] ?? '').matchAll(/preserve">([^<]*)</g)].map(([, title]) => title)).toEqual([
    ...['订单号', '产品与规格', '应付金额', '状态', '下单时间'],
  ]);
  expect(rows.slice(1).map((row) => /<v>(\d+\.\d\d)</.exec(row)?.[1])).toEqual(['2019.59', '2019.60', '2019.60']);
  for (const text of ['=网关 标准版 · 2 份 · 12 个月', '已完成']) expect(rows[1]).toContain(`preserve">${text}<`);
});

it('holds each of 20,000 orders once', async () => {
  const total = 20_000;
  const { browser, userId } = await openUser();
  await storeOrders(userId, total);
  await ask(browser);
  const { url } = await makeAll(browser);
  const sheet = readSheet((await download(browser, url ?? '')).bytes);
  const orderNos = [...sheet.matchAll(/preserve">(OD[^<]+)</g)].map(([, orderNo]) => orderNo);
  expect([orderNos.length, new Set(orderNos).size]).toEqual([total, total]);
});

it.each(['-createdAt', 'createdAt', '-payable', 'payable'] as const)(
  'reads each order once, in pages, by %s',
  async (sort) => {
    const { userId } = await openUser();
    await storeOrders(userId, 2 * PAGE_ROWS + 5);
    const readAll = async (max?: number) => {
      const pages: string[][] = [];
      for await (const rows of readOrderPages(test.database.orm, userId, { statuses: [], sort }, max))
        pages.push(rows.map(({ orderNo }) => orderNo));
      return pages;
    };
    const pages = await readAll();
    expect(pages.map(({ length }) => length)).toEqual([PAGE_ROWS, PAGE_ROWS, 5]);
    expect(new Set(pages.flat()).size).toBe(2 * PAGE_ROWS + 5);
    expect(await readAll(3)).toEqual([pages[0]?.slice(0, 3)]);
  },
);

it('is one at a time, and one answer for one key', async () => {
  const { browser, userId } = await openUser();
  expect((await ask(browser)).body).toMatchObject({ code: '409', msg: '没有可以导出的订单' });
  await storeOrders(userId, 1);
  const key = randomUUID();
  const first = await ask(browser, {}, key);
  expect((await ask(browser)).body).toMatchObject({ code: '409', msg: '正在导出，请稍候' });
  expect((await ask(browser, {}, key)).body.data).toEqual(first.body.data);
  await makeAll(browser);
  expect((await ask(browser)).status).toBe(200);
});

it('is nobody else’s', async () => {
  const [own, other] = [await openUser(), await openUser()];
  await storeOrders(other.userId, 1);
  const { taskId } = (await ask(other.browser)).body.data as { taskId: string };
  const { url } = await makeAll(other.browser);
  expect((await readStatus(own.browser, `?taskId=${taskId}`)).status).toBe(404);
  expect((await download(own.browser, url ?? '')).status).toBe(404);
  expect(await readNewest(own.browser)).toBeNull();
  own.browser.token = undefined;
  expect((await ask(own.browser)).status).toBe(401);
});

it('is gone after seven days', async () => {
  const { browser, userId } = await openUser();
  await storeOrders(userId, 1);
  await ask(browser);
  const { taskId, url } = await makeAll(browser);
  const [row] = await test.portal.database.query<{ storage_key: string }>(
    'select storage_key from order_export where id = $1',
    [taskId],
  );
  const path = join(test.filesDir, row?.storage_key ?? '');
  expect(existsSync(path)).toBe(true);
  test.advance(7 * DAY_MS + 1000);
  await runDue(test.database.orm, createExportTimers(orderExports, test), test.clock());
  await waitUntil(async () => {
    await runDue(test.database.orm, [createErasedFiles(test.database, test.files)], test.clock());
    return !existsSync(path);
  });
  const { browser: today } = await reopenSession(test.portal, userId, test.clock());
  expect(await readNewest(today)).toMatchObject({ taskId, status: 'expired', url: null });
  expect((await download(today, url ?? '')).status).toBe(404);
});

it.each([
  [0, '没有可以导出的订单'],
  [1, ''],
  [100_000, ''],
  [100_001, '一次最多导出 100000 个订单，请缩小筛选范围'],
])('of %i orders is refused with "%s"', (total, msg) => expect(findExportError(total)).toBe(msg));

import type { InvoiceDetail } from '@portal/api-contract/account';
import { join } from 'node:path';
import { openFolderStore } from '../../platform/files/file-store';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession, reopenSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { addPaidProduct, orderCalls, PRICE } from '../purchase/testing/order-calls';
import {
  callInvoices,
  changeInvoice,
  completeOrder,
  decideInvoice,
  doInvoices,
  ENTERPRISE_TITLE,
  openEnterprise,
  openProviderWork,
  openRedTimers,
  passTitle,
  readInvoice,
  readRed,
  saveParcelAddress,
} from './testing/invoice-desk';

const HOUR = 3600;
const { now: clock, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(() => addPaidProduct(portal));

const openFinance = async () => (await openStaffSession(portal, clock(), ['finance'])).browser;
const desk = () => ({ portal, database, clock });

async function work(): Promise<void> {
  const files = openFolderStore(join(portal.contentDir, '..', 'data', 'files'));
  await runDue(database.orm, [openProviderWork({ database, clock, files })], clock());
}

async function until(
  browser: TestBrowser,
  id: string,
  isThere: (invoice: InvoiceDetail) => boolean,
): Promise<InvoiceDetail> {
  await waitUntil(async () => {
    await work();
    return isThere(await readInvoice(browser, id));
  });
  return readInvoice(browser, id);
}

/** An account of an enterprise, of which there may be few. */
const member: { userId?: string; titleId?: string } = {};

/** An issued 专票 of an enterprise. */
async function openIssued() {
  member.userId ??= (await openEnterprise(portal, database, clock())).userId;
  const { browser, userId } = await reopenSession(portal, member.userId, clock());
  const orderNo = await completeOrder(desk(), browser);
  member.titleId ??= await passTitle(portal, browser, ENTERPRISE_TITLE);
  const { titleId } = member;
  const form = { candidateIds: [orderNo], titleId, invoiceType: 2, medium: 1, emails: ['a@example.com'] };
  const { invoiceNo: id } = await doInvoices<{ invoiceNo: string }>(browser, 'apply', form);
  await decideInvoice(await openFinance(), id, 'pass');
  await until(browser, id, ({ status }) => status === 40);
  return { browser, userId, id, orderNo, titleId };
}

async function askFor(browser: TestBrowser, id: string, entry: string, more: object = {}): Promise<void> {
  advance(1);
  expect((await changeInvoice(browser, id, 'redApply', { reason: 3, entry, ...more })).body.msg).toBe('已提交退票申请');
  await waitUntil(async () => {
    await work();
    return (await readRed(browser, id)).code !== '';
  });
}

it('is issued at once where the invoice was not deducted, and its money can be refunded or invoiced anew', async () => {
  const { browser, id, orderNo } = await openIssued();
  await askFor(browser, id, 'none');
  const invoice = await until(browser, id, ({ status }) => status === 60);
  expect(invoice).toMatchObject({
    red: { code: '01', number: expect.stringMatching(/^\d{20}$/), reason: 3, deadline: null },
    actions: ['resendMail', 'download'],
  });
  expect(invoice.files.map(({ part, format }) => `${part} ${format}`)).toEqual([
    ...['blue pdf', 'blue ofd', 'blue xml', 'red pdf', 'red ofd', 'red xml'],
  ]);
  expect(await orderCalls.readOrder(browser, orderNo)).toMatchObject({ invoiced: 0, invoiceable: PRICE });
  const url = `/ptl/invoice/download?id=${id}&format=xml&part=red`;
  expect((await browser.request(url)).text).toContain('-99.00');
});

it('is issued once both sides have agreed, unless finance takes that back before', async () => {
  const { browser, id } = await openIssued();
  const agree = async () => {
    await askFor(browser, id, 'deducted');
    const { body } = await changeInvoice(browser, id, 'redConfirm', { agree: true });
    expect(body.data).toMatchObject({ code: '04', deadline: null });
  };
  await agree();
  expect((await decideInvoice(await openFinance(), id, 'refuseRed', { reason: '金额有误' })).body.data).toMatchObject({
    ...{ status: 40, redRefusal: '金额有误' },
    red: { code: '09' },
  });
  await agree();
  await until(browser, id, ({ status }) => status === 60);
});

describe('one that has to be confirmed', () => {
  it('is denied by the buyer', async () => {
    const { browser, id } = await openIssued();
    await askFor(browser, id, 'deducted');
    const red = await readRed(browser, id);
    expect(red).toMatchObject({ code: '02', status: 50 });
    expect(Date.parse(red.deadline ?? '') - clock().getTime()).toBeGreaterThan(71 * HOUR * 1000);
    expect((await changeInvoice(browser, id, 'redConfirm', { agree: false })).body.data).toMatchObject({
      code: '05',
      status: 40,
    });
    expect(await readInvoice(browser, id)).toMatchObject({ redRefusal: '购方否认了红字信息' });
    // Another may be asked for.
    await askFor(browser, id, 'deducted');
    expect(await readInvoice(browser, id)).toMatchObject({ redRefusal: '', status: 50 });
  });

  it('waits for the seller where the buyer has entered it', async () => {
    const { browser, id } = await openIssued();
    await askFor(browser, id, 'entered');
    expect((await changeInvoice(browser, id, 'redConfirm', { agree: true })).body).toMatchObject({ code: '409' });
    const finance = await openFinance();
    const queue = await finance.request('/ops-api/invoice/pageList', { method: 'POST', payload: {} });
    expect((queue.body.data as { list: object[] }).list).toContainEqual(expect.objectContaining({ id, redCode: '03' }));
    expect((await decideInvoice(finance, id, 'refuseRed', { reason: '金额不符' })).body.data).toMatchObject({
      red: { code: '06' },
      status: 40,
    });
    await askFor(browser, id, 'entered');
    expect((await changeInvoice(browser, id, 'redConfirm', { agree: false })).body.data).toMatchObject({
      code: '08',
      status: 40,
    });
    await askFor(browser, id, 'entered');
    expect((await decideInvoice(finance, id, 'approveRed')).body.data).toMatchObject({ red: { code: '04' } });
    await until(browser, id, ({ status }) => status === 60);
  });

  it('is void after 72 hours', async () => {
    const { browser, userId, id } = await openIssued();
    await askFor(browser, id, 'deducted');
    advance(73 * HOUR);
    const today = (await reopenSession(portal, userId, clock())).browser;
    await waitUntil(async () => {
      await runDue(database.orm, openRedTimers({ database, clock }), clock());
      return (await readInvoice(today, id)).status === 40;
    });
    expect(await readRed(today, id)).toMatchObject({ code: '07', refusal: '72小时内未确认，已自动作废' });
  });

  it('is not about an ordinary invoice', async () => {
    const { browser } = await openSession(portal, clock());
    const orderNo = await completeOrder(desk(), browser);
    const titleId = await passTitle(portal, browser);
    const addressId = await saveParcelAddress(browser);
    const form = { candidateIds: [orderNo], titleId, invoiceType: 1, medium: 2, addressId };
    const { invoiceNo: id } = await doInvoices<{ invoiceNo: string }>(browser, 'apply', form);
    const finance = await openFinance();
    await decideInvoice(finance, id, 'pass');
    await decideInvoice(finance, id, 'post', { number: '76543210', company: '演示快递', trackingNo: 'DEMO123456' });
    expect((await changeInvoice(browser, id, 'redApply', { reason: 1 })).body).toMatchObject({ code: '409' });
    await changeInvoice(browser, id, 'confirmReceipt');
    expect((await changeInvoice(browser, id, 'redApply', { reason: 1, entry: 'deducted' })).body).toMatchObject({
      code: '409',
      msg: expect.stringContaining('普通发票'),
    });
    await askFor(browser, id, 'none');
    await until(browser, id, ({ status }) => status === 60);
  });
});

it('may be asked for a paper invoice, which counts as received after fifteen days', async () => {
  const { browser, userId } = await openSession(portal, clock());
  const orderNo = await completeOrder(desk(), browser);
  const titleId = await passTitle(portal, browser);
  const addressId = await saveParcelAddress(browser);
  const form = { candidateIds: [orderNo], titleId, invoiceType: 1, medium: 2, addressId };
  const { invoiceNo: id } = await doInvoices<{ invoiceNo: string }>(browser, 'apply', form);
  const finance = await openFinance();
  await decideInvoice(finance, id, 'pass');
  await decideInvoice(finance, id, 'post', { number: '76543211', company: '演示快递', trackingNo: 'DEMO123457' });
  advance(15 * 24 * HOUR + 1);
  const today = (await reopenSession(portal, userId, clock())).browser;
  await waitUntil(async () => {
    await runDue(database.orm, openRedTimers({ database, clock }), clock());
    return (await readInvoice(today, id)).status === 40;
  });
  expect((await readInvoice(today, id)).actions).toEqual(['requestRed']);
});

it('is followed by another invoice where that was asked for, and both name each other', async () => {
  const { browser, id, orderNo } = await openIssued();
  expect(
    (await changeInvoice(browser, id, 'redApply', { reason: 1, reissue: true, titleId: 'nothing' })).body,
  ).toMatchObject({ code: '409' });
  await askFor(browser, id, 'none', { reissue: true });
  const { replacedBy } = await until(browser, id, ({ replacedBy: next }) => next !== null);
  const next = replacedBy?.id ?? '';
  expect(await readInvoice(browser, next)).toMatchObject({ status: 10, replaces: { id }, total: PRICE });
  expect(await orderCalls.readOrder(browser, orderNo)).toMatchObject({ invoiced: PRICE, invoiceable: 0 });
  await decideInvoice(await openFinance(), next, 'pass');
  const { number } = await until(browser, next, ({ status }) => status === 40);
  expect(await readInvoice(browser, id)).toMatchObject({ status: 61, replacedBy: { id: next, number } });
  expect((await callInvoices(browser, 'redApply', { id, version: 1, reason: 1 })).body.code).toBe('409');
});

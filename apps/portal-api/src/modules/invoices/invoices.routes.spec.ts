import type { InvoiceCandidates, InvoicePreview, InvoiceSummary } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openFolderStore } from '../../platform/files/file-store';
import { runDue } from '../../testing/run-due';
import type { TestBrowser } from '../../testing/test-browser';
import { waitUntil } from '../../testing/wait-until';
import { COMPANY, PERSON } from '../invoice-titles/testing/title-calls';
import { ITEM, orderCalls, PRICE } from '../purchase/testing/order-calls';
import {
  callInvoices,
  changeInvoice,
  completeOrder,
  decideInvoice,
  doInvoices,
  ENTERPRISE_TITLE,
  openEnterprise,
  openProviderWork,
  passTitle,
  readInvoice,
  refundPart,
} from './testing/invoice-desk';
import { setUpInvoices } from './testing/set-up-invoices';

const { clock, database, desk, finance, openUser, portal } = setUpInvoices({ doesJobs: true });
const EMAILS = ['finance@example.com'];

async function apply(browser: TestBrowser, orderNos: readonly string[], more: object = {}): Promise<string> {
  const titleId = await passTitle(portal, browser, PERSON);
  const form = { candidateIds: orderNos, titleId, invoiceType: 1, medium: 1, emails: EMAILS, ...more };
  return (await doInvoices<{ invoiceNo: string }>(browser, 'apply', form)).invoiceNo;
}

async function issue(browser: TestBrowser, id: string): Promise<void> {
  expect((await decideInvoice(finance(), id, 'pass')).body.msg).toBe('操作成功');
  const files = openFolderStore(join(portal.contentDir, '..', 'data', 'files'));
  await waitUntil(async () => {
    await runDue(database.orm, [openProviderWork({ database, clock, files })], clock());
    return (await readInvoice(browser, id)).status === 40;
  });
}

const summarize = async (browser: TestBrowser) =>
  (await browser.request('/ptl/invoice/summary')).body.data as InvoiceSummary;

describe('an application', () => {
  it('takes the money of its orders until it is withdrawn, and is one for one key', async () => {
    const browser = await openUser();
    const orders = [await completeOrder(desk(), browser), await completeOrder(desk(), browser)];
    expect(await summarize(browser)).toEqual({ available: 2 * PRICE, issuing: 0, issued: 0 });
    const titleId = await passTitle(portal, browser);
    const form = { candidateIds: orders, titleId, invoiceType: 1, medium: 1, emails: EMAILS, total: 2 * PRICE };
    const key = randomUUID();
    const first = await callInvoices(browser, 'apply', form, key);
    expect((await callInvoices(browser, 'apply', form, key)).body.data).toEqual(first.body.data);
    // Another tab has the same orders.
    expect((await callInvoices(browser, 'apply', form)).body).toMatchObject({ code: '409' });
    expect(await summarize(browser)).toEqual({ available: 0, issuing: 2 * PRICE, issued: 0 });
    const { invoiceNo: id } = first.body.data as { invoiceNo: string };
    expect(await orderCalls.readOrder(browser, orders[0] ?? '')).toMatchObject({ invoiced: PRICE, invoiceable: 0 });
    expect((await changeInvoice(browser, id, 'withdraw')).body.data).toMatchObject({
      status: 22,
      actions: ['resubmit', 'delete'],
    });
    expect(await summarize(browser)).toEqual({ available: 2 * PRICE, issuing: 0, issued: 0 });
    expect((await callInvoices(browser, 'delete', { id })).status).toBe(200);
    expect((await browser.request(`/ptl/invoice/detail?id=${id}`)).status).toBe(404);
  });

  it('is one, in however many tabs it is made at the same time', async () => {
    const browser = await openUser();
    const orderNo = await completeOrder(desk(), browser);
    const titleId = await passTitle(portal, browser);
    const form = { candidateIds: [orderNo], titleId, invoiceType: 1, medium: 1, emails: EMAILS };
    const responses = await Promise.all(Array.from({ length: 4 }, () => callInvoices(browser, 'apply', form)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { status, body } of responses) if (status === 409) expect(body.msg).toMatch(/可开票|变化|重新选择/);
    expect(await summarize(browser)).toEqual({ available: 0, issuing: PRICE, issued: 0 });
  });

  it('is shown as it would be, tax within to the 分', async () => {
    const browser = await openUser();
    const orderNo = await completeOrder(desk(), browser);
    const titleId = await passTitle(portal, browser, COMPANY);
    const form = { candidateIds: [orderNo], titleId, invoiceType: 1, medium: 1, emails: EMAILS };
    const preview = await doInvoices<InvoicePreview>(browser, 'preview', form);
    expect(preview).toMatchObject({
      ...{ amount: 9340, tax: 560, total: PRICE, capital: '玖拾玖元整', orderCount: 1, addedOrderNos: [] },
      buyer: { name: COMPANY.name, taxNumber: COMPANY.taxNumber, bankAccount: '' },
      lines: [{ name: expect.stringMatching(/^\*信息技术服务\*/), taxRate: 6, amount: 9340, tax: 560 }],
    });
  });

  it('has orders in it of whose money some went back, wanted or not', async () => {
    const browser = await openUser();
    const [plain, reduced] = [await completeOrder(desk(), browser), await completeOrder(desk(), browser)];
    await refundPart(database, clock, reduced, 900);
    const { list, totals } = await doInvoices<InvoiceCandidates>(browser, 'candidateList', {});
    expect(list.map(({ id, negative, invoiceable }) => [id, negative, invoiceable])).toEqual([
      [reduced, true, PRICE - 900],
      [plain, false, PRICE],
    ]);
    expect(totals).toEqual({ orderCount: 2, amount: 2 * PRICE, refunded: 900, invoiceable: 2 * PRICE - 900 });
    const id = await apply(browser, [plain], { total: 2 * PRICE - 900 });
    expect(await readInvoice(browser, id)).toMatchObject({ orderCount: 2, total: 2 * PRICE - 900 });
  });

  it('is for whole months, where months are chosen', async () => {
    const browser = await openUser();
    await completeOrder(desk(), browser);
    await completeOrder(desk(), browser, [ITEM]);
    const { list } = await doInvoices<InvoiceCandidates>(browser, 'candidateList', {
      mode: 'month',
      from: '2026-06-20',
    });
    expect(list).toEqual([
      expect.objectContaining({ id: '2026-06.person', date: '2026-06-01', orderCount: 2, invoiceable: 2 * PRICE }),
    ]);
    const ids = await doInvoices<{ id: string }[]>(browser, 'candidateIds', { mode: 'order' });
    expect(ids).toHaveLength(2);
    const id = await apply(browser, [list[0]?.id ?? '']);
    expect(await readInvoice(browser, id)).toMatchObject({ orderCount: 2, total: 2 * PRICE });
  });

  it('is not for orders of a person and of an enterprise together', async () => {
    const { browser } = await openEnterprise(portal, database, clock(), 10 * 86_400_000);
    const [before, after] = [await completeOrder(desk(), browser), await completeOrder(desk(), browser)];
    await portal.database.query(
      `update purchase_order set created_at = created_at - interval '30 days' where order_no = $1`,
      [before],
    );
    const titleId = await passTitle(portal, browser);
    const form = { candidateIds: [before, after], titleId, invoiceType: 1, medium: 1, emails: EMAILS };
    expect((await callInvoices(browser, 'preview', form)).body).toMatchObject({
      code: '409',
      msg: expect.stringContaining('不能合并开票'),
    });
    expect((await callInvoices(browser, 'preview', { ...form, candidateIds: [after] })).status).toBe(200);
  });

  it.each<[string, object, object]>([
    ['no mail', { emails: [] }, { code: '422', msg: '请输入接收邮箱' }],
    [
      'mails too long',
      { emails: Array.from({ length: 3 }, (_, n) => `${'a'.repeat(60)}${n}@example.com`) },
      { code: '422', msg: '邮箱总长不能超过200个字符' },
    ],
    ['no address', { medium: 2 }, { code: '422', msg: '请选择收件地址' }],
    ['a long remark', { remark: 'x'.repeat(101) }, { code: '422', msg: '备注不能超过100个字' }],
    ['another total', { total: 1 }, { code: '409', msg: '可开票金额已变化，请重新核对后提交' }],
    ['专票 for a person', { invoiceType: 2 }, { code: '409', msg: expect.stringContaining('一般纳税人') }],
    [
      'an order that is not there',
      { candidateIds: ['OD20260601ABCDEF'] },
      { code: '409', msg: expect.stringContaining('没有可开票金额') },
    ],
    ['no title', { titleId: randomUUID() }, { code: '409', msg: expect.stringContaining('抬头') }],
  ])('is rejected with %s', async (_name, more, error) => {
    const browser = await openUser();
    const orderNo = await completeOrder(desk(), browser);
    const titleId = await passTitle(portal, browser);
    const form = { candidateIds: [orderNo], titleId, invoiceType: 1, medium: 1, emails: EMAILS, ...more };
    expect((await callInvoices(browser, 'apply', form)).body).toMatchObject(error);
  });

  it('is for a 专票 of the enterprise that the account was verified as', async () => {
    const { browser } = await openEnterprise(portal, database, clock());
    const orderNo = await completeOrder(desk(), browser);
    const titleId = await passTitle(portal, browser, ENTERPRISE_TITLE);
    const id = await apply(browser, [orderNo], { titleId, invoiceType: 2 });
    expect(await readInvoice(browser, id)).toMatchObject({
      invoiceType: 2,
      buyer: { telephone: '**** 4567', bankAccount: '**** 7890' },
    });
    await portal.database.query('update invoice_title set state = 3 where id = $1', [titleId]);
    expect((await decideInvoice(finance(), id, 'pass')).body).toMatchObject({
      code: '409',
      msg: expect.stringContaining('抬头'),
    });
    expect((await decideInvoice(finance(), id, 'reject', { reason: '抬头已失效' })).status).toBe(200);
    expect(await readInvoice(browser, id)).toMatchObject({ status: 11, reason: '抬头已失效' });
    expect(await summarize(browser)).toMatchObject({ available: PRICE });
  });
});

describe('a digital invoice', () => {
  it('is issued with its files, mailed, and nobody else’s', async () => {
    const browser = await openUser();
    const orderNo = await completeOrder(desk(), browser);
    const id = await apply(browser, [orderNo]);
    await issue(browser, id);
    const invoice = await readInvoice(browser, id);
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^\d{20}$/),
      isSample: true,
      files: [{ format: 'pdf' }, { format: 'ofd' }, { format: 'xml' }],
    });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `/ptl/invoice/download?id=${id}&format=xml`;
    const file = await portal.app.inject({ url, headers: { cookie, ...browser.tokenHeaders() } });
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.toString()).toContain('<TotalTax-includedAmount>99.00</TotalTax-includedAmount>');
    const other = await openUser();
    expect((await other.request(url)).status).toBe(404);
    await waitUntil(async () => (await readInvoice(browser, id)).mailedAt !== null);
    const [mail] = await portal.database.query<{ text: string }>('select text from mail_outbox where subject like $1', [
      `%${invoice.number}`,
    ]);
    expect(mail?.text).toContain(`${invoice.number}.pdf`);
    const resent = await callInvoices(browser, 'resendMail', { id, emails: ['other@example.com'] });
    expect(resent.body).toMatchObject({ code: '200', msg: '邮件正在发送' });
    expect(await summarize(browser)).toEqual({ available: 0, issuing: 0, issued: PRICE });
  });

  it('is listed by its number, its order and its state', async () => {
    const browser = await openUser();
    const orderNo = await completeOrder(desk(), browser);
    const id = await apply(browser, [orderNo]);
    const find = async (filter: object) =>
      (await doInvoices<{ list: { id: string }[] }>(browser, 'pageList', filter)).list.map((one) => one.id);
    expect(await find({ keyword: id.slice(-6) })).toEqual([id]);
    expect(await find({ orderNo })).toEqual([id]);
    expect(await find({ statuses: [40] })).toEqual([]);
    expect(await find({ statuses: [10], sort: '-amount', dateFrom: '2026-06-05' })).toEqual([id]);
    const { body } = await browser.request('/ptl/invoice/statusCount');
    expect(body.data).toContainEqual({ status: 10, total: 1 });
    expect(await doInvoices(browser, 'orderList', { id })).toMatchObject({
      total: 1,
      list: [{ orderNo, amount: PRICE }],
    });
  });
});

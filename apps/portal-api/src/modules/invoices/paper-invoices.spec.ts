import type { InvoiceSummary } from '@portal/api-contract/account';
import type { TestBrowser } from '../../testing/test-browser';
import { openStaffSession } from '../../testing/test-session';
import { PERSON } from '../invoice-titles/testing/title-calls';
import { PRICE } from '../purchase/testing/order-calls';
import {
  changeInvoice,
  completeOrder,
  decideInvoice,
  doInvoices,
  passTitle,
  readInvoice,
  saveParcelAddress,
} from './testing/invoice-desk';
import { setUpInvoices } from './testing/set-up-invoices';

const { clock, desk, finance, openUser, portal } = setUpInvoices();

/** Applies for an invoice on paper. */
async function apply(browser: TestBrowser, orderNos: readonly string[]): Promise<string> {
  const titleId = await passTitle(portal, browser, PERSON);
  const addressId = await saveParcelAddress(browser);
  const form = { candidateIds: orderNos, titleId, invoiceType: 1, medium: 2, addressId };
  return (await doInvoices<{ invoiceNo: string }>(browser, 'apply', form)).invoiceNo;
}

const summarize = async (browser: TestBrowser) =>
  (await browser.request('/ptl/invoice/summary')).body.data as InvoiceSummary;

describe('a paper invoice', () => {
  it('is posted by finance and confirmed by its owner', async () => {
    const browser = await openUser();
    const id = await apply(browser, [await completeOrder(desk(), browser)]);
    await decideInvoice(finance(), id, 'pass');
    expect((await changeInvoice(browser, id, 'withdraw')).body.data).toMatchObject({ status: 21 });
    expect((await decideInvoice(finance(), id, 'refuseWithdrawal', { reason: '已经打印' })).body.data).toMatchObject({
      status: 20,
    });
    const posted = { number: '01234567', company: '演示快递', trackingNo: 'DEMO123456' };
    expect((await decideInvoice(finance(), id, 'post', posted)).body.data).toMatchObject({
      status: 30,
      address: { telephone: '13800138000' },
    });
    expect(await readInvoice(browser, id)).toMatchObject({
      logistics: { trackingNo: 'DEMO123456' },
      address: { telephone: '138****8000' },
    });
    expect((await changeInvoice(browser, id, 'confirmReceipt')).body.data).toMatchObject({ status: 40, files: [] });
  });

  it('is rejected by finance with a reason until it is posted, which a digital one is not', async () => {
    const browser = await openUser();
    const orderNo = await completeOrder(desk(), browser);
    const paper = await apply(browser, [orderNo]);
    await decideInvoice(finance(), paper, 'pass');
    expect((await decideInvoice(finance(), paper, 'reject', { reason: '收件地址不存在' })).body.data).toMatchObject({
      ...{ status: 11, waitsSince: null },
    });
    expect(await readInvoice(browser, paper)).toMatchObject({ status: 11, reason: '收件地址不存在' });
    expect(await summarize(browser)).toEqual({ available: PRICE, issuing: 0, issued: 0 });
    const [message] = await portal.database.query<{ title: string; body: string }>(
      'select title, body from user_message where record_no = $1 order by created_at desc, title desc',
      [paper],
    );
    expect(`${message?.title} ${message?.body}`).toContain('收件地址不存在');

    const titleId = await passTitle(portal, browser, PERSON);
    const form = { candidateIds: [orderNo], titleId, invoiceType: 1, medium: 1, emails: ['a@example.com'] };
    const { invoiceNo: digital } = await doInvoices<{ invoiceNo: string }>(browser, 'apply', form);
    await decideInvoice(finance(), digital, 'pass');
    const rejection = await decideInvoice(finance(), digital, 'reject', { reason: '抬头有误' });
    expect(rejection.body).toMatchObject({ code: '409', msg: '数电发票正在开具，无法驳回' });
  });

  it('is taken on by one of finance, and by nobody of their own', async () => {
    const { browser: own } = await openStaffSession(portal, clock(), ['finance']);
    const id = await apply(own, [await completeOrder(desk(), own)]);
    expect((await decideInvoice(own, id, 'pass')).body).toMatchObject({
      code: '409',
      msg: '不能处理自己的发票，请由其他人员处理',
    });
    const { browser: other } = await openStaffSession(portal, clock(), ['finance']);
    expect((await decideInvoice(other, id, 'claim')).status).toBe(200);
    expect((await decideInvoice(finance(), id, 'pass')).body).toMatchObject({
      code: '409',
      msg: expect.stringContaining('其他财务'),
    });
    expect((await decideInvoice(other, id, 'release')).status).toBe(200);
    expect((await decideInvoice(finance(), id, 'pass')).body.data).toMatchObject({ status: 20 });
    expect((await changeInvoice(own, id, 'withdraw')).body.data).toMatchObject({ status: 21 });
    expect((await decideInvoice(finance(), id, 'acceptWithdrawal')).body.data).toMatchObject({ status: 22 });
    expect(await summarize(own)).toMatchObject({ available: PRICE });
  });
});

import { setUpPortal } from '../../testing/set-up';
import { sendFile, storeFile } from '../../testing/multipart';
import { SAMPLE_PDF } from '../../testing/sample-files';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession, openStaffSession, reopenSession } from '../../testing/test-session';
import { addPaidProduct, paymentCalls, PRICE } from '../payments/testing/payment-calls';
import { TRANSFER_ACCOUNT, transferCalls } from '../payments/testing/transfer-calls';

const START = new Date('2026-06-05T12:00:00+08:00');
const DAY_S = 86_400;

const { now, advance, setTime } = createTestClock(START);
const portal = setUpPortal({ clock: now, environment: { ...createTestEnvironment(), ...TRANSFER_ACCOUNT } });
const { order, readOrder, cancel, post } = paymentCalls;
const { choose, readInfo, upload, orderByTransfer, listVouchers } = transferCalls;

beforeAll(() => addPaidProduct(portal));
beforeEach(() => setTime(START));

const logIn = () => openSession(portal, now());
const openFinance = async () => (await openStaffSession(portal, now(), ['finance'])).browser;

async function makeOrder() {
  const { browser, userId } = await logIn();
  return { browser, userId, ...(await orderByTransfer(browser)) };
}

describe('choosing a transfer', () => {
  it('shows the account, what is owed and a code, and keeps the price for seven days from then on, once', async () => {
    const { userId, browser: first } = await logIn();
    const orderNo = await order(first);
    expect(await readInfo(first, orderNo)).toBeNull();
    advance(6 * DAY_S);
    const { browser } = await reopenSession(portal, userId, now());
    const info = await choose(browser, orderNo);
    expect(info).toEqual({
      ...{ orderNo, amount: PRICE, received: 0, vouchers: [], isOpen: true, payUntil: '2026-06-18T12:00:00+08:00' },
      account: { name: '某某科技有限公司', number: '622202000011112222', bank: '某某银行某某支行', isDemo: false },
      code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{9}$/),
    });
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 20, payUntil: info.payUntil });
    advance(60);
    expect(await choose(browser, orderNo)).toEqual(info);
    expect(await readInfo(browser, orderNo)).toEqual(info);
  });

  it('gives every order a code of its own, also at once', async () => {
    const { browser } = await logIn();
    const [one, other] = [await order(browser), await order(browser)];
    const infos = await Promise.all([one, one, one, other].map((orderNo) => choose(browser, orderNo)));
    expect(new Set(infos.map(({ code }) => code)).size).toBe(2);
  });

  it('is of an own order that waits for its payment', async () => {
    const { browser } = await logIn();
    const { browser: other, orderNo } = await makeOrder();
    const call = (caller: TestBrowser, body: object) => post(caller, '/ptl/order/chooseTransfer', body);
    expect((await call(browser, { orderNo })).status).toBe(404);
    expect((await browser.request(`/ptl/order/remitInfo?orderNo=${orderNo}`)).status).toBe(404);
    for (const body of [{}, { orderNo: '' }, { orderNo: 7 }, { orderNo: 'x'.repeat(33) }])
      expect((await call(browser, body)).body.code).toBe('422');
    const cancelled = await order(other);
    await cancel(other, cancelled);
    expect((await call(other, { orderNo: cancelled })).body.msg).toBe('订单当前为「已取消」，不能进行此操作');
  });
});

describe('a voucher', () => {
  it('has the order wait for finance, and shows what was stated', async () => {
    const { browser, orderNo } = await makeOrder();
    const { body } = await upload(browser, orderNo, { amount: 1, paidAt: '2026-06-04' });
    expect(body).toMatchObject({ code: '200', msg: '汇款凭证已提交' });
    expect(body.data).toMatchObject({
      ...{ amount: PRICE, received: 0, isOpen: false, payUntil: null },
      vouchers: [
        { status: 'confirming', statedAmount: 1, paidAt: '2026-06-04', reason: '', files: [{ name: 'a.pdf' }] },
      ],
    });
    const { status, paid, actions } = await readOrder(browser, orderNo);
    expect([status, paid, actions]).toEqual([25, 0, ['remark']]);
    expect((await upload(browser, orderNo)).status).toBe(409);
    const { body: todos } = await browser.request('/ptl/console/todos');
    expect(JSON.stringify(todos.data)).toContain('confirmingOrder');
  });

  it('is handed in once for each key', async () => {
    const { browser, orderNo } = await makeOrder();
    const fileIds = [await storeFile(browser)];
    const send = () => upload(browser, orderNo, { fileIds }, 'voucher-1');
    const [first, second] = [await send(), await send()];
    expect(second.body.data).toEqual(first.body.data);
    expect((await readInfo(browser, orderNo))?.vouchers).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['no file', { fileIds: [] }, 'fileIds'],
    ['a file that is gone', { fileIds: ['7f1d2a50-0000-4000-8000-000000000000'] }, 'fileIds'],
    ['too many files', { fileIds: ['a', 'b', 'c', 'd'] }, 'fileIds'],
    ['no amount', { amount: 0 }, 'amount'],
    ['an amount with a fraction', { amount: 1.5 }, 'amount'],
    ['a day to come', { paidAt: '2026-06-06' }, 'paidAt'],
    ['a day long ago', { paidAt: '2026-01-01' }, 'paidAt'],
    ['no day', { paidAt: '2026-02-30' }, 'paidAt'],
  ])('is rejected with %s', async (_name, more, field) => {
    const { browser, orderNo } = await makeOrder();
    const { body } = await upload(browser, orderNo, more);
    expect([body.code, JSON.stringify(body)]).toEqual(['422', expect.stringContaining(`"field":"${field}"`)]);
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 20 });
  });

  it('is of an own order that is paid by a transfer, with own files', async () => {
    const { browser, orderNo } = await makeOrder();
    const { browser: other } = await logIn();
    expect((await upload(other, orderNo)).status).toBe(404);
    expect((await upload(browser, orderNo, { fileIds: [await storeFile(other)] })).body.code).toBe('422');
    const plain = await order(browser);
    expect((await upload(browser, plain)).body.msg).toBe('请先选择对公汇款');
  });

  it('is returned by finance with a reason that its owner reads, and may be followed by another', async () => {
    const { browser, userId, orderNo, code } = await makeOrder();
    await upload(browser, orderNo);
    advance(20 * DAY_S);
    const finance = await openFinance();
    const queued = (await listVouchers(finance)).find((one) => one.orderNo === orderNo);
    expect(queued).toMatchObject({ code, payable: PRICE, statedAmount: PRICE, userCode: `code-${userId}` });
    const send = (body: object) => post(finance, '/ops-api/transfer/returnVoucher', { orderNo, ...queued, ...body });
    expect((await send({ reason: '' })).body.code).toBe('422');
    expect((await send({ reason: '回单不清晰', version: 0 })).status).toBe(409);
    expect((await send({ reason: '回单不清晰' })).status).toBe(200);
    const { browser: later } = await reopenSession(portal, userId, now());
    const info = await readInfo(later, orderNo);
    expect(info).toMatchObject({
      // Its price has run out meanwhile: there is time for another.
      payUntil: '2026-06-28T12:00:00+08:00',
      vouchers: [{ status: 'returned', reason: '回单不清晰' }],
    });
    const messages = await portal.database.query<{ title: string; body: string }>(
      `select title, body from user_message where record_no = $1 and title like '%退回%'`,
      [orderNo],
    );
    expect(messages).toEqual([
      { title: expect.stringContaining('汇款凭证被退回'), body: expect.stringContaining('回单不清晰') },
    ]);
    await upload(later, orderNo, { paidAt: '2026-06-24' });
    expect((await readInfo(later, orderNo))?.vouchers.map(({ status }) => status)).toEqual(['confirming', 'returned']);
  });

  it('shows its files to finance and its owner alone', async () => {
    const { browser, orderNo } = await makeOrder();
    const { body } = await sendFile(browser, 'attachment', SAMPLE_PDF);
    const { id } = body.data as { id: string };
    await upload(browser, orderNo, { fileIds: [id] });
    const finance = await openFinance();
    const read = (caller: TestBrowser, fileId: string) =>
      caller.request(`/ops-api/transfer/voucherFile?orderNo=${orderNo}&fileId=${fileId}`);
    expect((await read(finance, id)).status).toBe(200);
    const { browser: owner } = await makeOrder();
    expect((await read(finance, await storeFile(owner))).status).toBe(404);
    expect((await read(owner, id)).status).toBe(404);
    const looks = await portal.database.query(
      `select from audit_log where action = 'order.openFile' and subject_no = $1`,
      [orderNo],
    );
    expect(looks).toHaveLength(1);
  });
});

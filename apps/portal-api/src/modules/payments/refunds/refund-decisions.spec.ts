import type { OrderDetail } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { addMonths } from '../../../platform/add-months';
import { appendEvent } from '../../../platform/records/domain-events';
import { storeFile } from '../../../testing/multipart';
import { openTestDatabase } from '../../../testing/patient-limits';
import { setUp, setUpPortal } from '../../../testing/set-up';
import type { TestBrowser } from '../../../testing/test-browser';
import { createTestClock } from '../../../testing/test-clock';
import { waitUntil } from '../../../testing/wait-until';
import { changeCalls } from '../../instances/testing/changed-product';
import { listOwnInstances } from '../../instances/testing/instance-desk';
import { paymentCalls } from '../testing/payment-calls';
import { PRICES, refundCalls } from './testing/refund-calls';
import { setUpRefunds, unitsOf } from './testing/refund-stage';

const START = '2026-06-05T12:00:00+08:00';
const DAY_S = 86_400;

const { now, advance, setTime } = createTestClock(START);
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const { apply, calculate, decide, list, options, post, read } = refundCalls;
const stage = setUpRefunds({ portal, database, clock: { now, advance, setTime } });
const { buy, logIn, openFinance, waitForState } = stage;

beforeEach(() => setTime(START));

const readOrder = (browser: TestBrowser, orderNo: string): Promise<OrderDetail> =>
  paymentCalls.readOrder(browser, orderNo);

describe('finance', () => {
  it('approves what goes back by itself: the product ends, and the order says so', async () => {
    const { browser, orderNo } = await buy();
    const refundNo = await apply(browser, orderNo);
    expect((await decide(await openFinance(), 'approve', refundNo)).body.data).toMatchObject({ status: 30 });
    const done = await waitForState(browser, refundNo, 40);
    expect(done).toMatchObject({ waitsFor: '', actions: [] });
    expect(await readOrder(browser, orderNo)).toMatchObject({
      ...{ status: 40, refunded: PRICES.basic, payStatus: 'refunded', refundStatus: 'done' },
    });
    expect(await listOwnInstances(browser)).toMatchObject([{ status: 40 }]);
    expect(await stage.openDesk().ledger.balancesOf(orderNo)).toMatchObject({ refundable: 0, invoiceable: 0 });
    expect((await options(browser, orderNo)).failure).toBe('订单已全部退款');
  });

  it('leaves the rest of a line in use, which can be given back later', async () => {
    const { browser, orderNo } = await buy({ quantity: 3 });
    const finance = await openFinance();
    const refundNo = await apply(browser, orderNo, 2);
    await decide(finance, 'approve', refundNo);
    await waitForState(browser, refundNo, 40);
    expect(await listOwnInstances(browser)).toMatchObject([{ status: 10, quantity: 1 }]);
    expect(await readOrder(browser, orderNo)).toMatchObject({ payStatus: 'partiallyRefunded', refunded: 19_800 });
    expect((await options(browser, orderNo)).lines).toMatchObject([{ left: 1, quantity: 3, failure: '' }]);
    const rest = await apply(browser, orderNo);
    await decide(finance, 'approve', rest);
    await waitForState(browser, rest, 40);
    expect(await listOwnInstances(browser)).toMatchObject([{ status: 40 }]);
    const { refunded } = await readOrder(browser, orderNo);
    expect(refunded).toBe(19_800 + 9_900 - Math.floor(9_900 * 0.02));
  });

  it('gives back one line of several', async () => {
    const { browser } = await logIn();
    const { orderNo } = await stage.openDesk().buy(browser, [unitsOf(1), unitsOf(2, 'plus')]);
    const refundNo = await apply(browser, orderNo, 1, { items: [{ lineNo: 2, quantity: 1 }] });
    await decide(await openFinance(), 'approve', refundNo);
    await waitForState(browser, refundNo, 40);
    const kept = await listOwnInstances(browser);
    expect(kept.map(({ planName, quantity }) => [planName, quantity]).sort()).toEqual([
      ['basic', 1],
      ['plus', 1],
    ]);
    expect(await readOrder(browser, orderNo)).toMatchObject({ refunded: PRICES.plus });
  });

  it('has an order of which nothing is left not delivered, and of another the rest', async () => {
    const finance = await openFinance();
    const whole = await buy({ isDelivered: false });
    const refundNo = await apply(whole.browser, whole.orderNo);
    await decide(finance, 'approve', refundNo);
    await waitForState(whole.browser, refundNo, 40);
    expect(await readOrder(whole.browser, whole.orderNo)).toMatchObject({ status: 50, payStatus: 'refunded' });
    const part = await buy({ isDelivered: false, quantity: 2 });
    await decide(finance, 'approve', await apply(part.browser, part.orderNo));
    await stage.openDesk().deliver(part.orderNo);
    expect(await listOwnInstances(part.browser)).toMatchObject([{ quantity: 1 }]);
  });

  it('asks for more, and has the application end by itself where nothing comes', async () => {
    const { browser, orderNo, enter } = await buy();
    const finance = await openFinance();
    const refundNo = await apply(browser, orderNo);
    await decide(finance, 'ask', refundNo, { reason: '请上传付款回单' });
    expect(await read(browser, refundNo)).toMatchObject({ status: 12, actions: ['supplement', 'cancel'] });
    const fileIds = [await storeFile(browser)];
    expect((await post(browser, 'supplement', { refundNo, text: '短' })).status).toBe(400);
    const { body } = await post(browser, 'supplement', { refundNo, text: '回单见附件', fileIds });
    expect(body.data).toMatchObject({ status: 10, files: [{ id: fileIds[0] }] });
    await decide(finance, 'ask', refundNo, { reason: '请补充说明' });
    advance(7 * DAY_S + 1);
    const later = await enter();
    expect(await waitForState(later, refundNo, 50)).toMatchObject({ refundNo });
    expect(await readOrder(later, orderNo)).toMatchObject({ refundStatus: 'none' });
  });

  it('rejects, and somebody else looks at an appeal, once', async () => {
    const { browser, orderNo } = await buy();
    const [first, second] = [await openFinance(), await openFinance()];
    const refundNo = await apply(browser, orderNo);
    await decide(first, 'reject', refundNo, { reason: '不符合退款条件' });
    expect(await read(browser, refundNo)).toMatchObject({ status: 11, actions: ['appeal'] });
    const reason = '产品确实没有开始使用，请再核实';
    expect((await post(browser, 'appeal', { refundNo, reason })).body.data).toMatchObject({
      status: 10,
      isAppealed: true,
    });
    for (const name of ['approve', 'reject'])
      expect((await decide(first, name, refundNo, { reason: '理由' })).body.msg).toBe('申诉须由另一位财务人员处理');
    await decide(second, 'reject', refundNo, { reason: '维持原决定' });
    expect((await read(browser, refundNo)).actions).toEqual([]);
    expect((await post(browser, 'appeal', { refundNo, reason })).body.msg).toBe('该退款已申诉过，不能再次申诉');
  });

  it('hears no appeal about what is in another refund by now', async () => {
    const { browser, orderNo } = await buy();
    const refundNo = await apply(browser, orderNo);
    await decide(await openFinance(), 'reject', refundNo, { reason: '不符合退款条件' });
    await apply(browser, orderNo);
    const { status, body } = await post(browser, 'appeal', { refundNo, reason: '产品确实没有开始使用，请再核实' });
    expect([status, body.msg]).toEqual([409, expect.stringContaining('未完成的退款')]);
    expect((await read(browser, refundNo)).status).toBe(11);
  });

  it('cannot approve what was renewed meanwhile: what was bought last goes back first', async () => {
    const { browser, orderNo } = await buy({ days: 6 });
    const refundNo = await apply(browser, orderNo);
    const [{ instanceId = '' } = {}] = await listOwnInstances(browser);
    const renewal = await changeCalls.order(browser, await changeCalls.renew(browser, instanceId));
    const { payNo } = await paymentCalls.open(browser, renewal.orderNo);
    await paymentCalls.press(browser, payNo, 'succeed');
    await stage.openDesk().deliver(renewal.orderNo);
    const finance = await openFinance();
    const { status, body } = await decide(finance, 'approve', refundNo);
    expect([status, body.msg]).toEqual([409, expect.stringContaining(renewal.orderNo)]);
    const last = await apply(browser, renewal.orderNo);
    expect(await read(browser, last)).toMatchObject({ used: 0, fee: 198, refund: 9_702, rule: 'prorated' });
    await decide(finance, 'approve', last);
    await waitForState(browser, last, 40);
    const [{ endsAt = '', status: state } = {}] = await listOwnInstances(browser);
    expect([state, Date.parse(endsAt)]).toEqual([10, addMonths(new Date(START), 1).getTime()]);
    expect((await decide(finance, 'approve', refundNo)).status).toBe(200);
  });

  it('takes an upgrade back', async () => {
    const { browser } = await buy({ days: 1 });
    const [{ instanceId = '' } = {}] = await listOwnInstances(browser);
    const upgrade = await changeCalls.order(browser, await changeCalls.upgrade(browser, instanceId));
    const { payNo } = await paymentCalls.open(browser, upgrade.orderNo);
    await paymentCalls.press(browser, payNo, 'succeed');
    await stage.openDesk().deliver(upgrade.orderNo);
    expect(await listOwnInstances(browser)).toMatchObject([{ planName: 'plus' }]);
    const refundNo = await apply(browser, upgrade.orderNo);
    await decide(await openFinance(), 'approve', refundNo);
    expect(await listOwnInstances(browser)).toMatchObject([{ planName: 'basic', status: 10 }]);
  });
});

describe('money that does not get back', () => {
  const account = { name: '启衡科技有限公司', bank: '某某银行某某支行', number: '6222 0200 0011 1122' };

  it('goes to the account that its owner names, by two people of finance', async () => {
    const { browser, orderNo, payNo } = await buy();
    await portal.database.query('update sandbox_trade set fails_refunds = true where pay_no = $1', [payNo]);
    const refundNo = await apply(browser, orderNo);
    const [first, second] = [await openFinance(), await openFinance()];
    await decide(first, 'approve', refundNo);
    expect(await waitForState(browser, refundNo, 41)).toMatchObject({
      ...{ actions: ['updateAccount'], waitsFor: '等待您更正收款账户', account: null },
    });
    expect((await decide(first, 'retry', refundNo)).body.msg).toBe('收款账户尚未更正');
    expect((await post(browser, 'updateAccount', { refundNo, ...account, number: '12' })).status).toBe(400);
    const named = await post(browser, 'updateAccount', { refundNo, ...account });
    expect(named.body.data).toMatchObject({ status: 41, account: { name: account.name, number: '**** 1122' } });
    expect((await decide(first, 'retry', refundNo)).body.data).toMatchObject({ status: 31 });
    const shown = await paymentCalls.post(second, '/ops-api/refund/account', { refundNo });
    expect(shown.body.data).toEqual({ ...account, number: '6222020000111122' });
    expect((await decide(first, 'settle', refundNo)).body.msg).toBe('付款须由另一位财务人员复核');
    await decide(second, 'fail', refundNo, { reason: '账号与户名不符' });
    expect((await decide(second, 'retry', refundNo)).body.msg).toBe('收款账户尚未更正');
    await post(browser, 'updateAccount', { refundNo, ...account });
    await decide(second, 'retry', refundNo);
    expect((await decide(first, 'settle', refundNo)).body.data).toMatchObject({ status: 40 });
    expect(await readOrder(browser, orderNo)).toMatchObject({ payStatus: 'refunded', refundStatus: 'done' });
    const [stored] = await portal.database.query<{ account_encrypted: string }>(
      'select account_encrypted from refund where refund_no = $1',
      [refundNo],
    );
    expect(stored?.account_encrypted).not.toContain('6222');
    const noted = await portal.database.query<{ action: string }>(
      `select distinct action from audit_log where subject_no = $1 and action <> 'refund.view' order by action`,
      [refundNo],
    );
    const actions = ['approve', 'failByHand', 'openAccount', 'retry', 'settleByHand'];
    expect(noted.map(({ action }) => action)).toEqual(actions.map((action) => `refund.${action}`));
  });
});

describe('a refund of what stands on an invoice', () => {
  it('waits until that is reversed, says so, and goes on by itself', async () => {
    const { browser, userId, orderNo } = await buy({ days: 10 });
    const { reverse } = await stage.openDesk().invoice(orderNo, 9_900);
    const items = [{ lineNo: 1, quantity: 1 }];
    expect((await calculate(browser, orderNo, items)).invoiceNotice).toContain('须先退回发票');
    const refundNo = await apply(browser, orderNo);
    await decide(await openFinance(), 'approve', refundNo);
    expect(await read(browser, refundNo)).toMatchObject({
      ...{ status: 20, waitsFor: expect.stringContaining('¥64.68 已开具或正在开具发票，须先退回发票'), actions: [] },
    });
    expect(await listOwnInstances(browser)).toMatchObject([{ status: 40 }]);
    await reverse();
    const event = { event: 'invoice.reversed', recordId: randomUUID(), recordNo: 'FP-1', ownerId: userId };
    await database.transaction((runner) => appendEvent(runner, event, now()));
    expect(await waitForState(browser, refundNo, 40)).toMatchObject({ refund: 6_468 });
  });

  it('goes on too where the invoice came to nothing', async () => {
    const { browser, orderNo, enter } = await buy();
    const { reverse: release } = await stage.openDesk().invoice(orderNo, 5_000);
    const refundNo = await apply(browser, orderNo);
    await decide(await openFinance(), 'approve', refundNo);
    expect((await read(browser, refundNo)).status).toBe(20);
    await release();
    // Longer than the automatic operator pays attention.
    advance(7200);
    expect(await waitForState(await enter(), refundNo, 40)).toMatchObject({ refund: PRICES.basic });
  });
});

it('is part of what goes back by itself where the order fails', async () => {
  const { browser } = await logIn();
  const orderNo = await paymentCalls.order(browser);
  const { payNo } = await paymentCalls.open(browser, orderNo);
  await paymentCalls.press(browser, payNo, 'succeed');
  const refundNo = await apply(browser, orderNo);
  await stage.openDesk().fail(orderNo);
  expect(await waitForState(browser, refundNo, 50)).toMatchObject({ actions: [] });
  const [other] = await waitUntil(
    async () => (await list(browser, { orderNo })).filter((one) => one.refundNo !== refundNo && one.status === 40),
    ({ length }) => length === 1,
  );
  expect(other).toMatchObject({ refund: PRICES.basic, items: [] });
  expect(await readOrder(browser, orderNo)).toMatchObject({ status: 60, refunded: PRICES.basic, refundStatus: 'done' });
});

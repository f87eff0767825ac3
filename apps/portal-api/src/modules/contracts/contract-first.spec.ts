import type { ContractBrief, InstanceChange, OrderDetail } from '@portal/api-contract/account';
import { createLedger } from '../../platform/money/ledger/ledger';
import type { TestBrowser } from '../../testing/test-browser';
import { openStaffSession, reopenSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { findPayUntilOfContract } from '../purchase/order-creation';
import { createOrderPayments } from '../purchase/order-payments';
import { createOrders } from '../purchase/order-record';
import { orderCalls, payOffline, PRICE } from '../purchase/testing/order-calls';
import { callContract, doContract, readContract } from './testing/contract-desk';
import { setUpContracts } from './testing/set-up-contracts';

const { now, advance, portal, database, own, company, order, prepare, waitFor, openLegal } = setUpContracts();

const read = (orderNo: string) => orderCalls.readOrder(own(), orderNo);

/** An order that was paid, and waits for its contract. */
async function pay(): Promise<string> {
  const orderNo = await order();
  await portal.database.query('update purchase_order set contract_first = true where order_no = $1', [orderNo]);
  await payOffline(database, now, orderNo);
  return orderNo;
}

const listTitles = (orderNo: string) =>
  portal.database.query<{ title: string }>(
    `select title from user_message where record_no = $1 and title like '订单已付清，合同生效后为您开通%'`,
    [orderNo],
  );

const countDeliveries = async (orderNo: string) =>
  (await portal.database.query('select 1 from delivery where order_no = $1', [orderNo])).length;

/** Waits for what the portal does by itself, as time goes by. */
const waitForOrder = (orderNo: string, isThere: (seen: OrderDetail) => boolean) =>
  waitUntil(() => {
    advance(1);
    return read(orderNo);
  }, isThere);

it('delivers an order whose contract comes first once the contract is in force, and says so while it waits', async () => {
  const orderNo = await pay();
  await waitUntil(
    () => listTitles(orderNo),
    (titles) => titles.length === 1,
  );
  const contract = await prepare({ orderNos: [orderNo], signMode: 'paper' });
  // One that waits for nothing is delivered meanwhile.
  const other = await order();
  await payOffline(database, now, other);
  await waitForOrder(other, ({ status }) => status === 40);
  expect(await read(orderNo)).toMatchObject({ status: 30, deliveryStatus: 'awaitingContract' });
  expect(await countDeliveries(orderNo)).toBe(0);

  const { browser: agent } = await openStaffSession(portal, now(), ['agent']);
  const { version } = await read(orderNo);
  expect(await orderCalls.post(agent, '/ops-api/order/deliver', { orderNo, version })).toMatchObject({
    ...{ status: 409, body: { msg: '该订单须先签订合同，合同生效后才能开通' } },
  });

  await (
    await openLegal()
  )(contract.id, 'receivePaper');
  await waitFor(contract.id, 40);
  const delivered = await waitForOrder(orderNo, ({ status }) => status === 40);
  expect(delivered.log.map(({ act }) => act)).toEqual(expect.arrayContaining(['contract', 'deliver']));
  expect(await countDeliveries(orderNo)).toBe(1);
});

it('waits for no contract where one was in force before the order was paid', async () => {
  const orderNo = await order();
  await portal.database.query('update purchase_order set contract_first = true where order_no = $1', [orderNo]);
  const { id } = await prepare({ orderNos: [orderNo], signMode: 'paper' });
  await (
    await openLegal()
  )(id, 'receivePaper');
  await waitFor(id, 40);
  await waitForOrder(orderNo, ({ log }) => log.some(({ act }) => act === 'contract'));
  await payOffline(database, now, orderNo);
  await waitForOrder(orderNo, ({ status }) => status === 40);
  expect(await listTitles(orderNo)).toEqual([]);
});

it('lists the contracts of an order, of its owner alone', async () => {
  const orderNo = await order();
  const { id } = await prepare({ orderNos: [orderNo] });
  await prepare();
  const list = async (by = own()) =>
    ((await callContract(by, 'pageList', { orderNo })).body.data as { list: ContractBrief[] }).list.map(
      (one) => one.id,
    );
  expect(await list()).toEqual([id]);
  expect(await list((await company()).browser)).toEqual([]);
});

describe('an order that waits for its payment', () => {
  const DAY = 86_400;
  let userId = '';
  beforeAll(async () => {
    ({ userId } = await company());
  });

  /** The buyer in a session that has not ended. */
  const buyer = async () => (await reopenSession(portal, userId, now())).browser;

  /** Somebody's order, days after they have submitted a contract of it. */
  async function waitForContract(days: number, terms: object = { signMode: 'paper' }) {
    const browser = await buyer();
    const orderNo = await order(browser);
    const { id } = await prepare({ orderNos: [orderNo], ...terms }, browser);
    advance(days * DAY);
    return { browser: await buyer(), orderNo, id };
  }

  const waitForState = (browser: TestBrowser, orderNo: string, state: number) =>
    waitUntil(
      () => {
        advance(1);
        return orderCalls.readOrder(browser, orderNo);
      },
      ({ status }) => status === state,
    );

  it('stays open while its contract is signed, can be paid meanwhile, and has seven days from there on', async () => {
    const held = await waitForContract(8);
    const { orderNo, id } = held;
    const shown = await orderCalls.readOrder(held.browser, orderNo);
    expect(shown).toMatchObject({ status: 20, payUntil: null, due: PRICE });
    const ledger = createLedger(database.orm, now);
    const payments = createOrderPayments(createOrders(ledger), ledger);
    const owner = { id: userId, issuer: 'test', account: 'a', userCode: 'c', sessionId: '' };
    expect(await database.transaction((runner) => payments.lockDue(runner, owner, [orderNo]))).toMatchObject([
      { orderNo, amount: PRICE, payUntil: null },
    ]);

    await (
      await openLegal()
    )(id, 'receivePaper');
    await waitFor(id, 40, held.browser);
    const asked = await waitUntil(
      () => orderCalls.readOrder(held.browser, orderNo),
      ({ payUntil }) => payUntil !== null,
    );
    const left = Date.parse(asked.payUntil ?? '') - now().getTime();
    expect(left).toBeGreaterThan(6.9 * DAY * 1000);
    expect(left).toBeLessThanOrEqual(7 * DAY * 1000);
    const [message] = await portal.database.query<{ body: string }>(
      `select body from user_message where record_no = $1 and title like '合同已生效，请支付订单%'`,
      [orderNo],
    );
    expect(message?.body).toContain((asked.payUntil ?? '').slice(0, 10));
    advance(7 * DAY);
    expect(await waitForState(await buyer(), orderNo, 55)).toMatchObject({ status: 55 });
    expect((await readContract(await buyer(), id)).status).toBe(40);
  });

  it('ends at once where its contract fails after its own time', async () => {
    const { browser, orderNo, id } = await waitForContract(8);
    expect((await orderCalls.readOrder(browser, orderNo)).status).toBe(20);
    await doContract(browser, 'withdraw', { id });
    await waitForState(browser, orderNo, 55);
  });

  it('keeps its own time where the contract fails within it', async () => {
    const { browser, orderNo, id } = await waitForContract(2);
    await doContract(browser, 'withdraw', { id });
    const shown = await orderCalls.readOrder(browser, orderNo);
    expect(shown).toMatchObject({ status: 20, payUntil: expect.any(String) });
  });

  it('waits for no contract where it changes a product in use', async () => {
    const browser = await buyer();
    const orderNo = await order(browser);
    await portal.database.query(`update purchase_order set type = 'renewal' where order_no = $1`, [orderNo]);
    const { id } = await prepare({ orderNos: [orderNo] }, browser);
    expect((await orderCalls.readOrder(browser, orderNo)).payUntil).toEqual(expect.any(String));
    advance(8 * DAY);
    const back = await buyer();
    await waitForState(back, orderNo, 55);
    await waitFor(id, 51, back);
  });
});

it('gives an upgrade its seven days, but none after what it changes is over', () => {
  const at = new Date('2026-11-26T12:00:00+08:00');
  const change = { ...({} as InstanceChange), type: 'upgrade', endsAt: '2026-11-28T12:00:00+08:00' } as const;
  const week = new Date('2026-12-03T12:00:00+08:00');
  expect(findPayUntilOfContract(at, change)).toEqual(new Date(change.endsAt));
  expect(findPayUntilOfContract(at, { ...change, endsAt: '2027-11-28T12:00:00+08:00' })).toEqual(week);
  expect(findPayUntilOfContract(at, { ...change, type: 'renewal' })).toEqual(week);
  expect(findPayUntilOfContract(at, null)).toEqual(week);
});

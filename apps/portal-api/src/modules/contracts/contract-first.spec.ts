import type { ContractBrief, OrderDetail } from '@portal/api-contract/account';
import { openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { orderCalls, payOffline } from '../purchase/testing/order-calls';
import { callContract } from './testing/contract-desk';
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

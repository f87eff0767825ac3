import type { OrderDetail } from '@portal/api-contract/account';
import { appendEvent } from '../../platform/records/domain-events';
import { storeFile } from '../../testing/multipart';
import { waitUntil } from '../../testing/wait-until';
import { orderCalls } from '../purchase/testing/order-calls';
import { callContract, CONTRACT_FORM, INTENT, readContract } from './testing/contract-desk';
import { setUpContracts } from './testing/set-up-contracts';

const { now, portal, database, own, order, prepare, draft, waitFor, bringPaperIntoForce, openLegal } = setUpContracts();

const cancel = async (orderNo: string) => {
  const { version } = await orderCalls.readOrder(own(), orderNo);
  const { status } = await orderCalls.post(own(), '/ptl/order/cancel', { orderNo, version, reason: '采购计划变化' });
  expect(status).toBe(200);
};

/** Leaves an order in a state, and tells of nothing. */
const setState = (orderNo: string, word: string) =>
  portal.database.query('update purchase_order set state = $2 where order_no = $1', [orderNo, word]);

/** Tells of what has happened to an order. */
async function tell(event: string, orderNo: string): Promise<void> {
  const [row] = await portal.database.query<{ id: string; ownerId: string }>(
    'select id, owner_id as "ownerId" from purchase_order where order_no = $1',
    [orderNo],
  );
  if (!row) throw new Error(`There is no order ${orderNo}`);
  const { id: recordId, ownerId } = row;
  await database.transaction((runner) => appendEvent(runner, { event, recordId, ownerId, recordNo: orderNo }, now()));
}

const readMessages = (id: string) =>
  portal.database.query<{ title: string; body: string }>(
    'select title, body from user_message where record_no = $1 order by created_at, id',
    [id],
  );

it('ends a contract that waits for its signature with its order, says why, and lets its other orders go', async () => {
  const [first, second] = [await order(), await order()];
  const { id } = await prepare({ orderNos: [first, second] });
  await cancel(second);
  const reason = `订单 ${second} 已取消`;
  const ended = await waitFor(id, 51);
  expect(ended).toMatchObject({ reason, dueAt: null });
  expect(ended.log.at(-1)).toMatchObject({ act: 'lapse', reason });
  expect((await readMessages(id)).at(-1)).toMatchObject({
    title: expect.stringContaining('合同因所涉订单已结束或变更而撤销') as string,
    body: expect.stringContaining(reason) as string,
  });
  expect((await prepare({ orderNos: [first] })).status).toBe(30);
});

it.each([
  ['order.rejected', 'cancelled', '已取消'],
  ['order.expired', 'expired', '已超时关闭'],
  ['order.failed', 'failed', '开通失败'],
])('hears of %s, also while the legal department reads it', async (event, word, end) => {
  const orderNo = await order();
  const { id, status } = await prepare({ orderNos: [orderNo], specialTerms: '按季度付款。' });
  expect(status).toBe(20);
  await setState(orderNo, word);
  await tell(event, orderNo);
  expect(await waitFor(id, 51)).toMatchObject({ reason: `订单 ${orderNo} ${end}` });
});

const orderTwo = () => orderCalls.order(own(), '', [{ mealCode: 'tool-basic', period: 1, quantity: 2 }]);

/** Has a unit of an order given back. */
const takeUnit = (orderNo: string) =>
  portal.database.query(`update purchase_order set refunded_units = '{"1": 1}' where order_no = $1`, [orderNo]);

const yuan = (fen: number) => (fen / 100).toFixed(2);

it('ends with an order that was given back altogether', async () => {
  const orderNo = await order();
  const { id } = await prepare({ orderNos: [orderNo] });
  await takeUnit(orderNo);
  await tell('order.reduced', orderNo);
  expect(await waitFor(id, 51)).toMatchObject({ reason: `订单 ${orderNo} 已全部退款` });
});

it('ends with a part of an order, whose sum is not that of its text; the next one is about what is left', async () => {
  const orderNo = await orderTwo();
  const { id, textHash, amount } = await prepare({ orderNos: [orderNo] });
  const letter = await prepare({ orderNos: [orderNo], ...INTENT });
  const price = amount ?? 0;
  await takeUnit(orderNo);
  const reason = `订单 ${orderNo} 现为 ${yuan(price / 2)} 元，与合同金额 ${yuan(price)} 元不符`;
  const signature = { id, textHash, code: '123456', isIntended: true };
  expect(await callContract(own(), 'sign', signature)).toMatchObject({
    ...{ status: 409, body: { msg: `${reason}，合同不能继续签订` } },
  });
  await tell('order.reduced', orderNo);
  expect(await waitFor(id, 51)).toMatchObject({ reason });
  expect((await readContract(own(), letter.id)).status).toBe(20);

  const next = await prepare({ orderNos: [orderNo] });
  expect(next).toMatchObject({ status: 30, amount: price / 2, orders: [{ orderNo, payable: price / 2 }] });
  const { body } = await own().request(`/ptl/contract/text?id=${next.id}`);
  const text = JSON.stringify(body.data);
  expect(text).toContain(yuan(price / 2));
  expect(text).not.toContain(yuan(price));
});

it('is not made about an order whose price is not agreed on yet, as a letter of intent may be', async () => {
  const orderNo = await order();
  const early = await draft({ orderNos: [orderNo] });
  await setState(orderNo, 'reviewing');
  const msg = `订单 ${orderNo} 尚未通过审核，通过后才能签订正式合同`;
  expect(await callContract(own(), 'preview', { id: early.id })).toMatchObject({ status: 409, body: { msg } });
  expect(await callContract(own(), 'submit', { id: early.id, textHash: 'a'.repeat(64) })).toMatchObject({
    ...{ status: 409, body: { msg } },
  });
  expect(await callContract(own(), 'save', { ...CONTRACT_FORM, orderNos: [orderNo] })).toMatchObject({
    ...{ status: 400, body: { data: { fieldErrors: [{ field: 'orderNos', msg }] } } },
  });
  expect((await prepare({ orderNos: [orderNo], ...INTENT })).status).toBe(20);
});

it('takes a letter of intent along, and no draft', async () => {
  const orderNo = await order();
  const { id } = await prepare({ orderNos: [orderNo], ...INTENT });
  const kept = await draft({ orderNos: [orderNo] });
  await cancel(orderNo);
  await waitFor(id, 51);
  expect((await readContract(own(), kept.id)).status).toBe(10);
});

it('is neither signed, nor taken on paper, nor approved about an order that has ended, before anybody is told', async () => {
  const rejection = (orderNo: string) => ({
    ...{ status: 409, body: { msg: `订单 ${orderNo} 已取消，合同不能继续签订` } },
  });
  const legal = await openLegal();
  const [paperOrder, otherOrder, readOrder] = [await order(), await order(), await order()];
  const paper = await prepare({ orderNos: [paperOrder], signMode: 'paper' });
  const { id, textHash } = await prepare({ orderNos: [otherOrder] });
  const read = await prepare({ orderNos: [readOrder], specialTerms: '按季度付款。' });
  for (const orderNo of [paperOrder, otherOrder, readOrder]) await setState(orderNo, 'cancelled');
  const fileId = await storeFile(own(), 'attachment');
  const handIn = { id: paper.id, textHash: paper.textHash, fileId };
  expect(await callContract(own(), 'handInPaper', handIn)).toMatchObject(rejection(paperOrder));
  expect(await legal(paper.id, 'receivePaper')).toMatchObject(rejection(paperOrder));
  expect(await callContract(own(), 'sendSignCode', { id, textHash })).toMatchObject(rejection(otherOrder));
  const signature = { id, textHash, code: '123456', isIntended: true };
  expect(await callContract(own(), 'sign', signature)).toMatchObject(rejection(otherOrder));
  expect(await own().request(`/ptl/contract/signUrl?id=${id}`)).toMatchObject(rejection(otherOrder));
  expect(await legal(read.id, 'pass')).toMatchObject(rejection(readOrder));
});

it.each([
  ['ended', `state = 'cancelled'`],
  ['lost a unit', `refunded_units = '{"1": 1}'`],
])('is not sealed about an order that %s after its customer had signed', async (_name, change) => {
  const orderNo = await orderTwo();
  const { id } = await prepare({ orderNos: [orderNo], signMode: 'paper' });
  const [signed] = await portal.database.query<{ id: string }>(
    `with ended as (update purchase_order set ${change} where order_no = $2)
     update contract set state = 31, signed_at = $3 where contract_no = $1 returning id`,
    [id, orderNo, now()],
  );
  expect(signed).toBeDefined();
  const lapsed = await waitFor(id, 51);
  expect(lapsed.log.map(({ act }) => act)).not.toContain('seal');
});

it('stays in force once it is, and leads its owner to an agreement', async () => {
  const { id, orderNos } = await bringPaperIntoForce();
  const [orderNo = ''] = orderNos;
  await waitUntil(
    () => orderCalls.readOrder(own(), orderNo),
    ({ version }: OrderDetail) => version > 1,
  );
  await cancel(orderNo);
  const told = await waitUntil(
    () => readMessages(id),
    (messages) => messages.some(({ title }) => title.startsWith('合同所涉订单已结束')),
  );
  expect(told.at(-1)?.body).toContain('申请解约');
  expect(await readContract(own(), id)).toMatchObject({
    status: 40,
    actions: expect.arrayContaining(['rescind']) as string[],
  });
});

import { randomUUID } from 'node:crypto';
import { type KillableApi, prepareKillableApi } from '../../testing/killable-api';
import { createPausedSteps, type PausedSteps } from '../../testing/paused-steps';
import { setUp } from '../../testing/set-up';
import { waitUntil } from '../../testing/wait-until';
import { PRICE } from '../purchase/testing/order-calls';
import { SERVICE_FAILS, SERVICE_SECRET, startFakeDeliveryService } from './testing/fake-delivery-service';

const service = setUp(() => startFakeDeliveryService(() => new Date()));
let api: KillableApi;
let steps: PausedSteps;

beforeAll(async () => {
  api = prepareKillableApi({
    DELIVERY_WEBHOOK_URL: `${service.origin}/deliver`,
    DELIVERY_WEBHOOK_SECRET: `whsec_${SERVICE_SECRET.toString('base64')}`,
  });
  await api.start();
  steps = await createPausedSteps(api);
  await steps.define('completed', 'before update', 'purchase_order', `new.state = 'completed'`);
  await steps.define('failed', 'before update', 'purchase_order', `new.state = 'failed'`);
  await steps.define('refund', 'after insert', 'refund');
});
afterAll(() => api.close());

/** Stores an order that was paid through the sandbox, as its payment leaves it; and tells of it. */
async function payOrder(remark: string): Promise<string> {
  const [ownerId, paymentId] = [randomUUID(), randomUUID()];
  const [orderNo, payNo, tradeNo] = ['OD', 'PY', 'T'].map((prefix) => `${prefix}-${ownerId.slice(0, 8)}`);
  const line = {
    productCode: 'tool',
    productName: '工具',
    mealCode: 'tool-basic',
    planName: '标准版',
    quantity: 1,
    period: 1,
  };
  await api.query(
    `with quoted as (
       insert into quote (id, owner_id, body, order_no, created_at, expires_at) values ($1, $2, '{}', $1, now(), now())
     ), made as (
       insert into purchase_order (order_no, owner_id, quote_id, state, line, payable, contract_first, remark,
         agreement_version, created_at)
       values ($1, $2, $1, 'processing', $3, $7, false, $4, '1', now())
     ), paid as (
       insert into payment (id, pay_no, owner_id, channel, amount, state, state_since, version, created_at, pay_before,
         check_at, check_count, trade_no, paid_at, refunded)
       values ($5, $6, $2, 'sandbox', $7, 20, now(), 2, now(), now(), now(), 0, $8, now(), 0)
     ), traded as (
       insert into sandbox_trade (pay_no, token, amount, state, trade_no, return_url, pay_before, paid_at, refunds)
       values ($6, $6, $7, 'paid', $8, '', now(), now(), '{}')
     ), postings as (
       insert into ledger_posting (id, kind, cause_key, at)
       values ($2, 'charge', 'charge:' || $1, now()), ($5, 'payment', 'payment:sandbox:' || $8, now())
     ), entries as (
       insert into ledger_entry (posting_id, order_no, account_name, amount)
       values ($2, $1, 'receivable', $7), ($2, $1, 'revenue', - $7::bigint), ($5, $1, 'cash:sandbox', $7),
         ($5, $1, 'receivable', - $7::bigint)
     )
     insert into background_job (name, key, payload, state, run_at, attempts, last_error, created_at, updated_at)
     values ('event.publish', $6, jsonb_build_object('event', 'order.paid', 'recordNo', $1::text, 'recordId', '', 'ownerId', ''),
       'waiting', now(), 0, '', now(), now())`,
    [orderNo, ownerId, line, remark, paymentId, payNo, PRICE, tradeNo],
  );
  await api.query('insert into payment_order (payment_id, order_no, amount) values ($1, $2, $3)', [
    ...[paymentId, orderNo, PRICE],
  ]);
  return orderNo ?? '';
}

/** Nobody waits for the pauses between asking. */
const hurry = () => api.query(`update delivery set ask_at = now() where state = 'waiting' and ask_at > now()`);

async function readState(orderNo: string): Promise<string | undefined> {
  await hurry();
  const [row] = await api.query<{ state: string }>('select state from purchase_order where order_no = $1', [orderNo]);
  return row?.state;
}

const countActions = async (orderNo: string, action: string) => {
  const text = `select from status_log where act = $2
    and record_id = (select id from purchase_order where order_no = $1)`;
  return (await api.query(text, [orderNo, action])).length;
};
const numbersOf = (orderNo: string) =>
  [...service.deliveries.values()].filter((one) => one.orderNo === orderNo).map(({ deliveryNo }) => deliveryNo);

it('is made once whose portal is killed while it waits for the service, and before it has stored what that says', async () => {
  service.mood = { transport: 'hang' };
  const orderNo = await payOrder('');
  await waitUntil(() => numbersOf(orderNo).length > 0);
  await steps.restart();
  service.mood = undefined;
  await steps.cutOff('completed', hurry, async () => service.finish());
  await waitUntil(
    () => readState(orderNo),
    (state) => state === 'completed',
  );
  expect(numbersOf(orderNo)).toHaveLength(1);
  expect([...service.instances.keys()]).toEqual(numbersOf(orderNo));
  expect(await countActions(orderNo, 'deliver')).toBe(1);
});

it('fails once, and goes back once, whose portal is killed in the middle of either', async () => {
  const orderNo = await payOrder(SERVICE_FAILS);
  await steps.cutOff('failed', hurry, async () => {
    const isTried = (times: number) =>
      waitUntil(async () => {
        await hurry();
        service.finish();
        return numbersOf(orderNo).length >= times;
      });
    await isTried(3);
  });
  await steps.cutOff('refund', hurry, async () => service.finish());
  await waitUntil(
    () => readState(orderNo),
    (state) => state === 'failed',
  );
  const refunds = await waitUntil(
    () => api.query<{ state: number }>('select state from refund where order_no = $1', [orderNo]),
    ([row]) => row?.state === 40,
  );
  expect(refunds).toHaveLength(1);
  expect(numbersOf(orderNo)).toHaveLength(3);
  expect([await countActions(orderNo, 'missDelivery'), await countActions(orderNo, 'fail')]).toEqual([2, 1]);
  const [returned] = await api.query<{ total: number }>(
    `select sum(value::int)::int as total from sandbox_trade, jsonb_each_text(refunds)`,
  );
  expect(returned?.total).toBe(PRICE);
});

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { buildTestProgram } from '../../testing/built-program';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { toMoney } from '../../platform/money/money';
import { createTakeNotice } from './take-notice';
import { signNotice } from './provider/sandbox-notice';
import { addPaidProduct, openPayments, paymentCalls, PRICE } from './testing/payment-calls';
import type { WorkerOrder } from './testing/payment-worker';

/** Where a process is killed: before each of the changes that a payment makes, and when all of them are about to count. */
const PLACES = ['payment', 'ledger_posting', 'purchase_order', 'status_log', 'end'] as const;

/** How it hears of the payment, and how many orders that is for. */
const WAYS = ['notice', 'check'] as const;
const COUNTS = [1, 2] as const;

const ROUNDS = PLACES.flatMap((place) => WAYS.flatMap((way) => COUNTS.map((count) => ({ place, way, count }))));

const START = new Date('2026-06-05T12:00:00+08:00');
const WORKER = 'payment-worker';

const { now } = createTestClock(START);
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const { order, open, press } = paymentCalls;
const query = <Row extends object>(text: string, values: unknown[] = []) => portal.database.query<Row>(text, values);

/** A worker that is ready, or about to be. */
let next: Promise<ChildProcess>;

beforeAll(async () => {
  await addPaidProduct(portal);
  await query('create table paused_place (name text primary key)');
  await query(`
    create function pause_worker() returns trigger language plpgsql as $$
    begin
      if current_setting('application_name') = '${WORKER}' and exists (select from paused_place where name = tg_argv[0])
      then perform pg_sleep(600); end if;
      return new;
    end $$`);
  for (const place of ['payment', 'ledger_posting', 'purchase_order', 'status_log'])
    await query(
      `create trigger pause before insert or update on ${place} for each row execute function pause_worker('${place}')`,
    );
  await query(`
    create constraint trigger pause_end after update on payment deferrable initially deferred
      for each row execute function pause_worker('end')`);
  next = startWorker();
});
afterAll(async () => {
  const worker = await next;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
});

async function startWorker(): Promise<ChildProcess> {
  const program = buildTestProgram(WORKER, 'modules/payments/testing/payment-worker.ts');
  const address = { ...portal.database.address, application_name: WORKER };
  const dataKey = createTestEnvironment().PORTAL_DATA_KEY;
  const settings = JSON.stringify({ address, dataKey, at: START });
  const worker = fork(program, [], {
    env: { ...process.env, PAYMENT_WORKER: settings },
    execArgv: [],
  });
  await once(worker, 'message');
  return worker;
}

/** Kills a worker in the middle of what it is told to do; its connections end with it. */
async function cutOff(place: string, work: WorkerOrder): Promise<void> {
  const worker = await next;
  next = startWorker();
  await query('insert into paused_place (name) values ($1)', [place]);
  worker.send(work);
  const [{ pid = 0 } = {}] = await waitUntil(
    () =>
      query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = $1 and wait_event = 'PgSleep'`,
        [WORKER],
      ),
    ({ length }) => length > 0,
  );
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  await query('select pg_terminate_backend($1)', [pid]);
  await query('delete from paused_place');
}

async function makePayment(count: number) {
  const { browser } = await openSession(portal, now());
  const orderNos = await Promise.all(Array.from({ length: count }, () => order(browser)));
  const { payNo, amount } = await open(browser, ...orderNos);
  await press(browser, payNo, 'withholdNotice');
  const trade = { payNo, state: 'paid', amount: toMoney(amount), currency: 'CNY', tradeNo: `SB${payNo}` } as const;
  return { browser, orderNos, payNo, trade };
}

const readState = async (payNo: string) =>
  (await query<{ state: number }>('select state from payment where pay_no = $1', [payNo]))[0]?.state;
const countPostings = async (payNo: string) =>
  (await query('select from ledger_posting where cause_key = $1', [`payment:sandbox:SB${payNo}`])).length;

it(`loses nothing and does nothing twice where ${ROUNDS.length} times the process is killed in the middle`, async () => {
  const { outcome, protection, providers, check } = openPayments({ database, clock: now });
  const takeNotice = createTakeNotice({ database, clock: now, outcome, noteRejection: () => undefined });
  const paid: string[] = [];
  for (const { place, way, count } of ROUNDS) {
    const { orderNos, payNo, trade } = await makePayment(count);
    if (way === 'check') await query('update payment set check_at = $2 where pay_no = $1', [payNo, START]);
    await cutOff(place, way === 'check' ? 'check' : trade);
    expect([place, way, await readState(payNo), await countPostings(payNo)]).toEqual([place, way, 10, 0]);
    // Whoever comes next hears of it as the first one did.
    if (way === 'check') await check();
    else await takeNotice('sandbox', providers.get('sandbox'), signNotice(protection, { ...trade, paidAt: now() }));
    expect([place, way, await readState(payNo), await countPostings(payNo)]).toEqual([place, way, 20, 1]);
    paid.push(...orderNos);
  }
  const orders = await query(
    `select state,
       (select count(*)::int from status_log where record_id = purchase_order.id and act = 'pay') as steps,
       (select sum(amount) from ledger_entry where ledger_entry.order_no = purchase_order.order_no
          and account_name = 'cash:sandbox') as money,
       (select count(*)::int from user_message where record_no = purchase_order.order_no
          and title like '%已支付%') as told
     from purchase_order where order_no = any($1)`,
    [paid],
  );
  const expected = { state: 'processing', steps: 1, money: String(PRICE), told: 1 };
  expect(orders).toEqual(Array.from({ length: 30 }, () => expected));
});

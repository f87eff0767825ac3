import type { OpenedDatabase } from '../../../platform/database/database';
import { type KillableApi, prepareKillableApi } from '../../../testing/killable-api';
import { openKillableBrowser } from '../../../testing/killable-browser';
import { openTestDatabase } from '../../../testing/patient-limits';
import { createPausedSteps, type PausedSteps } from '../../../testing/paused-steps';
import { waitUntil } from '../../../testing/wait-until';
import { storeRefund, UNIT_PRICE } from './testing/store-refund';

/** What can be cut off before the invoice is taken back, and after: a transaction that has done a part of its work. */
const STEPS = { before: ['take', 'await'], after: ['part', 'continue', 'post', 'give', 'arrive', 'succeed'] } as const;

/** Longer than the automatic operator, who approves, lets refunds wait. */
const WAITED_MS = 60_000;

let api: KillableApi;
let steps: PausedSteps;
let database: OpenedDatabase;

beforeAll(async () => {
  api = prepareKillableApi();
  await api.start();
  database = openTestDatabase(api.address);
  steps = await createPausedSteps(api);
  await steps.define('take', 'after update', 'purchase_order', 'old.refunded_units <> new.refunded_units');
  await steps.define('await', 'after update', 'refund', 'old.state = 10 and new.state = 20');
  await steps.define('part', 'after insert', 'refund_part');
  await steps.define('continue', 'after update', 'refund', 'old.state = 20 and new.state = 30');
  await steps.define('post', 'after insert', 'ledger_posting', `new.kind = 'refund'`);
  await steps.define('give', 'after update', 'sandbox_trade', 'old.refunds <> new.refunds');
  await steps.define('arrive', 'after update', 'refund_part', 'old.state = 30 and new.state = 40');
  await steps.define('succeed', 'after update', 'refund', 'old.state = 30 and new.state = 40');
});
afterAll(async () => {
  await database.close();
  await api.close();
});

/** What there is of a refund, and how much of each. */
async function count(refundNo: string) {
  const [found] = await api.query<{ state: number; parts: number[] | null; acts: string[]; money: string | null }>(
    `select state,
       (select array_agg(state) from refund_part where refund_id = refund.id) as parts,
       (select array_agg(act order by position) from status_log where record_id = refund.id) as acts,
       (select sum(amount) from ledger_entry e where e.order_no = refund.order_no and account_name = 'cash:sandbox') as money,
       (select refunded_units from purchase_order o where o.order_no = refund.order_no) as units,
       (select refunds from sandbox_trade where pay_no = 'PAY-' || substr(refund_no, 4)) as "givenBack",
       (select count(*)::int from user_message where record_no = refund_no and title like '%已到账%') as told
     from refund where refund_no = $1`,
    [refundNo],
  );
  if (!found) throw new Error(`There is no refund ${refundNo}`);
  return found;
}

const waitForState = (refundNo: string, wanted: number) =>
  waitUntil(
    () => count(refundNo),
    ({ state }) => state === wanted,
  );

it('goes back once whose portal is killed in each of its steps, from its approval to the arrival of its money', async () => {
  const { userId: id } = await openKillableBrowser(api);
  const owner = { id, issuer: 'test', account: `u-${id}`, userCode: `u-${id}`, sessionId: '' };
  const { refundNo, reverse } = await storeRefund(database, owner, new Date(Date.now() - WAITED_MS));
  const nothing = () => Promise.resolve();
  for (const step of STEPS.before) await steps.cutOff(step, nothing);
  expect(await waitForState(refundNo, 20)).toMatchObject({ parts: null, units: { 1: 1 }, money: '19800' });

  for (const [place, step] of STEPS.after.entries())
    await steps.cutOff(step, nothing, place === 0 ? reverse : undefined);
  expect(await waitForState(refundNo, 40)).toEqual({
    ...{ state: 40, parts: [40], acts: ['apply', 'awaitInvoice', 'continue', 'succeed'], told: 1 },
    ...{ money: String(2 * UNIT_PRICE - UNIT_PRICE), units: { 1: 1 }, givenBack: { [refundNo]: UNIT_PRICE } },
  });
  expect(await api.query(`select from background_job where name like 'refund%' and last_error <> ''`)).toEqual([]);
});

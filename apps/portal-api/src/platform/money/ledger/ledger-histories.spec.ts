import fc from 'fast-check';
import { createHistories, HISTORY_ORDERS } from '../../../testing/ledger-histories';
import { LedgerModel, type LedgerOutcome } from '../../../testing/ledger-model';
import { openTestDatabase } from '../../../testing/patient-limits';
import { setUp } from '../../../testing/set-up';
import { createTestDatabase } from '../../../testing/test-portal';
import { createLedger } from './ledger';
import { type LedgerCause, toCauseKey } from './ledger-cause';
import { LedgerError } from './ledger-error';

const RUNS = 200;
const SEED = Number(process.env['LEDGER_SEED'] ?? 20_261_123);

const test = setUp(async () => {
  const { address, query, drop } = await createTestDatabase();
  const database = openTestDatabase(address);
  return {
    ...{ query, database, ledger: createLedger(database.orm, () => new Date()) },
    async close() {
      await database.close();
      await drop();
    },
  };
});

/** Histories share a database that forgets nothing: each has orders, trades and invoices of its own. */
function renameCause(cause: LedgerCause, run: number): LedgerCause {
  const renamed = Object.entries(cause).map(([name, value]) => [name, name.endsWith('No') ? `${run}-${value}` : value]);
  const copy = Object.fromEntries(renamed) as LedgerCause;
  if (!('shares' in copy)) return copy;
  return { ...copy, shares: copy.shares.map((share) => ({ ...share, orderNo: `${run}-${share.orderNo}` })) };
}

async function tryPost(cause: LedgerCause): Promise<LedgerOutcome> {
  try {
    const { isRepeat } = await test.database.transaction((runner) => test.ledger.post(runner, cause));
    return isRepeat ? 'repeat' : 'posted';
  } catch (error) {
    if (error instanceof LedgerError) return error.code;
    throw error;
  }
}

/** Of causes that were told at once, those that were posted, in the order in which they took effect. */
async function readPosted(moment: readonly LedgerCause[], outcomes: readonly LedgerOutcome[]): Promise<LedgerCause[]> {
  const posted = new Map(
    moment.filter((_, index) => outcomes[index] === 'posted').map((cause) => [toCauseKey(cause), cause]),
  );
  const rows = await test.query<{ cause_key: string }>(
    'select cause_key from ledger_posting where cause_key = any ($1) order by position',
    [[...posted.keys()]],
  );
  return rows.flatMap(({ cause_key: key }) => posted.get(key) ?? []);
}

/**
 * Tells causes at once and expects what becomes of them one after the other: each posting is allowed where it stands,
 * and whatever was not posted has its reason before or after one of them.
 */
async function tellAtOnce(model: LedgerModel, moment: readonly LedgerCause[]): Promise<void> {
  const outcomes = await Promise.all(moment.map(tryPost));
  const posted = await readPosted(moment, outcomes);
  const stages = [new LedgerModel(model)];
  for (const cause of posted) {
    expect([cause, model.post(cause)]).toEqual([cause, 'posted']);
    stages.push(new LedgerModel(model));
  }
  expect(posted.length).toBe(outcomes.filter((outcome) => outcome === 'posted').length);
  moment.forEach((cause, index) => {
    if (outcomes[index] === 'posted') return;
    const possible = stages.map((stage) => new LedgerModel(stage).post(cause));
    expect({ cause, possible }).toEqual({ cause, possible: expect.arrayContaining([outcomes[index]]) });
  });
}

it(`takes ${RUNS} random histories, some of them at the same moment, as if one came after the other`, async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(createHistories(10, 3), async (history) => {
      run += 1;
      const model = new LedgerModel();
      const moments = history.map((moment) => moment.map((cause) => renameCause(cause, run)));
      for (const moment of moments) await tellAtOnce(model, moment);
      for (const orderNo of HISTORY_ORDERS.map((name) => `${run}-${name}`))
        expect(await test.ledger.balancesOf(orderNo)).toMatchObject(model.readBalances(orderNo));
    }),
    { numRuns: RUNS, seed: SEED },
  );
  const unbalanced = await test.query(
    'select from ledger_entry group by posting_id, order_no having sum(amount) <> 0 or count(*) <> 2',
  );
  expect(unbalanced).toEqual([]);
  const kinds = await test.query<{ kind: string; total: number }>(
    'select kind, count(*)::int as total from ledger_posting group by kind',
  );
  expect(kinds.filter(({ total }) => total > RUNS / 40)).toHaveLength(6);
});

import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { AT, NOW, ownOneIn, OWNER, setUpPlans } from '../../testing/set-up-plans';
import { CONTRACT_ORDER, isListedContract } from './contracts.repository';
import { contract } from './contracts.tables';
import { isUndecided } from './waiting-contracts';

const plans = setUpPlans(contract, {
  ...{ id: 'gen_random_uuid()', contract_no: `'CT' || n`, owner_id: ownOneIn(30) },
  ...{
    kind: `(case when n % 900 = 0 then 'intent' when n % 2 = 0 then 'order' else 'framework' end)`,
    title: `'合同'`,
  },
  ...{
    template_id: `'t'`,
    template_version: `'1.0'`,
    sign_mode: `'electronic'`,
    signer_role: '1',
    form_encrypted: `''`,
  },
  // One in a hundred waits for its review.
  ...{
    state: 'case when n % 100 = 1 then 20 when n % 600 = 0 then 52 else (array[10, 30, 40, 60])[n % 4 + 1] end',
    version: '1',
  },
  assignee_id: `case when n % 50 = 3 then '${OWNER}'::uuid end`,
  ...{ state_since: `${AT} + n * interval '1 minute'`, created_at: `${AT} + n * interval '1 minute'`, updated_at: AT },
});

it.each<[string, SQL | undefined, readonly SQL[]]>([
  ['contract_own_idx', isListedContract(OWNER, { statuses: [] }), CONTRACT_ORDER],
  ['contract_own_idx', isListedContract(OWNER, { statuses: [10, 30, 40], type: 2 }), CONTRACT_ORDER],
  ['contract_own_kind_idx', isListedContract(OWNER, { statuses: [], type: 1 }), CONTRACT_ORDER],
  ['contract_own_state_idx', isListedContract(OWNER, { statuses: [52] }), CONTRACT_ORDER],
  ['contract_ask_idx', lte(contract.askAt, NOW), [sql`${contract.askAt}`]],
  ['contract_in_queue_idx', isUndecided, [sql`${contract.stateSince}`, sql`${contract.id}`]],
])('reads from %s in its order', async (index, condition, order) => {
  expect(await plans.read(condition, order)).toEqual({ index, isSorted: false });
});

it.each<[string, SQL | undefined, boolean]>([
  ['contract_in_state_idx', eq(contract.state, 60), false],
  ['contract_in_state_idx', and(eq(contract.state, 60), isNull(contract.assigneeId)), false],
  ['contract_assigned_idx', and(eq(contract.state, 60), eq(contract.assigneeId, OWNER)), false],
  [
    'contract_created_idx',
    and(eq(contract.state, 60), lte(contract.createdAt, new Date(NOW.getTime() + 600_000))),
    true,
  ],
])('the queue is read from %s', async (index, condition, isSorted) => {
  expect(await plans.read(condition, [asc(contract.stateSince), asc(contract.id)])).toEqual({ index, isSorted });
});

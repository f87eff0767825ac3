import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { AT, NOW, ownOneIn, OWNER, setUpPlans } from '../../testing/set-up-plans';
import { trial } from './trials.tables';
import { waitingTrials } from './waiting-trials';

const plans = setUpPlans(trial, {
  ...{ id: 'gen_random_uuid()', trial_no: `'TR' || n`, owner_id: ownOneIn(30), subject_key: 'n::text' },
  ...{ product_code: 'n::text', product_name: `'n'`, state: '(array[10, 11, 20, 30, 31, 40, 40, 50, 60])[1 + n % 9]' },
  ...{ state_since: `${AT} - n * interval '1 minute'`, version: '1', form_encrypted: `''`, telephone_masked: `''` },
  ...{ consented_at: AT, created_at: `${AT} - n * interval '1 minute'`, days: '20' },
  // Most are opened by a provider, and a reviewer works on one in a hundred.
  ...{ ask_at: `case when n % 5 > 0 then ${AT} end`, assignee_id: `case when n % 100 = 0 then '${OWNER}'::uuid end` },
});

it.each([
  ['trial_in_queue_idx', eq(trial.state, 10)],
  ['trial_waiting_idx', waitingTrials.isWaiting],
  ['trial_waiting_idx', and(waitingTrials.isWaiting, isNull(trial.assigneeId))],
  ['trial_assigned_idx', and(waitingTrials.isWaiting, eq(trial.assigneeId, OWNER))],
])('the queue is read from %s in its order', async (index, condition) => {
  const inOrder = [asc(trial.stateSince), asc(trial.id)];
  expect(await plans.read(condition, inOrder)).toEqual({ index, isSorted: false });
});

it('days of a state are found by an index of their own', async () => {
  const condition = and(eq(trial.state, 40), gte(trial.createdAt, new Date(NOW.getTime() - 600_000)));
  const plan = await plans.read(condition, [asc(trial.stateSince), asc(trial.id)]);
  expect(plan).toEqual({ index: 'trial_created_idx', isSorted: true });
});

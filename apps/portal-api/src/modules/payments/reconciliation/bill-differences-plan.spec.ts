import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { AT, NOW, OWNER, setUpPlans } from '../../../testing/set-up-plans';
import { billDifference } from './reconciliation.tables';
import { waitingDifferences } from './waiting-differences';

const plans = setUpPlans(billDifference, {
  ...{
    id: 'gen_random_uuid()',
    difference_no: `'BD' || n`,
    channel: `'alipay'`,
    day: `'2026-06-05'`,
    number: 'n::text',
  },
  ...{ kind: `'payment'`, reason: `'missingHere'`, state: 'case when n % 20 = 0 then 10 else 20 end' },
  ...{ state_since: `${AT} - n * interval '1 minute'`, created_at: `${AT} - n * interval '1 minute'`, version: '1' },
  assignee_id: `case when n % 100 = 0 then '${OWNER}'::uuid end`,
});
const isOver = eq(billDifference.state, 20);
const ofTenMinutes = gte(billDifference.createdAt, new Date(NOW.getTime() - 600_000));

it.each([
  ['bill_difference_in_queue_idx', waitingDifferences.isWaiting, false],
  ['bill_difference_in_queue_idx', isOver, false],
  ['bill_difference_in_queue_idx', and(isOver, isNull(billDifference.assigneeId)), false],
  ['bill_difference_assigned_idx', and(waitingDifferences.isWaiting, eq(billDifference.assigneeId, OWNER)), false],
  ['bill_difference_created_idx', and(isOver, ofTenMinutes), true],
])('the queue is read from %s', async (index, condition, isSorted) => {
  const inOrder = [asc(billDifference.stateSince), asc(billDifference.id)];
  expect(await plans.read(condition, inOrder)).toEqual({ index, isSorted });
});

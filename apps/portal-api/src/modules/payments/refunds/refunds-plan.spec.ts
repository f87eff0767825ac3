import { REFUND_SORTS, REFUND_TABS } from '@portal/api-contract/account';
import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { AT, NOW, ownOneIn, OWNER, setUpPlans } from '../../../testing/set-up-plans';
import { refund } from '../refunds.tables';
import { waitingRefunds } from '../waiting-refunds';
import { isListedRefund, REFUND_ORDERINGS } from './refunds.repository';

const plans = setUpPlans(refund, {
  ...{ id: 'gen_random_uuid()', refund_no: `'RF' || n`, owner_id: ownOneIn(3), order_no: `'OD' || n` },
  ...{
    product_name: `'n'`,
    amount: '100',
    state: 'case when n % 600 = 0 then 41 else (array[10, 11, 12, 20, 30, 40, 40, 40, 50])[1 + n % 9] end',
  },
  // Finance works on one in a hundred.
  assignee_id: `case when n % 100 = 0 then '${OWNER}'::uuid end`,
  is_account_corrected: 'n % 7 = 0',
  ...{ state_since: `${AT} - n * interval '1 minute'`, version: '1', created_at: `${AT} - n * interval '1 minute'` },
});

const FROM_LIST = { index: 'refund_list_idx', isSorted: false };

it.each(REFUND_SORTS)('a list ordered by %s is read from an index in its order', async (sort) => {
  expect(await plans.read(isListedRefund(OWNER, { statuses: [] }), REFUND_ORDERINGS[sort])).toEqual(FROM_LIST);
});

it('a tab is read from the same index', async () => {
  const condition = isListedRefund(OWNER, { statuses: [...REFUND_TABS.underway] });
  expect(await plans.read(condition, REFUND_ORDERINGS['-createdAt'])).toEqual(FROM_LIST);
});

it('a tab of few is read from an index of its own', async () => {
  const condition = isListedRefund(OWNER, { statuses: [...REFUND_TABS.failed] });
  const plan = await plans.read(condition, REFUND_ORDERINGS['-createdAt']);
  expect(plan).toEqual({ index: 'refund_own_state_idx', isSorted: false });
});

it.each([
  ['refund_in_queue_idx', eq(refund.state, 40)],
  ['refund_waiting_idx', eq(refund.state, 10)],
  ['refund_waiting_idx', waitingRefunds.isWaiting],
  ['refund_waiting_idx', and(waitingRefunds.isWaiting, isNull(refund.assigneeId))],
  ['refund_assigned_idx', and(waitingRefunds.isWaiting, eq(refund.assigneeId, OWNER))],
])('the queue is read from %s in its order', async (index, condition) => {
  const inOrder = [asc(refund.stateSince), asc(refund.id)];
  expect(await plans.read(condition, inOrder)).toEqual({ index, isSorted: false });
});

it('days of a state are found by an index of their own', async () => {
  const condition = and(eq(refund.state, 40), gte(refund.createdAt, new Date(NOW.getTime() - 600_000)));
  const plan = await plans.read(condition, [asc(refund.stateSince), asc(refund.id)]);
  expect(plan).toEqual({ index: 'refund_created_idx', isSorted: true });
});

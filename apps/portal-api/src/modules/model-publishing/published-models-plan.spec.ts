import { modelListingLifecycle } from '@portal/lifecycles';
import { and, asc, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { AT, NOW, ownOneIn, OWNER, setUpPlans } from '../../testing/set-up-plans';
import { isOwnIn, PUBLISHED_ORDER } from './published-models.repository';
import { publishedModel } from './published-models.tables';

const plans = setUpPlans(publishedModel, {
  ...{ id: 'gen_random_uuid()', model_no: `'PM' || n`, owner_id: ownOneIn(30), name: `'n'`, model_type: '1' },
  ...{ delivery_mode: '1', state: '(array[100, 121, 211, 311])[n % 4 + 1]', state_since: AT, version: '1' },
  ...{
    draft_number: '1',
    created_at: `${AT} - n * interval '1 minute'`,
    updated_at: `${AT} + n * interval '1 minute'`,
  },
  // One in a hundred waits.
  ...{
    submitted_at: `case when n % 100 = 1 then ${AT} end`,
    assignee_id: `case when n % 50 = 3 then '${OWNER}'::uuid end`,
  },
});
const { submittedAt, state, assigneeId, createdAt, id } = publishedModel;

it.each<[string, SQL | undefined, readonly SQL[]]>([
  ['published_model_own_idx', isOwnIn(OWNER, { listingStatus: 2 }), PUBLISHED_ORDER],
  ['published_model_in_queue_idx', isNotNull(submittedAt), [sql`${submittedAt}`, sql`${id}`]],
])('reads from %s in its order', async (index, condition, order) => {
  expect(await plans.read(condition, order)).toEqual({ index, isSorted: false });
});

it.each<[string, SQL | undefined, boolean]>([
  ['published_model_in_state_idx', eq(state, 211), false],
  ['published_model_in_state_idx', and(eq(state, 211), isNull(assigneeId)), false],
  ['published_model_assigned_idx', and(eq(state, 311), eq(assigneeId, OWNER)), false],
  ['published_model_created_idx', and(eq(state, 211), gte(createdAt, new Date(NOW.getTime() - 600_000))), true],
])('the queue is read from %s', async (index, condition, isSorted) => {
  expect(await plans.read(condition, [asc(publishedModel.stateSince), asc(publishedModel.id)])).toEqual({
    index,
    isSorted,
  });
});

it('narrows by both statuses at once', () => {
  const states = Object.keys(modelListingLifecycle.states).map(Number);
  const count = (filter: Parameters<typeof isOwnIn>[1]) => {
    const { params } = plans.database.orm.select().from(publishedModel).where(isOwnIn(OWNER, filter)).toSQL();
    return states.filter((state) => params.includes(state));
  };
  expect(count({})).toEqual(states);
  expect(count({ listingStatus: 3 })).toEqual([311, 321]);
  expect(count({ auditStatus: 2 })).toEqual([121, 321]);
  expect(count({ listingStatus: 1, auditStatus: 0 })).toEqual([100, 101]);
});

import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { AT, NOW, OWNER, setUpPlans } from '../../testing/set-up-plans';
import { waitingReports } from './report-work';
import { communityReport } from './reports.tables';

const plans = setUpPlans(communityReport, {
  ...{ id: 'gen_random_uuid()', report_no: `'RP' || n`, target_type: `'content'`, target_id: 'n::text', title: `'n'` },
  ...{
    category: `case when n % 3000 = 1 then 'abuse' else 'spam' end`,
    state: 'case when n % 20 = 0 then 10 else 30 end',
    state_since: AT,
    version: '1',
  },
  ...{ due_at: `${AT} + n * interval '1 minute'`, created_at: `${AT} - n * interval '1 minute'` },
  assignee_id: `case when n % 100 = 0 then '${OWNER}'::uuid end`,
});
const { state, category, assigneeId, createdAt, dueAt, id } = communityReport;
const isUpheld = eq(state, 30);

it.each([
  ['community_report_in_queue_idx', waitingReports.isWaiting, false],
  ['community_report_in_queue_idx', and(waitingReports.isWaiting, isNull(assigneeId)), false],
  ['community_report_in_state_idx', isUpheld, false],
  ['community_report_in_state_idx', and(isUpheld, isNull(assigneeId)), false],
  ['community_report_category_idx', and(isUpheld, eq(category, 'abuse')), false],
  ['community_report_assigned_idx', and(eq(state, 10), eq(assigneeId, OWNER)), false],
  ['community_report_created_idx', and(isUpheld, gte(createdAt, new Date(NOW.getTime() - 600_000))), true],
])('the queue is read from %s', async (index, condition, isSorted) => {
  expect(await plans.read(condition, [asc(dueAt), asc(id)])).toEqual({ index, isSorted });
});

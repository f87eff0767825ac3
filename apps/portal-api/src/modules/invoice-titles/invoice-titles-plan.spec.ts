import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import { AT, NOW, ownOneIn, OWNER, setUpPlans } from '../../testing/set-up-plans';
import { invoiceTitle } from './invoice-titles.tables';
import { waitingTitles } from './waiting-titles';

const plans = setUpPlans(invoiceTitle, {
  ...{
    id: 'gen_random_uuid()',
    title_no: `'TT' || n`,
    owner_id: ownOneIn(30),
    kind: `'company'`,
    form_encrypted: `''`,
  },
  ...{ file_ids: `'{}'`, warning: `''`, reason: `''`, is_default: 'false', version: '1', state_since: AT },
  ...{ state: 'case when n % 20 = 0 then 1 else 2 end', updated_at: `${AT} - n * interval '1 minute'` },
  ...{ created_at: `${AT} - n * interval '1 minute'`, assignee_id: `case when n % 100 = 0 then '${OWNER}'::uuid end` },
});
const isPassed = and(eq(invoiceTitle.state, 2), isNull(invoiceTitle.deletedAt));
const ofTenMinutes = [gte(invoiceTitle.createdAt, new Date(NOW.getTime() - 600_000)), lt(invoiceTitle.createdAt, NOW)];

it.each([
  ['invoice_title_in_queue_idx', waitingTitles.isWaiting, false],
  ['invoice_title_in_queue_idx', isPassed, false],
  ['invoice_title_in_queue_idx', and(isPassed, isNull(invoiceTitle.assigneeId)), false],
  ['invoice_title_assigned_idx', and(waitingTitles.isWaiting, eq(invoiceTitle.assigneeId, OWNER)), false],
  ['invoice_title_created_idx', and(isPassed, ...ofTenMinutes), true],
])('the queue is read from %s', async (index, condition, isSorted) => {
  const inOrder = [asc(invoiceTitle.updatedAt), asc(invoiceTitle.id)];
  expect(await plans.read(condition, inOrder)).toEqual({ index, isSorted });
});

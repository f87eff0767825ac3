import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { AT, NOW, OWNER, setUpPlans } from '../../../testing/set-up-plans';
import { transfer } from './transfers.tables';
import { waitingTransfers } from './waiting-transfers';

const plans = setUpPlans(transfer, {
  ...{ id: 'gen_random_uuid()', transfer_no: `'TF' || n`, account_number: `'1'`, serial_no: 'n::text', amount: '1' },
  ...{ booked_at: AT, payer_encrypted: `''`, doubt: `''`, state: 'case when n % 20 = 0 then 10 else 20 end' },
  ...{ state_since: `${AT} - n * interval '1 minute'`, created_at: `${AT} - n * interval '1 minute'`, version: '1' },
  assignee_id: `case when n % 100 = 0 then '${OWNER}'::uuid end`,
});
const isOver = eq(transfer.state, 20);
const ofTenMinutes = gte(transfer.createdAt, new Date(NOW.getTime() - 600_000));

it.each([
  ['transfer_in_queue_idx', waitingTransfers.isWaiting, false],
  ['transfer_in_queue_idx', isOver, false],
  ['transfer_in_queue_idx', and(isOver, isNull(transfer.assigneeId)), false],
  ['transfer_assigned_idx', and(waitingTransfers.isWaiting, eq(transfer.assigneeId, OWNER)), false],
  ['transfer_created_idx', and(isOver, ofTenMinutes), true],
])('the queue is read from %s', async (index, condition, isSorted) => {
  const inOrder = [asc(transfer.stateSince), asc(transfer.id)];
  expect(await plans.read(condition, inOrder)).toEqual({ index, isSorted });
});

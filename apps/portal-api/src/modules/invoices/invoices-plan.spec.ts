import { and, asc, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { AT, NOW, ownOneIn, OWNER, setUpPlans } from '../../testing/set-up-plans';
import { INVOICE_ORDERINGS, isListedInvoice } from './invoices.repository';
import { invoice } from './invoices.tables';

const plans = setUpPlans(invoice, {
  ...{ id: 'gen_random_uuid()', invoice_no: `'FP' || n`, owner_id: ownOneIn(30), number: `lpad(n::text, 20, '0')` },
  ...{
    state: 'case when n % 1000 = 0 then 50 else (array[10, 20, 40, 60])[n % 4 + 1] end',
    state_since: AT,
    version: '1',
  },
  ...{ type: 'case when n % 900 = 0 then 2 else 1 end', medium: 'case when n % 600 = 0 then 2 else 1 end' },
  ...{ subject: `'person'`, title_id: 'gen_random_uuid()', title_name: `''`, form_encrypted: `''`, lines: `'[]'` },
  ...{ amount: 'n', tax: '0', total: 'n', order_count: '1', created_at: `${AT} - n * interval '1 minute'` },
  // One in a hundred waits for finance.
  ...{
    waits_since: `case when n % 100 = 1 then ${AT} end`,
    assignee_id: `case when n % 50 = 3 then '${OWNER}'::uuid end`,
  },
});

it.each<[string, SQL | undefined, readonly SQL[]]>([
  [
    'invoice_own_idx',
    isListedInvoice(OWNER, { statuses: [10, 20, 40], sort: '-createdAt' }),
    INVOICE_ORDERINGS['-createdAt'],
  ],
  ['invoice_own_idx', isListedInvoice(OWNER, { statuses: [], sort: 'createdAt' }), INVOICE_ORDERINGS.createdAt],
  ['invoice_own_total_idx', isListedInvoice(OWNER, { statuses: [], sort: '-amount' }), INVOICE_ORDERINGS['-amount']],
  [
    'invoice_own_state_idx',
    isListedInvoice(OWNER, { statuses: [50], sort: '-createdAt' }),
    INVOICE_ORDERINGS['-createdAt'],
  ],
  [
    'invoice_own_type_idx',
    isListedInvoice(OWNER, { statuses: [], invoiceType: 2, sort: '-createdAt' }),
    INVOICE_ORDERINGS['-createdAt'],
  ],
  [
    'invoice_own_medium_idx',
    isListedInvoice(OWNER, { statuses: [], medium: 2, sort: '-createdAt' }),
    INVOICE_ORDERINGS['-createdAt'],
  ],
  ['invoice_in_queue_idx', isNotNull(invoice.waitsSince), [sql`${invoice.waitsSince}`, sql`${invoice.id}`]],
])('reads from %s in its order', async (index, condition, order) => {
  expect(await plans.read(condition, order)).toEqual({ index, isSorted: false });
});

it.each<[string, SQL | undefined, boolean]>([
  ['invoice_in_state_idx', eq(invoice.state, 60), false],
  ['invoice_in_state_idx', and(eq(invoice.state, 60), isNull(invoice.assigneeId)), false],
  ['invoice_assigned_idx', and(eq(invoice.state, 60), eq(invoice.assigneeId, OWNER)), false],
  ['invoice_created_idx', and(eq(invoice.state, 60), gte(invoice.createdAt, new Date(NOW.getTime() - 600_000))), true],
])('the queue is read from %s', async (index, condition, isSorted) => {
  expect(await plans.read(condition, [asc(invoice.stateSince), asc(invoice.id)])).toEqual({ index, isSorted });
});

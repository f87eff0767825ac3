import { randomUUID } from 'node:crypto';
import { type KillableApi, prepareKillableApi } from '../../testing/killable-api';
import { createPausedSteps, type PausedSteps } from '../../testing/paused-steps';
import { setUp } from '../../testing/set-up';
import { createTestEnvironment } from '../../testing/test-portal';
import { waitUntil } from '../../testing/wait-until';
import { sealInvoiceForm } from './invoice-form';
import { startFakeTaxService, TAX_SECRET } from './testing/fake-tax-service';
import { createTestProtection } from './testing/invoice-desk';

/** What can be cut off: a transaction that has done all of its work but one thing. */
const STEPS = ['number', 'file', 'issue', 'mail'] as const;

const PRICE = 9_900;

const service = setUp(() => startFakeTaxService(() => new Date()));
let api: KillableApi;
let steps: PausedSteps;

beforeAll(async () => {
  api = prepareKillableApi({
    ...{ TAX_PROVIDER_URL: `${service.origin}/tax`, TAX_PROVIDER_SECRET: `whsec_${TAX_SECRET.toString('base64')}` },
    ...{
      INVOICE_SELLER_NAME: '启衡科技有限公司',
      INVOICE_SELLER_TAX_NUMBER: '91990000MA00000000',
      INVOICE_DRAWER: '王',
    },
    PORTAL_DATA_KEY: createTestEnvironment().PORTAL_DATA_KEY ?? '',
  });
  await api.start();
  steps = await createPausedSteps(api);
  await steps.define('number', 'after update', 'invoice', `old.number = '' and new.number <> ''`);
  await steps.define('file', 'after insert', 'invoice_file');
  await steps.define('issue', 'after update', 'invoice', 'old.state = 20 and new.state <> 20');
  await steps.define('mail', 'after insert', 'invoice_mail');
});
afterAll(() => api.close());

/** Stores an order that was paid, and an invoice of it that finance has passed; returns their numbers. */
async function passInvoice(): Promise<{ orderNo: string; invoiceNo: string }> {
  const [ownerId, id] = [randomUUID(), randomUUID()];
  const [orderNo, invoiceNo] = [`OD-${id.slice(0, 8)}`, `IV-${id.slice(0, 8)}`];
  const buyer = { name: '甲公司', taxNumber: '', registeredAddress: '', telephone: '', bankName: '', bankAccount: '' };
  const seller = { name: '启衡科技有限公司', taxNumber: '91990000MA00000000', drawer: '王' };
  const form = { buyer, seller, emails: ['finance@example.com'], parcel: null };
  for (const [kind, key, debit, credit] of [
    ['charge', `charge:${orderNo}`, 'receivable', 'revenue'],
    ['payment', `payment:${orderNo}`, 'cash:offline', 'receivable'],
    ['invoice', `invoice:${invoiceNo}`, `invoiced:${invoiceNo}`, 'uninvoiced'],
  ] as const)
    await api.query(
      `with posting as (
         insert into ledger_posting (id, kind, cause_key, at) values ($1, $2, $3, now())
       )
       insert into ledger_entry (posting_id, order_no, account_name, amount)
       values ($1, $4, $5, $7), ($1, $4, $6, - $7::bigint)`,
      [randomUUID(), kind, key, orderNo, debit, credit, PRICE],
    );
  await api.query(
    `with made as (
       insert into invoice (id, invoice_no, owner_id, state, state_since, version, type, medium, subject, title_id,
         title_name, form_encrypted, lines, amount, tax, total, order_count, ask_at, created_at)
       values ($1, $2, $3, 20, now(), 2, 1, 1, 'enterprise', $1, '甲公司', $4, '[]', $5, $6, $8, 1, now(), now())
     )
     insert into invoice_order (invoice_id, order_no, name, amount) values ($1, $7, '工具', $8)`,
    [id, invoiceNo, ownerId, sealInvoiceForm(createTestProtection(), id, form), 9_340, 560, orderNo, PRICE],
  );
  return { orderNo, invoiceNo };
}

/** Nobody waits for the pauses between asking. */
const hurry = () => api.query('update invoice set ask_at = now() where ask_at > now()');

const readLedger = (orderNo: string) =>
  api.query(`select account_name, amount from ledger_entry where order_no = $1 order by account_name, amount`, [
    orderNo,
  ]);

/** What there is of an invoice, and how much of each. */
const count = (invoiceNo: string) =>
  api.query<{ state: number; number: string; files: number; mails: number; steps: number; messages: number }>(
    `select state, number,
       (select count(*)::int from invoice_file where invoice_id = invoice.id) as files,
       (select count(*)::int from invoice_mail where invoice_id = invoice.id) as mails,
       (select count(*)::int from status_log where record_id = invoice.id and act = 'issue') as steps,
       (select count(*)::int from user_message where record_no = invoice_no) as messages
     from invoice where invoice_no = $1`,
    [invoiceNo],
  );

async function expectIssuedOnce({ orderNo, invoiceNo }: { orderNo: string; invoiceNo: string }, before: unknown) {
  const [issued] = await waitUntil(
    async () => {
      await hurry();
      return count(invoiceNo);
    },
    ([row]) => row?.state !== 20,
  );
  const { number } = service.issued.get(invoiceNo) ?? {};
  expect(issued).toEqual({ state: 40, number, files: 3, mails: 1, steps: 1, messages: 1 });
  expect(await readLedger(orderNo)).toEqual(before);
}

it('is issued once whose portal is killed while it waits for the tax service', async () => {
  service.mood = { transport: 'hang' };
  const invoice = await passInvoice();
  const before = await readLedger(invoice.orderNo);
  await waitUntil(() => service.calls.some(({ data }) => data.requestNo === invoice.invoiceNo));
  await steps.restart();
  service.mood = undefined;
  await expectIssuedOnce(invoice, before);
});

it('is issued once whose portal is killed between each pair of steps', async () => {
  const invoice = await passInvoice();
  const before = await readLedger(invoice.orderNo);
  for (const step of STEPS) {
    await steps.cutOff(step, hurry);
  }
  await expectIssuedOnce(invoice, before);
});

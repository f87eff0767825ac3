import { join } from 'node:path';
import { type FileStore, openFolderStore, StoreFullError } from '../../platform/files/file-store';
import { createEventJobs } from '../../platform/records/domain-events';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession, openStaffSession } from '../../testing/test-session';
import { addPaidProduct, orderCalls, PRICE } from '../purchase/testing/order-calls';
import { createInvoices, isInvoice } from './invoice-record';
import { createLedger } from '../../platform/money/ledger/ledger';
import { sandboxTax } from './provider/sandbox-tax';
import { type IssueOutcome, type TaxProvider, TaxProviderError } from './provider/tax-provider';
import {
  completeOrder,
  decideInvoice,
  doInvoices,
  openProviderWork,
  passTitle,
  readInvoice,
} from './testing/invoice-desk';

// Nobody issues invoices here but the spec.
const TAX = {
  ...{ TAX_PROVIDER_URL: 'http://127.0.0.1:9/tax', INVOICE_DRAWER: '王', INVOICE_SELLER_NAME: '启衡科技有限公司' },
  TAX_PROVIDER_SECRET: `whsec_${Buffer.alloc(32, 9).toString('base64')}`,
  INVOICE_SELLER_TAX_NUMBER: '91990000MA00000000',
};

const { now: clock, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock, isDemo: true, environment: { ...createTestEnvironment(), ...TAX } });
const database = setUp(() => openTestDatabase(portal.database.address));
const openFiles = () => openFolderStore(join(portal.contentDir, '..', 'data', 'files'));

beforeAll(() => addPaidProduct(portal));

/** An invoice that was passed, and who has applied for it. */
async function openPassed(): Promise<{ browser: TestBrowser; id: string; orderNo: string }> {
  const { browser } = await openSession(portal, clock());
  const orderNo = await completeOrder({ portal, database, clock }, browser);
  const titleId = await passTitle(portal, browser);
  const form = { candidateIds: [orderNo], titleId, invoiceType: 1, medium: 1, emails: ['a@example.com'] };
  const { invoiceNo: id } = await doInvoices<{ invoiceNo: string }>(browser, 'apply', form);
  const finance = (await openStaffSession(portal, clock(), ['finance'])).browser;
  await decideInvoice(finance, id, 'pass');
  return { browser, id, orderNo };
}

/** Asks a provider once about all that is due. */
async function ask(provider: Partial<TaxProvider>, files: FileStore = openFiles()): Promise<unknown[]> {
  await portal.database.query(`delete from background_job where name = 'invoices.ask'`);
  await portal.database.query(`update invoice set ask_at = $1 where ask_at is not null`, [clock()]);
  const work = openProviderWork({ database, clock, files }, { ...sandboxTax, ...provider });
  return runDue(database.orm, [work], clock()).then(
    () => [],
    (error: AggregateError) => error.errors.map((one: Error) => one.name),
  );
}

const NUMBER = '26000000000000000001';
const issued = (number: string): IssueOutcome => ({ state: 'issued', number, issuedAt: clock() });

it('waits for a provider that is silent or takes its time, and asks for the same invoice', async () => {
  const { browser, id } = await openPassed();
  const { version } = await readInvoice(browser, id);
  const asked: string[] = [];
  const silent = () => Promise.reject(new TaxProviderError('silent'));
  expect(await ask({ issue: silent })).toEqual(['TaxProviderError']);
  const slow = async (request: { requestNo: string }) => {
    asked.push(request.requestNo);
    return { state: 'inProgress' } as const;
  };
  expect(await ask({ issue: slow })).toEqual([]);
  advance(60);
  expect(await ask({ issue: slow })).toEqual([]);
  expect(asked).toEqual([id, id]);
  // Whoever has the invoice open meanwhile can still decide on what they see.
  expect(await readInvoice(browser, id)).toMatchObject({ status: 20, number: '', version });
  await ask({});
  expect(await readInvoice(browser, id)).toMatchObject({ status: 40 });
});

it('keeps the number that was given, while a full disk or slow files are in the way', async () => {
  const { browser, id } = await openPassed();
  const full: FileStore = { ...openFiles(), put: () => Promise.reject(new StoreFullError('full')) };
  const first = { issue: async () => issued(NUMBER) };
  expect(await ask(first, full)).toEqual(['StoreFullError']);
  expect(await readInvoice(browser, id)).toMatchObject({ status: 20, number: NUMBER, files: [] });
  expect(await ask({ issue: async () => issued('9'.repeat(20)), readFiles: async () => undefined })).toEqual([]);
  expect(await readInvoice(browser, id)).toMatchObject({ status: 20, number: NUMBER });
  // It is not issued a second time.
  const issue = vi.fn();
  expect(await ask({ issue })).toEqual([]);
  expect(issue).not.toHaveBeenCalled();
  expect(await readInvoice(browser, id)).toMatchObject({
    status: 40,
    number: NUMBER,
    files: [{ name: `${NUMBER}.pdf` }, {}, {}],
  });
});

it('takes one of two answers that contradict each other', async () => {
  const { browser, id } = await openPassed();
  const numbers = ['26000000000000000011', '26000000000000000012'];
  const provider = { issue: async () => issued(numbers.shift() ?? '') };
  const works = [0, 1].map(() =>
    openProviderWork({ database, clock, files: openFiles() }, { ...sandboxTax, ...provider }),
  );
  const [row] = await portal.database.query<{ id: string }>('select id from invoice where invoice_no = $1', [id]);
  const run = { key: '', at: clock(), signal: AbortSignal.timeout(60_000), complete: async () => undefined };
  const results = await Promise.allSettled(works.map((work) => work.work(row?.id ?? '', run)));
  const failed = results.filter(({ status }) => status === 'rejected');
  expect(failed.length).toBeLessThanOrEqual(1);
  const invoice = await readInvoice(browser, id);
  expect(invoice.status).toBe(40);
  expect(invoice.files).toHaveLength(3);
  expect(new Set(invoice.files.map(({ name }) => name.slice(0, 20)))).toEqual(new Set([invoice.number]));
  expect(invoice.log.filter(({ act }) => act === 'issue')).toHaveLength(1);
});

it('gives its money back where the provider refuses an invoice', async () => {
  const { browser, id, orderNo } = await openPassed();
  await ask({ issue: async () => ({ state: 'refused', reason: '购方税号有误' }) });
  expect(await readInvoice(browser, id)).toMatchObject({
    status: 11,
    reason: '购方税号有误',
    actions: ['resubmit', 'delete'],
  });
  expect(await orderCalls.readOrder(browser, orderNo)).toMatchObject({ invoiced: 0, invoiceable: PRICE });
});

it('lets nobody refund what stands on an invoice that is being issued', async () => {
  const { orderNo } = await openPassed();
  const ledger = createLedger(database.orm, clock);
  const shares = [{ orderNo, amount: 1 as never }];
  const refund = { kind: 'refund', of: 'charge', channel: 'offline', refundNo: `R-${orderNo}`, shares } as const;
  await expect(database.transaction((runner) => ledger.post(runner, refund))).rejects.toMatchObject({
    code: 'refund-of-invoiced',
  });
});

it('tells other domains of an invoice with the orders that it is for', async () => {
  const { id, orderNo } = await openPassed();
  const ledger = createLedger(database.orm, clock);
  const invoices = createInvoices(ledger);
  const heard: unknown[] = [];
  const jobs = createEventJobs(
    [{ event: 'invoice.issued', name: 'spec.hear', handle: async (event) => void heard.push(event) }],
    database,
  );
  await database
    .transaction(async (runner) => {
      const row = await invoices.lock(runner, isInvoice(id));
      await invoices.transition(runner, row, {
        action: 'issue',
        actor: { role: 'finance', id: null, name: '' },
        at: clock(),
      });
      const { rows } = await runner.execute<{ payload: Record<string, string>; key: string }>(
        `select payload, key from background_job where name = 'event.publish' and payload ->> 'recordNo' = '${id}'`,
      );
      const run = { key: 'k', at: clock(), signal: AbortSignal.timeout(1000), complete: async () => undefined };
      for (const { payload } of rows) await jobs[1]?.run(payload, run);
      // Nothing of it is kept: the portal's own workers would publish it first.
      throw new Error('undone');
    })
    .catch((error: Error) => expect(error.message).toBe('undone'));
  expect(heard).toEqual([expect.objectContaining({ event: 'invoice.issued', recordNo: id, orderNos: [orderNo] })]);
});

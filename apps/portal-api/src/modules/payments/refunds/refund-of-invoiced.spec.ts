import { join } from 'node:path';
import { openFolderStore } from '../../../platform/files/file-store';
import { openTestDatabase } from '../../../testing/patient-limits';
import { runDue } from '../../../testing/run-due';
import { setUp, setUpPortal } from '../../../testing/set-up';
import type { TestBrowser } from '../../../testing/test-browser';
import { createTestClock } from '../../../testing/test-clock';
import { waitUntil } from '../../../testing/wait-until';
import {
  changeInvoice,
  decideInvoice,
  doInvoices,
  openProviderWork,
  passTitle,
  readInvoice,
} from '../../invoices/testing/invoice-desk';
import { paymentCalls } from '../testing/payment-calls';
import { PRICES, refundCalls } from './testing/refund-calls';
import { setUpRefunds } from './testing/refund-stage';

const { now, advance, setTime } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const { buy, openFinance, waitForState } = setUpRefunds({ portal, database, clock: { now, advance, setTime } });
const { apply, decide, read } = refundCalls;

/** Waits until an invoice stands where it should, and has the tax provider do its work. */
const waitForInvoice = (browser: TestBrowser, id: string, state: number) =>
  waitUntil(async () => {
    const files = openFolderStore(join(portal.contentDir, '..', 'data', 'files'));
    await runDue(database.orm, [openProviderWork({ database, clock: now, files })], now());
    return (await readInvoice(browser, id)).status === state;
  });

/** An order that stands on an invoice as a whole. */
async function buyInvoiced() {
  const bought = await buy();
  const { browser, orderNo } = bought;
  const titleId = await passTitle(portal, browser);
  const form = { candidateIds: [orderNo], titleId, invoiceType: 1, medium: 1, emails: ['a@example.com'] };
  const { invoiceNo } = await doInvoices<{ invoiceNo: string }>(browser, 'apply', form);
  return { ...bought, invoiceNo };
}

it('waits for the red invoice of a real one, and goes on by its event', async () => {
  const { browser, orderNo, invoiceNo } = await buyInvoiced();
  const finance = await openFinance();
  await decideInvoice(finance, invoiceNo, 'pass');
  await waitForInvoice(browser, invoiceNo, 40);
  const refundNo = await apply(browser, orderNo);
  await decide(finance, 'approve', refundNo);
  expect(await read(browser, refundNo)).toMatchObject({ status: 20, waitsFor: expect.stringContaining('红冲') });
  advance(1);
  await changeInvoice(browser, invoiceNo, 'redApply', { reason: 3, entry: 'none' });
  await waitForInvoice(browser, invoiceNo, 60);
  await waitForState(browser, refundNo, 40);
  expect(await paymentCalls.readOrder(browser, orderNo)).toMatchObject({
    ...{ refunded: PRICES.basic, invoiced: 0, invoiceable: 0, refundStatus: 'done' },
  });
});

it('waits too while the invoice is only applied for, and goes on once finance has rejected that', async () => {
  const { browser, orderNo, invoiceNo, enter } = await buyInvoiced();
  const refundNo = await apply(browser, orderNo);
  const finance = await openFinance();
  await decide(finance, 'approve', refundNo);
  expect((await read(browser, refundNo)).status).toBe(20);
  await decideInvoice(finance, invoiceNo, 'reject', { reason: '订单已申请退款' });
  advance(61);
  await waitForState(await enter(), refundNo, 40);
});

import { randomUUID } from 'node:crypto';
import type { InvoiceDetail, QueuedInvoiceDetail, RedStatus } from '@portal/api-contract/account';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import type { FileStore } from '../../../platform/files/file-store';
import type { DueWork } from '../../../platform/jobs/due-work';
import { createLedger } from '../../../platform/money/ledger/ledger';
import { createDataProtection, type DataProtection } from '../../../platform/security/data-protection';
import type { BrowserResponse, TestBrowser } from '../../../testing/test-browser';
import { createTestEnvironment, type TestPortal } from '../../../testing/test-portal';
import { openSession } from '../../../testing/test-session';
import { createTitleCalls, PERSON } from '../../invoice-titles/testing/title-calls';
import { ITEM, orderCalls, payOffline } from '../../purchase/testing/order-calls';
import { seedDemoIdentity } from '../../realname/demo-identity';
import { DEMO_STORIES } from '../../realname/demo-stories';
import { createInvoices } from '../invoice-record';
import { createInvoiceTimers } from '../invoice-timers';
import { createProviderWork } from '../provider-work';
import { DEMO_SELLER } from '../provider/open-tax-desk';
import { sandboxTax } from '../provider/sandbox-tax';
import type { TaxProvider } from '../provider/tax-provider';

const ADDRESS = { name: '王小明', telephone: '13800138000', regionCode: '310115', detail: '张江路 1 号 2 楼' };

/** Data protection of the portals of specs. */
export function createTestProtection(): DataProtection {
  return createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
}

/** Makes a call about invoices, e.g. `apply`. */
export const callInvoices = (
  browser: TestBrowser,
  call: string,
  payload: object,
  key?: string,
): Promise<BrowserResponse> =>
  browser.request(`/ptl/invoice/${call}`, {
    ...{ method: 'POST', payload, headers: key === undefined ? {} : { 'idempotency-key': key } },
  });

/** Makes a call that is taken, and returns its data. */
export async function doInvoices<Data>(browser: TestBrowser, call: string, payload: object): Promise<Data> {
  const { body } = await callInvoices(browser, call, payload);
  if (body.code !== '200') throw new Error(`${call}: ${body.msg}`);
  return body.data as Data;
}

/** An invoice of whoever is logged in. */
export const readInvoice = async (browser: TestBrowser, id: string): Promise<InvoiceDetail> =>
  (await browser.request(`/ptl/invoice/detail?id=${id}`)).body.data as InvoiceDetail;

/** Makes a call that changes an invoice, as it is now. */
export async function changeInvoice(
  browser: TestBrowser,
  id: string,
  call: string,
  more: object = {},
): Promise<BrowserResponse> {
  const { version } = await readInvoice(browser, id);
  return callInvoices(browser, call, { id, version, ...more });
}

/** Makes a call of finance on an invoice as it is now. */
export async function decideInvoice(
  finance: TestBrowser,
  id: string,
  call: string,
  more: object = {},
): Promise<BrowserResponse> {
  const { version } = (await finance.request(`/ops-api/invoice/detail?id=${id}`)).body.data as QueuedInvoiceDetail;
  return finance.request(`/ops-api/invoice/${call}`, { method: 'POST', payload: { id, version, ...more } });
}

/** An order of whoever is logged in that was paid and completed. */
export async function completeOrder(
  { portal, database, clock }: { readonly portal: TestPortal; readonly database: Database; readonly clock: Clock },
  browser: TestBrowser,
  items: readonly object[] = [ITEM],
): Promise<string> {
  const orderNo = await orderCalls.order(browser, '', items);
  await payOffline(database, clock, orderNo);
  await portal.database.query(`update purchase_order set state = 'completed' where order_no = $1`, [orderNo]);
  return orderNo;
}

/** Has some of the money of an order go back. */
export async function refundPart(database: Database, clock: Clock, orderNo: string, amount: number): Promise<void> {
  const ledger = createLedger(database.orm, clock);
  const shares = [{ orderNo, amount: amount as never }];
  const refund = { kind: 'refund', of: 'charge', channel: 'offline', refundNo: randomUUID(), shares } as const;
  await database.transaction((runner) => ledger.post(runner, refund));
}

/** A title of whoever is logged in that was passed, or a person's. */
export async function passTitle(portal: TestPortal, browser: TestBrowser, form: object = PERSON): Promise<string> {
  const { id } = await createTitleCalls().store(browser, form);
  await portal.database.query('update invoice_title set state = 2 where id = $1', [id]);
  return id;
}

/** An address of whoever is logged in. */
export async function saveParcelAddress(browser: TestBrowser): Promise<string> {
  const { body } = await browser.request('/ptl/address/save', { method: 'POST', payload: ADDRESS });
  return (body.data as { id: string }).id;
}

/** Title of the enterprise that an account of these specs is verified as. */
export const ENTERPRISE_TITLE = {
  ...{ kind: 'company', taxpayerType: 'general', registeredAddress: '上海市浦东新区张江路1000号' },
  name: DEMO_STORIES.enterprise.identity.name,
  taxNumber: DEMO_STORIES.enterprise.identity.number,
  ...{ telephone: '021-61234567', bankName: '中国银行上海张江支行', bankAccount: '455800001234567890' },
};

/** Somebody whose account belongs to an enterprise since a time ago. */
export async function openEnterprise(portal: TestPortal, database: Database, now: Date, msAgo = 10 * 86_400_000) {
  const session = await openSession(portal, now);
  const owner = { id: session.userId, issuer: 'test', account: 'a', userCode: 'c', sessionId: '' };
  await database.transaction((runner) =>
    seedDemoIdentity(runner, createTestProtection(), owner, DEMO_STORIES.enterprise, new Date(now.getTime() - msAgo)),
  );
  return session;
}

/** What the provider is asked, with a provider of a spec. */
export function openProviderWork(
  { database, clock, files }: { readonly database: Database; readonly clock: Clock; readonly files: FileStore },
  provider: TaxProvider = sandboxTax,
) {
  const ledger = createLedger(database.orm, clock);
  const desk = { provider, seller: DEMO_SELLER };
  const invoices = createInvoices(ledger);
  return createProviderWork({ database, clock, files, desk, ledger, invoices, protection: createTestProtection() });
}

/** How the red invoice of an invoice stands. */
export const readRed = async (browser: TestBrowser, id: string): Promise<RedStatus> =>
  (await browser.request(`/ptl/invoice/redStatus?id=${id}`)).body.data as RedStatus;

/** What ends red invoices that nobody has confirmed, and paper invoices that are on their way. */
export function openRedTimers({ database, clock }: { readonly database: Database; readonly clock: Clock }): DueWork[] {
  return createInvoiceTimers({ database, clock, invoices: createInvoices(createLedger(database.orm, clock)) });
}

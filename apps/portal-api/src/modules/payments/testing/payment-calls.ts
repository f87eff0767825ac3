import type { OpenedPayment, Payment, SandboxAction } from '@portal/api-contract/account';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { runDue } from '../../../testing/run-due';
import type { TestBrowser } from '../../../testing/test-browser';
import { createTestEnvironment, type TestPortal } from '../../../testing/test-portal';
import { reopenSession } from '../../../testing/test-session';
import { waitUntil } from '../../../testing/wait-until';
import { orderCalls } from '../../purchase/testing/order-calls';
import type { PaymentProviders } from '../open-providers';
import { createReconciliations, type ReconciliationFailure } from '../reconciliation/reconciliations';
import { assemblePayments } from './payment-parts';

export { addPaidProduct, PRICE } from '../../purchase/testing/order-calls';

const post = (browser: TestBrowser, url: string, payload: object, key?: string) =>
  browser.request(url, {
    method: 'POST',
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

/** Calls about payments, each by whoever is logged in. */
export const paymentCalls = {
  post,
  ...{ order: orderCalls.order, readOrder: orderCalls.readOrder },
  pay: (browser: TestBrowser, orderNos: readonly string[], more: object = {}, key?: string) =>
    post(browser, '/ptl/order/pay', { orderNos, channel: 'sandbox', ...more }, key),
  async open(browser: TestBrowser, ...orderNos: string[]): Promise<OpenedPayment> {
    const { body } = await paymentCalls.pay(browser, orderNos);
    if (body.code !== '200') throw new Error(`The payment was not opened: ${body.msg}`);
    return body.data as OpenedPayment;
  },
  status: (browser: TestBrowser, payNo: string) => browser.request(`/ptl/order/payStatus?payNo=${payNo}`),
  readPayment: async (browser: TestBrowser, payNo: string) =>
    (await paymentCalls.status(browser, payNo)).body.data as Payment,
  /** Waits until what came in has gone back. */
  waitUntilRefunded: (browser: TestBrowser, payNo: string) =>
    waitUntil(
      () => paymentCalls.readPayment(browser, payNo),
      ({ status }) => status === 51,
    ),
  press: (browser: TestBrowser, payNo: string, action: SandboxAction) =>
    post(browser, `/ptl/pay/sandbox/${action}`, { payNo }),
  cancel: async (browser: TestBrowser, orderNo: string) =>
    post(browser, '/ptl/order/cancel', {
      orderNo,
      version: (await paymentCalls.readOrder(browser, orderNo)).version,
    }),
};

/** The parts of payments beside the portal's own, over the same database, so that a spec decides when they are at work. */
export function openPayments({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const parts = assemblePayments({ database, clock, environment: createTestEnvironment() });
  const { outcome, providers } = parts;
  const failures: ReconciliationFailure[] = [];
  const reconciliationsOf = (some: Pick<PaymentProviders, 'get' | 'channels'>) =>
    createReconciliations({
      ...{ database, clock, outcome, providers: some },
      noteFailure: (failure) => failures.push(failure),
    });
  return {
    ...parts,
    /** Bills that could not be compared. */
    failures,
    /** Compares all bills that are due, of these providers or others. */
    reconcile: (some: Pick<PaymentProviders, 'get' | 'channels'> = providers) =>
      runDue(database.orm, [reconciliationsOf(some)], clock()),
  };
}

/** Logs somebody in anew whose session has ended meanwhile. */
export async function renew(portal: TestPortal, userId: string, now: Date): Promise<TestBrowser> {
  return (await reopenSession(portal, userId, now)).browser;
}

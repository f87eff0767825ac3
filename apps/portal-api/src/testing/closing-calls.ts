import type { ClosingCheck } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { createDueClosings } from '../modules/privacy/close-accounts';
import { seedPersonalData } from './personal-data';
import { type PrivacyTest } from './privacy-test';
import { runDue } from './run-due';
import type { TestBrowser } from './test-browser';
import { openSession } from './test-session';
import { waitUntil } from './wait-until';

/** A closing as it is stored. */
export interface StoredClosing {
  readonly state: number;
  readonly reason: string;
  readonly effective_at: Date;
}

/** What specs do about closing accounts, with a test that may not run yet. */
export function createClosingCalls(getTest: () => PrivacyTest) {
  const query = <Row extends object>(text: string, ...values: unknown[]) =>
    getTest().portal.database.query<Row>(text, values);
  const readClosings = (userId: string) =>
    query<StoredClosing>(
      'select state, reason, effective_at from account_closing where owner_id = $1 order by requested_at',
      userId,
    );
  /** Whether nothing is left of the account of a user that was closed. */
  const isErased = async (userId: string) =>
    (await query('select 1 from account_closing where owner_id = $1 and erased_at is not null', userId)).length > 0;
  const isClosed = async (userId: string) => (await readClosings(userId)).some(({ state }) => state === 3);
  /** Closes the accounts that are due by the clock of the test. */
  const closeDue = () => {
    const test = getTest();
    return runDue(test.database.orm, createDueClosings(test), test.clock());
  };
  return {
    query,
    closeDue,
    readClosings,
    isClosed,
    isErased,
    openUser: () => openSession(getTest().portal, getTest().clock()),
    check: async (browser: TestBrowser) =>
      (await browser.request('/ptl/account/cancelCheck')).body.data as ClosingCheck,
    cancel: (browser: TestBrowser, payload: object = {}, key: string = randomUUID()) =>
      browser.request('/ptl/account/cancel', { method: 'POST', payload, headers: { 'idempotency-key': key } }),
    revoke: (browser: TestBrowser) => browser.request('/ptl/account/cancelRevoke', { method: 'POST', payload: {} }),
    /** Gives a user finished business of every kind. */
    seed: (userId: string, canary: string) =>
      seedPersonalData({ ...getTest(), orm: getTest().database.orm, canary, now: getTest().clock() }, userId),
    /** Lets the clock do its work until the account of a user is closed. */
    closeAll: (userId: string) =>
      waitUntil(async () => {
        await closeDue();
        return isErased(userId);
      }),
  };
}

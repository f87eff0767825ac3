import { openTestDatabase } from '../../../testing/patient-limits';
import { setUp, setUpPortal } from '../../../testing/set-up';
import type { TestBrowser } from '../../../testing/test-browser';
import { createTestClock } from '../../../testing/test-clock';
import { openSession, openStaffSession } from '../../../testing/test-session';
import { addPaidProduct } from '../../purchase/testing/order-calls';

/** A portal in which invoices are applied for and decided on, with somebody of finance, for one file of specs. */
export function setUpInvoices({ doesJobs = false }: { readonly doesJobs?: boolean } = {}) {
  const { now: clock } = createTestClock('2026-06-05T12:00:00+08:00');
  const portal = setUpPortal({ doesJobs, clock, isDemo: true });
  const database = setUp(() => openTestDatabase(portal.database.address));
  const staff: { finance?: TestBrowser } = {};
  beforeAll(async () => {
    await addPaidProduct(portal);
    staff.finance = (await openStaffSession(portal, clock(), ['finance'])).browser;
  });
  return {
    ...{ portal, database, clock },
    finance: () => staff.finance as TestBrowser,
    desk: () => ({ portal, database, clock }),
    openUser: async () => (await openSession(portal, clock())).browser,
  };
}

import type { Database } from '../../../../platform/database/database';
import type { TestBrowser } from '../../../../testing/test-browser';
import type { TestClock } from '../../../../testing/test-clock';
import type { TestPortal } from '../../../../testing/test-portal';
import { openSession, openStaffSession, reopenSession } from '../../../../testing/test-session';
import { waitUntil } from '../../../../testing/wait-until';
import { addRefundedProduct, openRefundDesk, refundCalls } from './refund-calls';

const DAY_S = 86_400;

export interface RefundStageOptions {
  readonly portal: TestPortal;
  readonly database: Database;
  readonly clock: TestClock;
}

/** So many units of a plan for some months. */
export const unitsOf = (quantity: number, plan = 'basic', period = 1) => ({
  ...{ mealCode: `tool-${plan}`, period, quantity },
});

/** Sets up a product that can be bought and given back, and people who do so, for the specs of a file. */
export function setUpRefunds({ portal, database, clock: { now, advance } }: RefundStageOptions) {
  beforeAll(() => addRefundedProduct(portal));

  async function logIn() {
    const { browser, userId } = await openSession(portal, now());
    return { browser, userId, enter: async () => (await reopenSession(portal, userId, now())).browser };
  }

  // The database is there once the first spec runs.
  const openDesk = () => openRefundDesk({ database, clock: now });

  return {
    ...{ logIn, openDesk },
    openFinance: async () => (await openStaffSession(portal, now(), ['finance'])).browser,

    /** Somebody who has bought so many units, some days ago. */
    async buy({ quantity = 1, days = 0, isDelivered = true } = {}) {
      const { browser, userId, enter } = await logIn();
      const bought = await openDesk().buy(browser, [unitsOf(quantity)], isDelivered);
      advance(days * DAY_S);
      return { ...bought, userId, browser: days > 0 ? await enter() : browser, enter };
    },

    waitForState: (browser: TestBrowser, refundNo: string, status: number) =>
      waitUntil(
        () => refundCalls.read(browser, refundNo),
        (found) => found.status === status,
      ),
  };
}

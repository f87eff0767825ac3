import { setUpPortal } from '../../../testing/set-up';
import { createTestClock } from '../../../testing/test-clock';
import { createEnterpriseCalls } from './enterprise-calls';
import { createProofCalls } from './proof-calls';
import { createRealnameCalls, setEntrance } from './realname-calls';
import { createReviewCalls } from './review-calls';

/** A portal in which every way of verification is open, and nobody is verified before a test. */
export function setUpRealname() {
  const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
  const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
  beforeAll(() => setEntrance(portal, true, true));
  beforeEach(() => portal.database.query('delete from identification'));
  return {
    ...{ portal, now, advance },
    calls: createRealnameCalls(portal),
    enterprises: createEnterpriseCalls(portal),
    proofs: createProofCalls(portal),
    reviews: createReviewCalls(portal, now),
  };
}

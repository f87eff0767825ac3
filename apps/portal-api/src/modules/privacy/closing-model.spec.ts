import { accountClosingLifecycle, type ActorRole, findTransition } from '@portal/lifecycles';
import { createClosingCalls } from '../../testing/closing-calls';
import { DAY_MS, startPrivacyTest } from '../../testing/privacy-test';
import { createSeededRandom } from '../../testing/seeded-random';
import { setUp } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { reopenSession } from '../../testing/test-session';
import { endClosingByLogin } from './end-closing';

const STEPS = 2000;
const SEED = Number(process.env['LIFECYCLE_SEED'] ?? 20_261_121);
const COOLING_OFF_DAYS = 15;

type State = 1 | 2 | 3;
type Action = (typeof accountClosingLifecycle.transitions)[number]['action'];

const { cancel, closeDue, openUser, query, readClosings, revoke } = createClosingCalls(() => test);

const test = setUp(startPrivacyTest);

/** Where the table leads; `undefined` where it has no way. */
function follow(from: State | null, action: Action, role: ActorRole): State | undefined {
  return findTransition(accountClosingLifecycle, from, action, role)?.to;
}

it(`closes accounts as the table says, for ${STEPS} random steps`, async () => {
  const draw = createSeededRandom(SEED);
  const seen = { taken: 0, rejected: 0, closed: 0 };
  let user = await openUser();
  let open: { readonly effectiveAt: number } | null = null;
  let last: State | null = null;

  /** The caller tries something; the response is what the table says of the closing that is under way, if any. */
  async function tryAction(action: 'apply' | 'revoke', call: (browser: TestBrowser) => ReturnType<typeof cancel>) {
    // A new request is a new record: there is at most one under way.
    const next = follow(action === 'apply' && open === null ? null : open ? 1 : 2, action, 'user');
    const { status, body } = await call(user.browser);
    expect({ seed: SEED, action, last, msg: body.msg, status }).toMatchObject({
      status: next === undefined ? 409 : 200,
    });
    if (next === undefined) return void (seen.rejected += 1);
    seen.taken += 1;
    last = next;
    open = next === 1 ? { effectiveAt: test.clock().getTime() + COOLING_OFF_DAYS * DAY_MS } : null;
  }

  async function letTimePass(days: number): Promise<void> {
    test.advance(days * DAY_MS);
    await closeDue();
    if (open !== null && test.clock().getTime() >= open.effectiveAt) {
      [open, last] = [null, 3];
      seen.closed += 1;
    }
    const [closing] = (await readClosings(user.userId)).slice(-1);
    expect({ seed: SEED, state: closing?.state ?? null }).toEqual({ seed: SEED, state: last });
    if (last === 3) {
      [user, last] = [await openUser(), null];
    } else {
      // A session of those days ago is over, and only a new login is a proof.
      await query('update portal_user set last_login_at = $2 where id = $1', user.userId, test.clock());
      user = await reopenSession(test.portal, user.userId, test.clock());
    }
  }

  async function logIn(): Promise<void> {
    await endClosingByLogin(test, user.userId);
    if (open !== null) [open, last] = [null, 2];
    const [closing] = (await readClosings(user.userId)).slice(-1);
    expect(closing?.state ?? null).toBe(last);
  }

  for (let step = 0; step < STEPS; step += 1) {
    // Requests of the same moment could not be told apart afterwards.
    test.advance(1000);
    const choice = draw();
    if (choice < 0.4) await tryAction('apply', cancel);
    else if (choice < 0.7) await tryAction('revoke', revoke);
    else if (choice < 0.95) await letTimePass(1 + Math.floor(draw() * 9));
    else await logIn();
  }
  expect(Math.min(seen.taken, seen.rejected)).toBeGreaterThan(STEPS / 10);
  expect(seen.closed).toBeGreaterThan(20);
});

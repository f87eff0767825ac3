import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import type { EffectiveIdentity } from '../realname/effective-identity';
import { addTriedProducts, startTrial } from './testing/trial-desk';
import { createTrialSubjects } from './trial-subject';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(() => addTriedProducts(portal));

/** Tells of an account that it was verified as somebody. */
async function verify(ownerId: string, number: string) {
  const identity = { kind: 'person', number } as unknown as EffectiveIdentity;
  const handler = createTrialSubjects({
    database,
    protection: { fingerprint: (text) => text },
    identities: { findEffective: async () => identity },
  });
  const event = { event: handler.event, recordId: '', recordNo: '', ownerId };
  const run = { key: 'k', at: now(), signal: new AbortController().signal, complete: async () => undefined };
  await handler.handle(event, run);
}

const readSubject = async (trialNo: string) =>
  (
    await portal.database.query<{ key: string }>('select subject_key as key from trial where trial_no = $1', [trialNo])
  )[0]?.key;

it('counts the trials of an account for the identity that it is verified as afterwards', async () => {
  const [first, second] = [await openSession(portal, now()), await openSession(portal, now())];
  const [own, same, another] = [
    await startTrial(first.browser, 'tool'),
    await startTrial(second.browser, 'tool'),
    await startTrial(second.browser, 'plain'),
  ];
  await verify(first.userId, '1');
  expect(await readSubject(own)).toBe('identity:trial:person:1');
  expect(await readSubject(same)).toBe(`account:${second.userId}`);
  await verify(second.userId, '1');
  // What one identity has had twice by then stays as it is, and what it has not had counts.
  expect(await readSubject(same)).toBe(`account:${second.userId}`);
  expect(await readSubject(another)).toBe('identity:trial:person:1');
  await verify(second.userId, '1');
  expect(await readSubject(another)).toBe('identity:trial:person:1');
});

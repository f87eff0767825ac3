import type { IdentificationDetail } from '@portal/api-contract/account';
import { createDataProtection } from '../../platform/security/data-protection';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { runDue } from '../../testing/run-due';
import { createRecordTimers } from '../../platform/records/record-timers';
import { createElementCheck } from './element-check';
import { identifications } from './identifications.repository';
import { identification } from './realname.tables';
import { createRealnameCalls, findPerson, keepSessions, setEntrance, toElements } from './testing/realname-calls';
import { type ElementVerifier, VerifierUnreachableError } from './verifier/identity-verifier';
import { createManualVerifier } from './verifier/manual-verifier';
import { createSandboxVerifier } from './verifier/sandbox-verifier';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const calls = createRealnameCalls(portal);
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(() => setEntrance(portal, true, true));

/** Verifications as they are checked by a job, with whatever provider there is by then. */
function checkLater(verifier: ElementVerifier) {
  const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
  const check = createElementCheck({ database, clock: now, protection, verifier, closingBlockers: [] });
  return (id: string) =>
    check.job.run({}, { key: id, at: now(), signal: AbortSignal.timeout(60_000), complete: async () => undefined });
}

async function submitUnreachable(): Promise<{ readonly browser: TestBrowser; readonly sent: IdentificationDetail }> {
  const { browser } = await openSession(portal, now());
  await calls.agree(browser);
  const { three } = toElements(findPerson('unreachable'));
  return { browser, sent: await calls.submit(browser, 'personThreeElement', three) };
}

describe('a provider that is away', () => {
  it('leaves the verification open, and a job to go on', async () => {
    const { browser, sent } = await submitUnreachable();
    expect(sent).toMatchObject({ state: 2, hasElements: false, isReview: false, reason: '' });
    const jobs = await portal.database.query<{ run_at: Date }>(
      `select run_at from background_job where name = 'realname.check' and key = $1`,
      [sent.id],
    );
    expect(jobs).toEqual([{ run_at: new Date(now().getTime() + 10_000) }]);
    await expect(checkLater(createSandboxVerifier())(sent.id)).rejects.toBeInstanceOf(VerifierUnreachableError);
    await expect(checkLater(createManualVerifier())(sent.id)).rejects.toBeInstanceOf(VerifierUnreachableError);
    expect((await calls.detail(browser, sent.id)).body.data).toMatchObject({ state: 2, hasElements: false });
  });

  it('may come back after the code was typed, which then was enough', async () => {
    const { browser, sent } = await submitUnreachable();
    const code = await calls.sendCode(browser, sent.id);
    expect(await calls.submit(browser, 'smsVerify', { id: sent.id, code })).toMatchObject({ state: 2, proof: null });
    await checkLater({ ...createSandboxVerifier(), checkPerson: async () => ({ isMatch: true }) })(sent.id);
    expect(await calls.find(browser)).toMatchObject({ state: 6, effective: { id: sent.id } });
  });

  it('is asked no more once another way was taken', async () => {
    const { browser, sent } = await submitUnreachable();
    const other = await calls.submit(browser, 'personFourElement', toElements(findPerson('pass')).four);
    expect(other.id).not.toBe(sent.id);
    let asked = 0;
    await checkLater({
      ...createSandboxVerifier(),
      checkPerson: async () => {
        asked += 1;
        return { isMatch: true };
      },
    })(sent.id);
    expect(asked).toBe(0);
    expect((await calls.detail(browser, sent.id)).body.data).toMatchObject({ state: 8 });
  });

  it('may say what counts no more', async () => {
    const { browser, sent } = await submitUnreachable();
    await checkLater({
      ...createSandboxVerifier(),
      async checkPerson() {
        await calls.cancel(browser, sent.id);
        return { isMatch: true };
      },
    })(sent.id);
    expect((await calls.detail(browser, sent.id)).body.data).toMatchObject({ state: 8, hasElements: false });
  });

  it('for a day ends the verification, and says what to do', async () => {
    const { browser, sent } = await submitUnreachable();
    const timers = createRecordTimers(identifications, { database, clock: now, dueAt: identification.expiresAt });
    expect(sent.dueAt).toBe('2026-06-06T12:00:00+08:00');
    await runDue(database.orm, timers, new Date(now().getTime() + 86_399_000));
    expect((await calls.detail(browser, sent.id)).body.data).toMatchObject({ state: 2 });
    advance(86_401);
    await keepSessions(portal, now());
    await runDue(database.orm, timers, now());
    expect(await calls.find(browser)).toMatchObject({
      ...{ state: 7, ongoing: null },
      failed: { id: sent.id, reason: '24小时内没有完成核验，请重新提交或改用其他方式' },
    });
  });
});

it('waits for a slow provider no longer than a page can', async () => {
  const sandbox = createSandboxVerifier({ slowMs: 60_000 });
  const { name, idNumber, telephone } = findPerson('slow');
  const asked = sandbox.checkPerson({ name, idNumber, telephone }, { reference: 'x', signal: AbortSignal.timeout(1) });
  await expect(asked).rejects.toBeInstanceOf(VerifierUnreachableError);
  const patient = createSandboxVerifier({ slowMs: 1 });
  const signal = AbortSignal.timeout(60_000);
  expect(await patient.checkPerson({ name, idNumber, telephone }, { reference: 'x', signal })).toEqual({
    isMatch: true,
  });
});

import { createDataProtection } from '../../platform/security/data-protection';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { createRemittanceRun } from './remittance-run';
import { createRealnameCalls, setEntrance } from './testing/realname-calls';
import type { RemittanceResult } from './verifier/identity-verifier';
import { SANDBOX_ENTERPRISES } from './verifier/sandbox-enterprises';
import { createSandboxVerifier } from './verifier/sandbox-verifier';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const calls = createRealnameCalls(portal);
const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));

beforeAll(() => setEntrance(portal, true, true));
beforeEach(() => portal.database.query('delete from identification'));

/** A remittance of which the bank has said nothing so far. */
async function applyFor() {
  const { browser } = await openSession(portal, now());
  await calls.agree(browser);
  const enterprise = SANDBOX_ENTERPRISES.find(({ outcome }) => outcome === 'remitPending');
  const { companyName, creditCode, legalPerson } = enterprise ?? SANDBOX_ENTERPRISES[0] ?? {};
  const form = { companyName, creditCode, legalPerson, handlerName: '周启航', telephone: '13800000003' };
  const { id } = await calls.submit(browser, 'enterpriseThreeElement', form);
  const account = { account: '4558000012345678', bankName: '中国银行' };
  expect(await calls.submit(browser, 'unionPayApply', { id, ...account })).toMatchObject({ state: 3 });
  return { browser, id };
}

/** Looks how a remittance stands, as a job does, with a bank that says something; returns what the bank was asked. */
async function look(id: string, result: RemittanceResult, nth = 0): Promise<object[]> {
  const asked: object[] = [];
  const verifier = {
    ...createSandboxVerifier(),
    remit: async (remittance: object, { reference }: { reference: string }) => {
      asked.push({ ...remittance, reference });
      return result;
    },
  };
  const { job } = createRemittanceRun({ database, clock: now, protection, verifier });
  const run = { key: `${id}#${nth}`, at: now(), signal: AbortSignal.timeout(60_000), complete: async () => undefined };
  await job.run({}, run);
  return asked;
}

const listLooks = async (id: string) =>
  (
    await portal.database.query<{ key: string; run_at: Date }>(
      `select key, run_at from background_job where name = 'realname.remit' and key like $1 order by run_at`,
      [`${id}#%`],
    )
  ).map(({ key, run_at: runAt }) => [key.split('#')[1], (runAt.getTime() - now().getTime()) / 1000]);

it('is looked at again after a growing while, by the same reference, until the bank has paid', async () => {
  const { browser, id } = await applyFor();
  expect(await listLooks(id)).toEqual([['0', 10]]);
  const [first] = await look(id, { state: 'pending' });
  expect(first).toMatchObject({ reference: id, accountName: '久等包装有限公司', account: '4558000012345678' });
  await look(id, { state: 'pending' }, 9);
  expect(await listLooks(id)).toEqual([
    ['0', 10],
    ['1', 20],
    ['10', 600],
  ]);
  // What was cut off before it could be stored is asked again by the same reference.
  expect(await look(id, { state: 'paid', amount: 37 }, 1)).toMatchObject([{ reference: id }]);
  expect((await calls.detail(browser, id)).body.data).toMatchObject({ state: 4 });
  expect(await calls.submit(browser, 'unionPayVerify', { id, amount: '0.37' })).toMatchObject({ state: 6 });
});

it('is asked for no more once it is paid, and may be refused by the bank later', async () => {
  const [paid, rejected] = [await applyFor(), await applyFor()];
  await look(paid.id, { state: 'paid', amount: 1 });
  expect(await look(paid.id, { state: 'failed', reason: '退回' }, 1)).toEqual([]);
  expect((await calls.detail(paid.browser, paid.id)).body.data).toMatchObject({ state: 4 });
  await look(rejected.id, { state: 'failed', reason: '账号与户名不符' });
  const status = await rejected.browser.request(`/ptl/identification/remitStatus?id=${rejected.id}`);
  expect(status.body.data).toMatchObject({ state: 7, bankMsg: '账号与户名不符' });
});

it('keeps account and amount where nobody can read them', async () => {
  const { id } = await applyFor();
  await look(id, { state: 'paid', amount: 37 });
  const [row] = await portal.database.query<{ line: string }>(
    'select i::text as line from identification i where id = $1',
    [id],
  );
  expect(row?.line).not.toContain('4558000012345678');
  expect(row?.line).not.toContain('久等包装');
});

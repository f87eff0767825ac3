import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSigning, type Signing } from '../../platform/documents/signing/open-signing';
import { openFolderStore, StoreFullError } from '../../platform/files/file-store';
import { createRecordTimers } from '../../platform/records/record-timers';
import { createDataProtection } from '../../platform/security/data-protection';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createAccountActions } from '../../testing/test-account';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { reopenSession } from '../../testing/test-session';
import { addPaidProduct, orderCalls } from '../purchase/testing/order-calls';
import { contracts } from './contract-record';
import { createContractReminders } from './contract-reminders';
import { createSealing } from './contract-sealing';
import { contract } from './contracts.tables';
import {
  addContractTemplates,
  callContract,
  CONTRACT_FORM,
  doContract,
  INTENT,
  readContract,
  readSignCode,
  registerCompany,
  submitContract,
} from './testing/contract-desk';

const DAY = 86_400;

// What is due is done here, at the moment that a test says, and by the portal itself as well.
const { now, advance } = createTestClock('2026-11-26T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const people = createAccountActions(portal, advance);
const folder = mkdtempSync(join(tmpdir(), 'portal-contracts-'));
const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
let userId: string;
let signing: Signing;

beforeAll(async () => {
  await addPaidProduct(portal);
  await addContractTemplates(portal);
  ({ userId } = await registerCompany(people, portal, database, now()));
  const keys = new Map<string, string>();
  signing = await openSigning({
    ...{ environment: createTestEnvironment(), isDemo: true, clock: now },
    async readSecret(name, make) {
      const key = keys.get(name) ?? (await make());
      keys.set(name, key);
      return key;
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The owner in a session that has not ended. */
const logIn = async (): Promise<TestBrowser> => (await reopenSession(portal, userId, now())).browser;

const options = () => ({ database, clock: now });
const runTimers = () =>
  runDue(
    database.orm,
    [createContractReminders(options()), ...createRecordTimers(contracts, { ...options(), dueAt: contract.dueAt })],
    now(),
  );

async function prepare(changes: object = {}) {
  const browser = await logIn();
  const orderNos = [await orderCalls.order(browser)];
  const { id } = await doContract(browser, 'save', { ...CONTRACT_FORM, orderNos, ...changes });
  return submitContract(browser, id);
}

const readMessages = async (id: string) =>
  (
    await portal.database.query<{ title: string }>(
      'select title from user_message where record_no = $1 order by created_at, id',
      [id],
    )
  ).map(({ title }) => title);

const countReminders = async (id: string) =>
  (await readMessages(id)).filter((title) => title.includes('请尽快签署')).length;

it('reminds at 7, 3 and 1 days, once each, puts the end off once, and ends it then', async () => {
  const { id, textHash } = await prepare();
  const counts: number[] = [];
  for (const days of [7, 1.5, 4, 2]) {
    advance(days * DAY);
    await runTimers();
    await runTimers();
    counts.push(await countReminders(id));
  }
  expect(counts).toEqual([0, 1, 2, 3]);
  let browser = await logIn();
  const extended = await doContract(browser, 'extend', { id });
  expect(extended).toMatchObject({ status: 30, dueAt: '2026-12-26T12:01:01+08:00' });
  expect(extended.actions).not.toContain('extend');
  expect(await callContract(browser, 'extend', { id })).toMatchObject({ body: { msg: '签署期限只能延长一次' } });
  advance(16 * DAY);
  browser = await logIn();
  // Before anything has ended it, it is too late.
  const code = { id, textHash, code: '123456', isIntended: true };
  const isOver = { status: 409, body: { msg: expect.stringMatching(/签署期限|签署过期/) as string } };
  expect(await callContract(browser, 'sign', code)).toMatchObject(isOver);
  expect(await callContract(browser, 'sendSignCode', { id, textHash })).toMatchObject(isOver);
  await runTimers();
  expect(await readContract(browser, id)).toMatchObject({ status: 52, dueAt: null, actions: ['download'] });
  // Its order may stand in another one.
  const { orderNos } = await readContract(browser, id);
  const again = await portal.database.query('select 1 from contract_claim where order_no = any($1)', [orderNos]);
  expect(again).toEqual([]);
});

it('lets an approved letter of intent be downloaded for thirty days', async () => {
  const { id } = await prepare(INTENT);
  advance(29 * DAY);
  expect((await readContract(await logIn(), id)).actions).toContain('download');
  advance(2 * DAY);
  const browser = await logIn();
  expect((await readContract(browser, id)).actions).not.toContain('download');
  expect((await browser.request(`/ptl/contract/download?id=${id}`)).status).toBe(410);
});

it('seals once, whatever happens in between, and ends with the longest period of its orders', async () => {
  const browser = await logIn();
  const { id, textHash } = await prepare();
  advance(61);
  await signWithCode(browser, id, textHash);
  const store = openFolderStore(folder);
  const full = { ...store, put: () => Promise.reject(new StoreFullError('full')) };
  const seal = (files: typeof store) =>
    runDue(database.orm, [createSealing({ ...options(), protection, files, signing })], now());
  // Where the portal itself was quicker, there is nothing left to fail.
  await Promise.allSettled([seal(full)]);
  expect([31, 40]).toContain((await readContract(browser, id)).status);
  await seal(store);
  await seal(store);
  const sealed = await readContract(browser, id);
  expect(sealed).toMatchObject({ status: 40 });
  expect(sealed.log.filter(({ act }) => act === 'seal')).toHaveLength(1);
  const events = await portal.database.query(
    `select 1 from background_job where name = 'event.publish' and payload ->> 'recordNo' = $1`,
    [id],
  );
  expect(events.length).toBeLessThanOrEqual(1);
  advance(32 * DAY);
  await runTimers();
  expect(await readContract(await logIn(), id)).toMatchObject({ status: 60 });
});

async function signWithCode(browser: TestBrowser, id: string, textHash: string): Promise<void> {
  await callContract(browser, 'sendSignCode', { id, textHash });
  const code = await readSignCode(portal, id);
  await doContract(browser, 'sign', { id, textHash, code, isIntended: true });
}

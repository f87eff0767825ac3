import { randomUUID } from 'node:crypto';
import type { OpenedDatabase } from '../../platform/database/database';
import { createDataProtection } from '../../platform/security/data-protection';
import { type KillableApi, prepareKillableApi } from '../../testing/killable-api';
import { openTestDatabase } from '../../testing/patient-limits';
import { createPausedSteps, type PausedSteps } from '../../testing/paused-steps';
import { setUp } from '../../testing/set-up';
import { TENCENT_ACCOUNT } from '../../testing/tencent-signature';
import { createTestEnvironment } from '../../testing/test-portal';
import { waitUntil } from '../../testing/wait-until';
import { ESIGN_APPLICATION, ESIGN_STATES, startFakeTencentEsign } from './testing/fake-tencent-esign';
import { storeSignable } from './testing/store-signable';

/** What can be cut off: a transaction that has done all of its work but one thing. */
const STEPS = ['flow', 'file', 'sign', 'seal'] as const;

const DAY_MS = 86_400_000;
const DATA_KEY = createTestEnvironment().PORTAL_DATA_KEY ?? '';

const protection = createDataProtection(Buffer.from(DATA_KEY, 'base64'));
const service = setUp(() => startFakeTencentEsign(() => new Date()));
let api: KillableApi;
let steps: PausedSteps;
let database: OpenedDatabase;

beforeAll(async () => {
  api = prepareKillableApi({
    ...{ ESIGN_TENCENT_SECRET_ID: TENCENT_ACCOUNT.secretId, ESIGN_TENCENT_SECRET_KEY: TENCENT_ACCOUNT.secretKey },
    ESIGN_TENCENT_OPERATOR_ID: ESIGN_APPLICATION.operatorId,
    ESIGN_TENCENT_CALLBACK_TOKEN: ESIGN_APPLICATION.callbackToken,
    ...{ ESIGN_TENCENT_URL: service.origin, ESIGN_TENCENT_FILE_URL: service.origin },
    PORTAL_DATA_KEY: DATA_KEY,
  });
  await api.start();
  database = openTestDatabase(api.address);
  steps = await createPausedSteps(api);
  await steps.define('flow', 'after update', 'contract', `old.sign_flow = '' and new.sign_flow <> ''`);
  await steps.define('file', 'after insert', 'stored_file');
  await steps.define('sign', 'after update', 'contract', 'old.state = 30 and new.state = 31');
  await steps.define('seal', 'after update', 'contract', 'old.state = 31 and new.state = 40');
});
afterAll(async () => {
  await database.close();
  await api.close();
});

/** Stores a contract that its customer is to sign outside; returns its number. */
async function openContract(): Promise<string> {
  const [demo] = await api.query<{ ownerId: string }>(
    `select u.id as "ownerId" from portal_user u join idp_account a on a.id::text = u.subject where a.is_demo limit 1`,
  );
  if (!demo) throw new Error('The demonstration has an account with a telephone');
  const contractNo = `CT-${randomUUID().slice(0, 8)}`;
  const now = new Date();
  await storeSignable(database.orm, protection, contractNo, now, {
    ...{ ownerId: demo.ownerId, kind: 'framework', askAt: now, dueAt: new Date(now.getTime() + 15 * DAY_MS) },
  });
  return contractNo;
}

/** Nobody waits for the pauses between asking. */
const hurry = () => api.query('update contract set ask_at = now() where ask_at > now() and state = 30');

/** What there is of a contract, and how much of each. */
async function count(contractNo: string) {
  await hurry();
  const [found] = await api.query<{ state: number; flowNo: string; files: number; signed: number; sealed: number }>(
    `select state, sign_flow as "flowNo",
       (select count(*)::int from stored_file where owner_id = contract.id and is_used) as files,
       (select count(*)::int from status_log where record_id = contract.id and act = 'sign') as signed,
       (select count(*)::int from status_log where record_id = contract.id and act = 'seal') as sealed
     from contract where contract_no = $1`,
    [contractNo],
  );
  if (!found) throw new Error(`There is no contract ${contractNo}`);
  return found;
}

const readFlow = async (contractNo: string) =>
  (
    await waitUntil(
      () => count(contractNo),
      ({ flowNo }) => flowNo !== '',
    )
  ).flowNo;

const bringIntoForce = (contractNo: string) =>
  waitUntil(
    () => count(contractNo),
    ({ state }) => state === 40,
  );

it('begins the flow of a contract whose portal is killed while it waits for the service', async () => {
  service.mood = { transport: 'hang' };
  const requests = service.requests.length;
  const contractNo = await openContract();
  await waitUntil(() => service.requests.length > requests);
  await steps.restart();
  service.mood = {};
  const flowNo = await readFlow(contractNo);
  service.settle(flowNo, ESIGN_STATES.signed);
  expect(await bringIntoForce(contractNo)).toEqual({ state: 40, flowNo, files: 1, signed: 1, sealed: 1 });
});

it('is signed and sealed once whose portal is killed between each pair of steps', async () => {
  const contractNo = await openContract();
  for (const step of STEPS) {
    await steps.cutOff(step, hurry);
    if (step === 'flow') service.settle(await readFlow(contractNo), ESIGN_STATES.signed);
  }
  const flowNo = await readFlow(contractNo);
  expect(await bringIntoForce(contractNo)).toEqual({ state: 40, flowNo, files: 1, signed: 1, sealed: 1 });
  expect(await api.query(`select from background_job where name like 'contract%' and last_error <> ''`)).toEqual([]);
});

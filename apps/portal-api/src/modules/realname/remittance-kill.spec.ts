import type { Envelope } from '@portal/api-contract';
import type { IdentificationDetail } from '@portal/api-contract/account';
import { type KillableApi, prepareKillableApi } from '../../testing/killable-api';
import { type KillableBrowser, openKillableBrowser } from '../../testing/killable-browser';
import { waitUntil } from '../../testing/wait-until';
import { ACCOUNT, fillInEnterprise } from './testing/enterprise-calls';
import { setEntrance } from './testing/realname-calls';

/** What of a remittance can be cut off: the transaction that stores it has done all of its work, and is about to end. */
type Step = 'state 3' | 'state 4' | 'state 6' | 'wrong amount';

let api: KillableApi;
let browser: KillableBrowser;

beforeAll(async () => {
  api = prepareKillableApi();
  await api.start();
  await setEntrance({ database: api }, true, true);
  browser = await openKillableBrowser(api);
  await browser.post('/ptl/privacy/consent', { key: 'identityElements', agreed: true }, 'consent');
  await api.query('create table paused_step (name text primary key)');
  await api.query(`
    create function pause_step() returns trigger language plpgsql as $$
    begin
      if exists (select from paused_step where name in (
        case when new.state <> old.state then 'state ' || new.state end,
        case when new.wrong_amounts <> old.wrong_amounts then 'wrong amount' end))
      then perform pg_sleep(600); end if;
      return new;
    end $$`);
  await api.query('create trigger pause before update on identification for each row execute function pause_step()');
});
afterAll(() => api.close());

const post = (call: string, body: object, key: string) => browser.post(`/ptl/identification/${call}`, body, key);

async function submit(call: string, body: object, key: string): Promise<IdentificationDetail> {
  const { status, text } = await post(call, body, key);
  if (status !== 200) throw new Error(`${call}: ${status} ${text}`);
  return (JSON.parse(text) as Envelope<IdentificationDetail>).data;
}

/** Sends a call and kills the API and its database in the middle of a step of it; both are there again afterwards. */
async function cutOff(step: Step, call: string, body: object, key: string): Promise<void> {
  await api.query('insert into paused_step (name) values ($1)', [step]);
  const sent = post(call, body, key);
  const reached = waitUntil(
    () => api.query(`select from pg_stat_activity where wait_event = 'PgSleep'`),
    ({ length }) => length > 0,
  );
  await Promise.race([reached, sent.then(({ text }) => Promise.reject(new Error(`Too soon: ${text}`)))]);
  // Whoever sleeps by now sleeps on.
  await api.query('delete from paused_step');
  await api.kill(true);
  expect((await sent).status).not.toBe(200);
  await api.start();
}

async function read(id: string) {
  const [row] = await api.query<{ state: number; wrong: number; amounts: string[] }>(
    `select state, wrong_amounts as wrong, array(
       select substring(text from '到账(0\\.\\d\\d)元') from sms_outbox o where o.text like '模拟银行%') as amounts
     from identification where id = $1`,
    [id],
  );
  return row;
}

it('is one amount and one verdict, however often the portal is killed in the middle', async () => {
  const { id } = await submit('enterpriseThreeElement', fillInEnterprise('pass'), 'elements');
  const account = { id, ...ACCOUNT };

  // Before it was stored that an amount is asked for: nobody has asked for one.
  await cutOff('state 3', 'unionPayApply', account, 'apply');
  expect(await read(id)).toEqual({ state: 2, wrong: 0, amounts: [] });

  // After the bank has paid, and before that is known: the bank is asked again, and pays no second time.
  await cutOff('state 4', 'unionPayApply', account, 'apply');
  expect(await submit('unionPayApply', account, 'apply')).toMatchObject({ state: 4 });
  const paid = await read(id);
  expect(paid).toEqual({ state: 4, wrong: 0, amounts: [expect.stringMatching(/^0\.\d\d$/)] });
  expect(await submit('unionPayApply', account, 'apply')).toMatchObject({ state: 4 });
  expect((await post('unionPayApply', account, 'another')).status).toBe(409);
  expect(await read(id)).toEqual(paid);

  const amount = paid?.amounts[0] ?? '';
  const wrong = { id, amount: amount === '0.50' ? '0.51' : '0.50' };
  await cutOff('wrong amount', 'unionPayVerify', wrong, 'wrong');
  // What is repeated under its key is told again and not counted again.
  for (let count = 0; count < 3; count += 1) expect((await post('unionPayVerify', wrong, 'wrong')).status).toBe(400);
  expect(await read(id)).toEqual({ ...paid, wrong: 1 });

  await cutOff('state 6', 'unionPayVerify', { id, amount }, 'right');
  for (let count = 0; count < 2; count += 1)
    expect(await submit('unionPayVerify', { id, amount }, 'right')).toMatchObject({ state: 6 });
  const log = await api.query<{ act: string }>(
    `select act from status_log where record_kind = 'identification' and record_id = $1 order by position`,
    [id],
  );
  expect(log.map(({ act }) => act)).toEqual(['submit', 'askRemittance', 'pay', 'verify']);
});

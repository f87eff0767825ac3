import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type KillableApi, prepareKillableApi } from '../../testing/killable-api';
import { type KillableBrowser, openKillableBrowser } from '../../testing/killable-browser';
import { WORK_ORDER } from '../../testing/work-order-calls';

/** Replies are sent at this pace, whether or not the API answers. */
const PER_SECOND = 200;
const CONNECTIONS = 20;
const WORK_ORDERS = 40;

/** Whether the database server is killed with the API, kill by kill. */
const KILLS = [false, true, false];
const SECONDS_BEFORE_KILL = 1.5;

interface Reply {
  readonly key: string;
  readonly ticketNo: string;
  readonly text: string;
}

let api: KillableApi;
let browser: KillableBrowser;

beforeAll(async () => {
  api = prepareKillableApi();
  await api.start();
  browser = await openKillableBrowser(api);
});
afterAll(() => api.close());

const post = (path: string, body: object, key: string, agent?: http.Agent) =>
  browser.post(`/portal/workorder/ticket/${path}`, body, key, agent);

/** Sends a work order; a portal that has too much to do is asked again, with the same key. */
async function submit(_: unknown, place: number): Promise<string> {
  const key = `submit-${place}`;
  let { status, text } = await post('save', WORK_ORDER, key);
  for (; status === 503; { status, text } = await post('save', WORK_ORDER, key)) await delay(50);
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return (JSON.parse(text) as { data: { ticketNo: string } }).data.ticketNo;
}

/** Sends replies at the pace for as long as it is told to; what is not acknowledged is sent again with its key. */
function startSending(ticketNos: readonly string[]) {
  const waiting: Reply[] = [];
  const acknowledged: Reply[] = [];
  let sent = 0;
  let isOver = false;
  const startedAt = performance.now();

  const work = async (): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver || waiting.length > 0) {
      const reply = waiting.shift() ?? takeNext();
      if (reply === undefined) {
        await delay(2);
        continue;
      }
      const { status } = await post('reply', { ticketNo: reply.ticketNo, text: reply.text }, reply.key, agent);
      if (status === 200) acknowledged.push(reply);
      else {
        waiting.push(reply);
        await delay(50);
      }
    }
    agent.destroy();
  };
  const takeNext = (): Reply | undefined => {
    if (isOver || sent >= ((performance.now() - startedAt) / 1000) * PER_SECOND) return undefined;
    sent += 1;
    return { key: randomUUID(), ticketNo: ticketNos[sent % ticketNos.length] ?? '', text: `reply ${sent}` };
  };
  const workers = Array.from({ length: CONNECTIONS }, work);
  return {
    acknowledged,
    countSent: () => sent,
    async finish() {
      isOver = true;
      await Promise.all(workers);
    },
  };
}

it('no reply that was acknowledged is lost and none is there twice, however often the portal is killed', async () => {
  const ticketNos = await Promise.all(Array.from({ length: WORK_ORDERS }, submit));
  const sending = startSending(ticketNos);
  for (const withDatabase of KILLS) {
    const before = sending.acknowledged.length;
    await delay(SECONDS_BEFORE_KILL * 1000);
    // Killed in the middle of work, not before it has begun.
    expect(sending.acknowledged.length).toBeGreaterThan(before);
    await api.kill(withDatabase);
    await api.start();
  }
  await delay(1000);
  await sending.finish();

  const rows = await api.query<{ text: string; count: string }>(
    `select text, count(*) from work_order_message where author = 'user' group by text`,
  );
  const stored = new Map(rows.map(({ text, count }) => [text, Number(count)]));
  expect(sending.acknowledged.filter(({ text }) => !stored.has(text))).toEqual([]);
  expect([...stored].filter(([, count]) => count !== 1)).toEqual([]);
  expect([stored.size, sending.acknowledged.length]).toEqual([sending.countSent(), sending.countSent()]);
  const [counted] = await api.query<{ wrong: string }>(
    `select count(*) as wrong from work_order w where message_count <>
       (select count(*) from work_order_message m where m.work_order_id = w.id)`,
  );
  expect(counted?.wrong).toBe('0');
});

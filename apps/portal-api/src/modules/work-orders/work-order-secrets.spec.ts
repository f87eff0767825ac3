import { setUp } from '../../testing/set-up';
import { callQueue, callWorkOrder, openWorkOrder, submitWorkOrder } from '../../testing/work-order-calls';
import { startWorkOrderStage } from '../../testing/work-order-stage';

const SECRET = 'canary-4f1c 管理口令';
const PARTS = ['canary-4f1c', '管理口令'];

const stage = setUp(startWorkOrderStage);

/** Tables in which a row contains a text, whatever its column. */
async function findTables(text: string): Promise<string[]> {
  const { portal } = stage;
  const tables = await portal.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const hits = [];
  for (const { name } of tables) {
    const rows = await portal.database.query(`select 1 from "${name}" as t where t::text like $1 limit 1`, [
      `%${text}%`,
    ]);
    if (rows.length > 0) hits.push(name);
  }
  return hits;
}

const countSecrets = async (ticketNo: string) =>
  (
    await stage.portal.database.query(
      `select 1 from work_order_secret s join work_order w on w.id = s.work_order_id where w.ticket_no = $1`,
      [ticketNo],
    )
  ).length;

/** A work order with two confidential texts, one of them already read by an operator. */
async function submitSecrets() {
  const { browser } = await stage.logIn();
  const ticketNo = await submitWorkOrder(browser, { secret: SECRET });
  await callQueue(stage.operator, 'claim', { ticketNo });
  await callWorkOrder(browser, 'reply', { ticketNo, text: '补充', secret: SECRET }, 'key-1');
  await callWorkOrder(browser, 'reply', { ticketNo, text: '补充', secret: SECRET }, 'key-1');
  const { body } = await stage.operator.request(`/ops-api/workorder/detail?ticketNo=${ticketNo}`);
  expect((body.data as { secretText: string }).secretText).toBe(`${SECRET}\n\n${SECRET}`);
  return { browser, ticketNo };
}

it('a confidential text stands nowhere in the database and in no log, not even while it is kept', async () => {
  const { browser, ticketNo } = await submitSecrets();
  expect(await countSecrets(ticketNo)).toBe(2);
  for (const part of PARTS) expect(await findTables(part)).toEqual([]);
  const detail = JSON.stringify(await openWorkOrder(browser, ticketNo));
  for (const part of PARTS)
    expect([detail.includes(part), stage.portal.logLines.join('').includes(part)]).toEqual([false, false]);
  expect(await findTables('13800138000')).toEqual([]);
});

it('the same text is stored differently each time', async () => {
  const rows = await stage.portal.database.query<{ text: string }>(
    'select text_encrypted as text from work_order_secret',
  );
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
});

describe('the end of a work order erases its confidential texts', () => {
  it.each([
    ['taken back', async (ticketNo: string, own: Action) => own('withdraw', ticketNo)],
    [
      'done',
      async (ticketNo: string, own: Action) => {
        await callQueue(stage.operator, 'answer', { ticketNo, kind: 'propose', text: '好了' });
        return own('confirm', ticketNo);
      },
    ],
  ])('where it is %s', async (_how, end) => {
    const { browser, ticketNo } = await submitSecrets();
    const own: Action = (name, no) => callWorkOrder(browser, name, { ticketNo: no });
    expect((await end(ticketNo, own)).status).toBe(200);
    expect(await countSecrets(ticketNo)).toBe(0);
    expect((await openWorkOrder(browser, ticketNo)).secret).toBe('erased');
    const [row] = await stage.portal.database.query<{ at: Date | null }>(
      'select secret_erased_at as at from work_order where ticket_no = $1',
      [ticketNo],
    );
    expect(row?.at).toEqual(stage.now());
  });
});

type Action = (name: string, ticketNo: string) => ReturnType<typeof callWorkOrder>;

it('a work order that never had one says so', async () => {
  const { browser, ticketNo } = await stage.reach('done');
  expect((await openWorkOrder(browser, ticketNo)).secret).toBe('none');
});

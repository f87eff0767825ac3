import { randomBytes, randomUUID } from 'node:crypto';
import { type FakeGateway, startFakeGateway } from '../../testing/fake-gateway';
import { openTestDatabase } from '../../testing/patient-limits';
import { createTestClock } from '../../testing/test-clock';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import type { Database } from '../database/database';
import { createPublicOrigins } from '../http/public-origins';
import { createDataProtection } from '../security/data-protection';
import { deliverMessages, type DeliveryOptions } from './deliver-messages';
import { queueOutboxMessages } from './outbox-messages';
import { createMailGateway } from './mail-provider';
import { messagePreference } from './messages.tables';
import { type NewMessage, postMessage } from './post-message';
import { createSmsGateway } from './sms-provider';

const NOON = new Date('2026-06-05T12:00:00+08:00');

let testDatabase: TestDatabase;
let database: Database;
const gateways: FakeGateway[] = [];
const { now, advance, setTime } = createTestClock(NOON);
const protection = createDataProtection(randomBytes(32));

beforeEach(async () => {
  setTime(NOON);
  testDatabase = await createTestDatabase();
  database = openTestDatabase(testDatabase.address);
});
afterEach(async () => {
  await database.close();
  await testDatabase.drop();
  await Promise.all(gateways.splice(0).map((gateway) => gateway.close()));
});

async function startGateway(...args: Parameters<typeof startFakeGateway>): Promise<FakeGateway> {
  const gateway = await startFakeGateway(...args);
  gateways.push(gateway);
  return gateway;
}

function createOptions(gateway: FakeGateway, values: Partial<DeliveryOptions> = {}): DeliveryOptions {
  return {
    orm: database.orm,
    clock: now,
    findAddress: async (ownerId, channel) => (channel === 'sms' ? '13800138000' : `${ownerId}@example.com`),
    smsProvider: createSmsGateway({ url: gateway.url, token: '' }),
    mailProvider: createMailGateway({ url: gateway.url, token: '' }),
    protection,
    origins: createPublicOrigins('https://portal.example'),
    ...values,
  };
}

const post = (values: Partial<NewMessage> = {}) =>
  postMessage(database.orm, {
    ...{ ownerId: randomUUID(), type: 'workorder', title: '工单有新回复', body: '「设备离线」', recordNo: 'WO1' },
    ...{ link: '/overview/workorder', at: now() },
    ...values,
  });

const readStates = async () => {
  const rows = await testDatabase.query<{ state: string; total: string }>(
    'select state, count(*) as total from delivery_outbox group by state order by state',
  );
  return Object.fromEntries(rows.map(({ state, total }) => [state, Number(total)]));
};

it('sends a mail with the text and where it leads', async () => {
  const gateway = await startGateway();
  const ownerId = randomUUID();
  await post({ ownerId });
  await deliverMessages(createOptions(gateway));
  const [[id, mail] = ['', {}]] = gateway.delivered;
  expect(mail).toEqual({
    id,
    address: `${ownerId}@example.com`,
    subject: '工单有新回复',
    text: '「设备离线」\n\n查看详情：https://portal.example/overview/workorder\n\n您可以在「消息 → 接收设置」中调整接收方式。',
  });
  expect(await readStates()).toEqual({ sent: 1 });
  await deliverMessages(createOptions(gateway));
  expect(gateway.countRequests()).toBe(1);
});

it('sends a text message and a mail of security', async () => {
  const gateway = await startGateway();
  await post({ type: 'security', title: '新设备登录', body: '来自上海', link: '' });
  await deliverMessages(createOptions(gateway));
  const messages = [...gateway.delivered.values()];
  expect(messages).toHaveLength(2);
  expect(messages).toContainEqual(expect.objectContaining({ telephone: '13800138000', text: '新设备登录：来自上海' }));
});

it('gives the title alone to what fills templates', async () => {
  const smsProvider = { send: vi.fn(() => Promise.resolve()) };
  await post({ type: 'security', title: '新设备登录', body: '来自上海' });
  await deliverMessages(createOptions(await startGateway(), { smsProvider }));
  expect(smsProvider.send).toHaveBeenCalledWith(expect.objectContaining({ purpose: 'notice', values: ['新设备登录'] }));
});

describe('a message to an address', () => {
  const queue = () =>
    queueOutboxMessages(
      database.orm,
      protection,
      [
        { channel: 'sms', address: '13912345678', title: '账号已注销', body: '如有疑问，请联系客服。' },
        { channel: 'mail', address: 'wang@example.com', title: '账号已注销', body: '如有疑问，请联系客服。' },
      ],
      { ownerId: randomUUID(), at: now() },
    );
  const readRows = () => testDatabase.query<{ line: string }>('select o::text as line from delivery_outbox o');

  it('goes to its own address, whoever the owner was, and nothing of it is left', async () => {
    const gateway = await startGateway();
    await queue();
    const lines = (await readRows()).map(({ line }) => line).join('\n');
    expect(['13912345678', 'wang@', '注销'].filter((text) => lines.includes(text))).toEqual([]);
    await deliverMessages(createOptions(gateway, { findAddress: async () => undefined }));
    expect([...gateway.delivered.values()]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ telephone: '13912345678', text: '账号已注销：如有疑问，请联系客服。' }),
        expect.objectContaining({ address: 'wang@example.com', text: '如有疑问，请联系客服。' }),
      ]),
    );
    expect(await readRows()).toEqual([]);
  });

  it('is tried again, and forgotten after a day', async () => {
    const gateway = await startGateway(() => 'refuse');
    await queue();
    for (let round = 0; round < 40; round += 1) {
      await deliverMessages(createOptions(gateway));
      advance(4600);
    }
    expect([gateway.countRequests(), await readRows()]).toEqual([64, []]);
  });

  it('is forgotten where nothing can be sent', async () => {
    const gateway = await startGateway();
    await queue();
    await deliverMessages(createOptions(gateway, { smsProvider: undefined, mailProvider: undefined }));
    expect(await readRows()).toEqual([]);
  });
});

it.each([
  ['there is no address', { findAddress: async () => undefined }],
  ['there is no provider', { smsProvider: undefined, mailProvider: undefined }],
])('leaves out what cannot be sent since %s', async (_name, values) => {
  const gateway = await startGateway();
  await post({ type: 'security' });
  await deliverMessages(createOptions(gateway, values));
  expect([await readStates(), gateway.countRequests()]).toEqual([{ skipped: 2 }, 0]);
});

it('leaves out what was deleted or is no longer wanted', async () => {
  const gateway = await startGateway();
  const [deleter, changer] = [randomUUID(), randomUUID()];
  await post({ ownerId: deleter });
  await post({ ownerId: changer });
  await testDatabase.query('update user_message set deleted_at = now() where owner_id = $1', [deleter]);
  const nothing = { smsTypes: [], mailTypes: [], quietFrom: null, quietTo: null };
  await database.orm.insert(messagePreference).values({ ...nothing, ownerId: changer, version: 1, updatedAt: now() });
  await deliverMessages(createOptions(gateway));
  expect([await readStates(), gateway.countRequests()]).toEqual([{ skipped: 2 }, 0]);
});

it('leaves out what was read on the site in the meantime, but for security', async () => {
  const gateway = await startGateway();
  await post();
  await post({ type: 'security', title: '新设备登录' });
  await testDatabase.query('update user_message set read_at = now()');
  await deliverMessages(createOptions(gateway));
  expect([await readStates(), gateway.delivered.size]).toEqual([{ sent: 2, skipped: 1 }, 2]);
});

it('keeps quiet in quiet hours, but not about security', async () => {
  const gateway = await startGateway();
  const ownerId = randomUUID();
  await database.orm.insert(messagePreference).values({
    ...{ ownerId, smsTypes: [], mailTypes: ['workorder'], quietFrom: '22:00', quietTo: '07:30', version: 1 },
    updatedAt: now(),
  });
  setTime('2026-06-05T23:00:00+08:00');
  await post({ ownerId });
  await post({ ownerId, type: 'security', title: '新设备登录' });
  await deliverMessages(createOptions(gateway));
  expect([...gateway.delivered.values()].map(({ subject, telephone }) => subject ?? telephone).sort()).toEqual([
    '13800138000',
    '新设备登录',
  ]);
  setTime('2026-06-06T07:29:59+08:00');
  await deliverMessages(createOptions(gateway));
  expect(gateway.delivered.size).toBe(2);
  setTime('2026-06-06T07:30:00+08:00');
  await deliverMessages(createOptions(gateway));
  expect([gateway.delivered.size, await readStates()]).toEqual([3, { sent: 3 }]);
});

it('waits longer after each failure, notes nothing personal, and gives up after a day', async () => {
  const gateway = await startGateway(() => 'refuse');
  await post();
  const options = createOptions(gateway);
  await deliverMessages(options);
  await deliverMessages(options);
  expect(gateway.countRequests()).toBe(1);
  advance(1);
  await deliverMessages(options);
  expect(gateway.countRequests()).toBe(1);
  advance(2);
  await deliverMessages(options);
  expect(gateway.countRequests()).toBe(2);
  const [row] = await testDatabase.query<{ last_error: string }>('select last_error from delivery_outbox');
  expect(row).toEqual({ last_error: 'Error' });
  for (let round = 0; round < 40; round += 1) {
    advance(4600);
    await deliverMessages(options);
  }
  expect([gateway.countRequests(), await readStates()]).toEqual([32, { failed: 1 }]);
});

it('shares the work between workers, each delivery with one of them', async () => {
  const gateway = await startGateway();
  const other = openTestDatabase(testDatabase.address);
  await Promise.all(Array.from({ length: 100 }, () => post()));
  await Promise.all([
    deliverMessages(createOptions(gateway)),
    deliverMessages(createOptions(gateway, { orm: other.orm })),
  ]);
  expect([gateway.countRequests(), gateway.delivered.size]).toEqual([100, 100]);
  await other.close();
});

it('delivers each of 200 events, and each once, whatever fails and however often workers die', async () => {
  // A fifth of the requests goes wrong: rejected, or taken without saying so.
  const gateway = await startGateway((request) => {
    if (request % 40 === 7) return 'take-and-hang';
    if (request % 10 === 3) return 'refuse';
    return request % 10 === 8 ? 'take-and-refuse' : 'take';
  });
  const address = { url: gateway.url, token: '', timeoutMs: 300 };
  const providers = { smsProvider: createSmsGateway(address), mailProvider: createMailGateway(address) };
  await Promise.all(Array.from({ length: 200 }, () => post()));
  for (let restart = 0; restart < 5; restart += 1) {
    const dying = openTestDatabase(testDatabase.address);
    const worker = deliverMessages(createOptions(gateway, { ...providers, orm: dying.orm })).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 40 + restart * 10));
    // What it has sent by now and not noted is sent again.
    await dying.close();
    await worker;
    advance(20);
  }
  for (let round = 0; round < 60 && (await readStates())['waiting']; round += 1) {
    await deliverMessages(createOptions(gateway, providers));
    advance(20);
  }
  expect(await readStates()).toEqual({ sent: 200 });
  expect(gateway.delivered.size).toBe(200);
  expect(gateway.countRequests()).toBeGreaterThan(200);
});

it('gives a message that cannot be opened up in the end, and sends what comes after it', async () => {
  const gateway = await startGateway();
  const message = { channel: 'mail' as const, address: 'a@example.com', title: '账号已注销', body: '内容' };
  const lost = createDataProtection(randomBytes(32));
  await queueOutboxMessages(database.orm, lost, [message], { ownerId: randomUUID(), at: now() });
  await queueOutboxMessages(database.orm, protection, [message], { ownerId: randomUUID(), at: now() });
  const readWaiting = () =>
    testDatabase.query<{ attempts: number; last_error: string }>('select attempts, last_error from delivery_outbox');
  await deliverMessages(createOptions(gateway));
  expect(gateway.delivered.size).toBe(1);
  expect(await readWaiting()).toEqual([{ attempts: 1, last_error: 'UnknownKeyError' }]);
  for (let attempt = 1; attempt < 32; attempt += 1) {
    advance(2 * 3_600);
    await deliverMessages(createOptions(gateway));
  }
  expect(await readWaiting()).toEqual([]);
});

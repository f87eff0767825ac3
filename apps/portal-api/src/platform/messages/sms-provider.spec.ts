import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestDatabase } from '../../testing/patient-limits';
import { createTestDatabase } from '../../testing/test-portal';
import { createSandboxSmsProvider, createSmsGateway, type SmsMessage, type SmsProvider } from './sms-provider';

interface ProviderUnderTest {
  readonly provider: SmsProvider;
  /** Texts that were delivered so far. */
  listTexts(): Promise<readonly string[]>;
  /** Makes the other side fail from now on. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
}

async function startSandbox(): Promise<ProviderUnderTest> {
  const testDatabase = await createTestDatabase();
  const database = openTestDatabase(testDatabase.address);
  const provider = createSandboxSmsProvider(database.orm, () => new Date());
  return {
    provider,
    listTexts: async () => (await provider.listMessages()).map(({ text }) => text),
    breakDown: async () => void (await testDatabase.query('drop table sms_outbox')),
    async close() {
      await database.close();
      await testDatabase.drop();
    },
  };
}

async function startGateway(): Promise<ProviderUnderTest> {
  const texts: string[] = [];
  const ids = new Set<string>();
  let isBroken = false;
  const server: Server = createServer(async (request, response) => {
    if (isBroken || request.headers.authorization !== 'Bearer secret') return void response.writeHead(503).end();
    const { id, telephone, text } = JSON.parse(await readBody(request)) as SmsMessage;
    const isKnown = id !== undefined && ids.has(id);
    if (id) ids.add(id);
    if (/^\d{11}$/.test(telephone) && !isKnown) texts.unshift(text);
    return void response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    provider: createSmsGateway({ url: `http://127.0.0.1:${port}/send`, token: 'secret' }),
    listTexts: async () => texts,
    breakDown: async () => void (isBroken = true),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

describe.each([
  ['sandbox', startSandbox],
  ['gateway', startGateway],
])('the SMS provider %s', (_name, start) => {
  let tested: ProviderUnderTest;
  beforeAll(async () => {
    tested = await start();
  });
  afterAll(() => tested.close());

  it('delivers each message once, newest first', async () => {
    await tested.provider.send({ telephone: '13800138000', text: '一' });
    await tested.provider.send({ telephone: '13800138000', text: '二' });
    expect(await tested.listTexts()).toEqual(['二', '一']);
  });

  it('delivers a message that has a name once, however often it is handed over', async () => {
    const message = { id: '11111111-1111-4111-8111-111111111111', telephone: '13800138000', text: '同' };
    await tested.provider.send(message);
    await tested.provider.send(message);
    expect((await tested.listTexts()).filter((text) => text === '同')).toHaveLength(1);
  });

  it('rejects when the message is not taken over', async () => {
    await tested.breakDown();
    await expect(tested.provider.send({ telephone: '13800138000', text: '三' })).rejects.toThrow();
  });
});

it('gives up on a gateway that does not answer', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const gateway = createSmsGateway({ url: `http://127.0.0.1:${port}/`, token: '', timeoutMs: 200 });
  await expect(gateway.send({ telephone: '13800138000', text: '一' })).rejects.toThrow(/timeout/);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

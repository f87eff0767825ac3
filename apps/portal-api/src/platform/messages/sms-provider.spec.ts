import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestDatabase } from '../../testing/patient-limits';
import { describeSmsProvider, makeSms, type SmsProviderUnderTest } from '../../testing/sms-provider-contract';
import { createTestDatabase } from '../../testing/test-portal';
import { createSandboxSmsProvider, createSmsGateway, type SmsMessage } from './sms-provider';

async function startSandbox(): Promise<SmsProviderUnderTest> {
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

async function startGateway(): Promise<SmsProviderUnderTest> {
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

describeSmsProvider('sandbox', startSandbox);
describeSmsProvider('gateway', startGateway);

it('gives up on a gateway that does not answer', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const gateway = createSmsGateway({ url: `http://127.0.0.1:${port}/`, token: '', timeoutMs: 200 });
  await expect(gateway.send(makeSms('一'))).rejects.toThrow(/timeout/);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

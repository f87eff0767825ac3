import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody, startFakeGateway } from '../../testing/fake-gateway';
import {
  describeMailProvider,
  FIRST_ID,
  type MailProviderUnderTest,
  makeMail,
} from '../../testing/mail-provider-contract';
import { openTestDatabase } from '../../testing/patient-limits';
import { createTestDatabase } from '../../testing/test-portal';
import { createMailGateway, createSandboxMailProvider, type MailMessage, maskMailAddress } from './mail-provider';

async function startSandbox(): Promise<MailProviderUnderTest> {
  const testDatabase = await createTestDatabase();
  const database = openTestDatabase(testDatabase.address);
  const provider = createSandboxMailProvider(database.orm, () => new Date());
  return {
    provider,
    listSubjects: async () => (await provider.listMessages()).map(({ text }) => /「(.*)」/.exec(text)?.[1] ?? ''),
    breakDown: async () => void (await testDatabase.query('drop table mail_outbox')),
    async close() {
      await database.close();
      await testDatabase.drop();
    },
  };
}

async function startGateway(): Promise<MailProviderUnderTest> {
  const delivered = new Map<string, string>();
  let isBroken = false;
  const server = createServer(async (request, response) => {
    if (isBroken || request.headers.authorization !== 'Bearer secret') return void response.writeHead(503).end();
    const { id, address, subject } = JSON.parse(await readBody(request)) as MailMessage;
    if (address.includes('@') && !delivered.has(id)) delivered.set(id, subject);
    return void response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    provider: createMailGateway({ url: `http://127.0.0.1:${port}/send`, token: 'secret' }),
    listSubjects: async () => [...delivered.values()].reverse(),
    breakDown: async () => void (isBroken = true),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

describeMailProvider('sandbox', startSandbox);
describeMailProvider('gateway', startGateway);

it('hands files to a gateway in base64', async () => {
  const gateway = await startFakeGateway();
  const attachments = [{ name: 'a.xml', type: 'application/xml', bytes: Buffer.from('<a/>') }];
  await createMailGateway({ url: gateway.url, token: '' }).send({ ...makeMail(FIRST_ID, '一'), attachments });
  const content = Buffer.from('<a/>').toString('base64');
  expect(gateway.delivered.get(FIRST_ID)).toMatchObject({
    attachments: [{ name: 'a.xml', type: 'application/xml', content }],
  });
  await gateway.close();
});

it('gives up on a gateway that does not answer', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const gateway = createMailGateway({ url: `http://127.0.0.1:${port}/`, token: '', timeoutMs: 200 });
  await expect(gateway.send(makeMail(FIRST_ID, '一'))).rejects.toThrow(/timeout/);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it.each([
  ['wang@example.com', 'w***@example.com'],
  ['a@b.cn', 'a***@b.cn'],
])('shows %s as %s', (address, masked) => expect(maskMailAddress(address)).toBe(masked));

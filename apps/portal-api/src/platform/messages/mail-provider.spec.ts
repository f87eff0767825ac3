import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from '../../testing/fake-gateway';
import { openTestDatabase } from '../../testing/patient-limits';
import { createTestDatabase } from '../../testing/test-portal';
import {
  createMailGateway,
  createSandboxMailProvider,
  type MailMessage,
  type MailProvider,
  maskMailAddress,
} from './mail-provider';

interface ProviderUnderTest {
  readonly provider: MailProvider;
  /** Subjects of what was delivered so far. */
  listSubjects(): Promise<readonly string[]>;
  /** Makes the other side fail from now on. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
}

async function startSandbox(): Promise<ProviderUnderTest> {
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

async function startGateway(): Promise<ProviderUnderTest> {
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

const FIRST = '11111111-1111-4111-8111-111111111111';
const SECOND = '22222222-2222-4222-8222-222222222222';
const makeMail = (id: string, subject: string) => ({ id, address: 'wang@example.com', subject, text: '正文' });

describe.each([
  ['sandbox', startSandbox],
  ['gateway', startGateway],
])('the mail provider %s', (_name, start) => {
  let tested: ProviderUnderTest;
  beforeAll(async () => {
    tested = await start();
  });
  afterAll(() => tested.close());

  it('delivers each mail once, however often it is handed over, newest first', async () => {
    await tested.provider.send(makeMail(FIRST, '一'));
    await tested.provider.send(makeMail(FIRST, '一'));
    await tested.provider.send(makeMail(SECOND, '二'));
    expect(await tested.listSubjects()).toEqual(['二', '一']);
  });

  it('rejects when the mail is not taken over', async () => {
    await tested.breakDown();
    await expect(tested.provider.send(makeMail(FIRST, '三'))).rejects.toThrow();
  });
});

it('gives up on a gateway that does not answer', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const gateway = createMailGateway({ url: `http://127.0.0.1:${port}/`, token: '', timeoutMs: 200 });
  await expect(gateway.send(makeMail(FIRST, '一'))).rejects.toThrow(/timeout/);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it.each([
  ['wang@example.com', 'w***@example.com'],
  ['a@b.cn', 'a***@b.cn'],
])('shows %s as %s', (address, masked) => expect(maskMailAddress(address)).toBe(masked));

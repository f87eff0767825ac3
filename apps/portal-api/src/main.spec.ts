import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildProgram } from './testing/built-program';
import { FIXTURES } from './testing/fixtures';
import { waitUntil } from './testing/wait-until';

let program: string;
let folder: string;
const started: ChildProcess[] = [];

beforeAll(() => {
  program = buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'portal-program-'));
  chmodSync(folder, 0o711);
  cpSync(join(FIXTURES, 'content'), join(folder, 'content'), { recursive: true });
});

afterAll(async () => {
  for (const child of started) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  stopServerOf(folder);
  await delay(300);
  rmSync(folder, { recursive: true, force: true });
});

// After a kill of its owner the server stays; nobody else will stop it here.
function stopServerOf(dataDir: string): void {
  try {
    process.kill(
      Number(readFileSync(join(dataDir, 'data', 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGINT',
    );
  } catch {
    // It was stopped already.
  }
}

interface Program {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

function start(variables: Record<string, string> = {}): Program {
  const environment = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    PORTAL_DATA_DIR: join(folder, 'data'),
    PORTAL_CONTENT_DIR: join(folder, 'content'),
  };
  const child = spawn(process.execPath, [join(program, 'main.js')], {
    env: { ...environment, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += String(data)));
  return { child, output: () => output, exit: new Promise((resolve) => child.once('close', resolve)) };
}

async function waitForUrl({ output, child }: Program): Promise<string> {
  const readUrl = () => /The API listens on (\S+)/.exec(output())?.[1];
  await waitUntil(() => readUrl() ?? child.exitCode !== null);
  const url = readUrl();
  if (url === undefined) throw new Error(`The program did not start: ${output()}`);
  return url;
}

const CONTACT = { userName: '王小明', companyName: '启明', telephone: '13800138000', consent: true };

const post = (origin: string) =>
  fetch(`${origin}/ptl/contact/addContact`, {
    method: 'POST',
    body: JSON.stringify(CONTACT),
    headers: { 'content-type': 'application/json' },
  });

it('serves, refuses a second process on its folder, and stops when told', async () => {
  const program = start();
  const origin = await waitForUrl(program);
  expect((await post(origin)).status).toBe(200);

  const second = start();
  expect(await second.exit).toBe(1);
  expect(second.output().trim()).toBe(
    `The data folder ${join(folder, 'data')} is in use by another process (PID ${program.child.pid}); stop it or set PORTAL_DATA_DIR.`,
  );

  const running = Array.from({ length: 20 }, () => fetch(`${origin}/portal/system/pageConf/findAll`));
  await Promise.race(running);
  program.child.kill('SIGTERM');
  program.child.kill('SIGTERM');
  expect(await program.exit).toBe(0);
  expect(program.output()).not.toContain('13800138000');
});

it('says that it is about to stop, serves on until it has drained, and closes at once at a second signal', async () => {
  const program = start({ DRAIN_SECONDS: '600' });
  const origin = await waitForUrl(program);
  const readReadiness = async () => (await (await fetch(`${origin}/readyz`)).json()) as object;
  await waitUntil(readReadiness, (readiness) => 'status' in readiness && readiness.status === 'ready');

  program.child.kill('SIGTERM');
  expect(await waitUntil(readReadiness, (readiness) => 'waitsFor' in readiness)).toEqual({
    status: 'not ready',
    waitsFor: [{ name: 'stop', reason: 'The process is about to stop' }],
  });
  const served = await post(origin);
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
  program.child.kill('SIGTERM');
  expect(await program.exit).toBe(0);
});

it('loses nothing it has acknowledged when it is killed', async () => {
  const victim = start();
  const origin = await waitForUrl(victim);
  const { data } = (await (await post(origin)).json()) as { data: { id: string } };
  victim.child.kill('SIGKILL');
  await victim.exit;

  const heir = start();
  await waitForUrl(heir);
  const { Client } = await import('pg');
  const client = new Client({ host: join(folder, 'data', 'run'), user: 'postgres', database: 'portal' });
  await client.connect();
  expect((await client.query('select telephone_masked from contact_request where id = $1', [data.id])).rows).toEqual([
    { telephone_masked: '138****8000' },
  ]);
  await client.end();
  heir.child.kill('SIGINT');
  expect(await heir.exit).toBe(0);
});

it.each([
  [{ PORT: 'eighty' }, 'PORT is not usable: must be a number.'],
  [
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1:1/x' },
    'PORTAL_DATA_KEY must be set in production with DATABASE_URL',
  ],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'The database of DATABASE_URL cannot be reached (ECONNREFUSED).'],
  [{ PORTAL_RSA_KEY: '/nowhere.pem' }, 'PORTAL_RSA_KEY names a file that cannot be read: /nowhere.pem.'],
  [{ PORTAL_DATA_DIR: '/dev/null/data' }, 'The data folder /dev/null/data is not writable (ENOTDIR)'],
])('with %j says what to change, and exits with 1', async (variables, sentence) => {
  const program = start(variables as Record<string, string>);
  expect(await program.exit).toBe(1);
  expect(program.output()).toContain(sentence);
  expect(program.output()).not.toMatch(/^ {4}at /m);
});

it('says so when its port is taken', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  const program = start({ PORT: String(port) });
  expect(await program.exit).toBe(1);
  expect(program.output()).toContain(`The port ${port} is in use by another program; set PORT.`);
  server.close();
});

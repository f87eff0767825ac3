import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createPortalApi } from '../../../embedded';
import { FIXTURES } from '../../../testing/fixtures';
import { waitUntil } from '../../../testing/wait-until';
import { lockDataFolder } from './data-folder-lock';
import { startEmbeddedPostgres } from './embedded-postgres';
import { isProcessAlive } from './process-table';

const FAST = { fsync: 'off', full_page_writes: 'off' };
const folders: string[] = [];

function makeFolder(mode = 0o711): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

async function query(host: string | undefined, text: string): Promise<Record<string, string>[]> {
  const client = new Client({ host, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('a server of our own', () => {
  it('keeps checksums, listens on no port, and is stopped with us', async () => {
    const dataDir = makeFolder();
    const server = await startEmbeddedPostgres({ dataDir, settings: FAST });
    const { host } = server.connection;
    expect(await query(host, 'show data_checksums')).toEqual([{ data_checksums: 'on' }]);
    expect(await query(host, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    expect(statSync(String(host)).mode & 0o777).toBe(0o700);
    await server.close();
    expect(isProcessAlive(server.getPid())).toBe(false);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('is taken over when its owner was killed', async () => {
    const dataDir = makeFolder();
    const abandoned = await startEmbeddedPostgres({ dataDir, settings: FAST });
    await query(abandoned.connection.host, 'create table kept as select 42 as answer');
    const heir = await startEmbeddedPostgres({ dataDir });
    expect(heir.wasAttached).toBe(true);
    expect(heir.getPid()).toBe(abandoned.getPid());
    expect(await query(heir.connection.host, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await heir.close();
    await abandoned.close();
  });

  it('is started again when its process ends, with all that was committed', async () => {
    const troubles: string[] = [];
    const server = await startEmbeddedPostgres({
      dataDir: makeFolder(),
      onTrouble: (message) => troubles.push(message),
    });
    const { host } = server.connection;
    await query(host, 'create table kept as select 7 as answer');
    const firstPid = server.getPid();
    process.kill(firstPid, 'SIGKILL');
    await waitUntil(() => server.getPid() !== firstPid);
    expect(await query(host, 'select answer from kept')).toEqual([{ answer: 7 }]);
    expect(troubles).toEqual(['The database process ended; starting it again']);
    await server.close();
  });

  it('starts over a number that belongs to another process by now', async () => {
    const dataDir = makeFolder();
    const first = await startEmbeddedPostgres({ dataDir, settings: FAST });
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    await first.close();
    writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
    const second = await startEmbeddedPostgres({ dataDir, settings: FAST });
    expect(second.wasAttached).toBe(false);
    expect(await query(second.connection.host, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.close();
  });

  it('works in a folder that only its owner may enter', async () => {
    const dataDir = join(makeFolder(0o700), 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    const server = await startEmbeddedPostgres({ dataDir, settings: FAST });
    expect(await query(server.connection.host, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.close();
    chmodSync(dataDir, 0o711);
    chmodSync(join(dataDir, '..'), 0o711);
    const opened = await startEmbeddedPostgres({ dataDir, settings: FAST });
    expect(await query(opened.connection.host, 'select 1 as one')).toEqual([{ one: 1 }]);
    await opened.close();
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const dataDir = join(makeFolder(), 'x'.repeat(120));
    mkdirSync(dataDir, { mode: 0o711 });
    const server = await startEmbeddedPostgres({ dataDir, settings: FAST });
    expect(String(server.connection.host).length).toBeLessThan(90);
    expect(statSync(String(server.connection.host)).mode & 0o777).toBe(0o700);
    expect(await query(server.connection.host, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.close();
    rmSync(String(server.connection.host), { recursive: true });
  });

  it('says what is missing where no programs are', async () => {
    await expect(startEmbeddedPostgres({ dataDir: makeFolder(), binDir: '/nowhere' })).rejects.toThrow(
      'No usable PostgreSQL programs (/nowhere does not run here); set DATABASE_URL, or PG_BIN_DIR',
    );
  });
});

describe('a data folder', () => {
  const options = {
    contentDir: join(FIXTURES, 'content'),
    mediaDir: FIXTURES,
    isDemo: true,
    logLevel: 'silent',
  } as const;

  it('belongs to one process at a time', async () => {
    const dataDir = makeFolder();
    const progress: string[] = [];
    const first = await createPortalApi({ ...options, dataDir, onProgress: (message) => progress.push(message) });
    expect(progress).toEqual([
      'Starting the database',
      'Creating the database',
      'Applying migrations',
      'Importing content',
    ]);
    await expect(createPortalApi({ ...options, dataDir })).rejects.toMatchObject({
      name: 'StartupError',
      message: `The data folder ${dataDir} is in use by another process (PID ${process.pid}); stop it or set PORTAL_DATA_DIR.`,
    });
    expect((await first.call({ method: 'GET', path: '/ptl/content/version' })).status).toBe(200);
    await first.close();
    const second = await createPortalApi({ ...options, dataDir });
    await second.close();
    expect(statSync(join(dataDir, 'keys')).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'keys', 'data.key')).mode & 0o777).toBe(0o600);
  });

  it('is free again when its holder has ended or its number was given to another process', async () => {
    const dataDir = makeFolder();
    for (const holder of [
      { pid: 2 ** 22 + 1, startedAt: '1' },
      { pid: process.pid, startedAt: 'earlier' },
    ]) {
      writeFileSync(join(dataDir, 'portal.lock'), JSON.stringify({ ...holder, token: 'x' }));
      const lock = await lockDataFolder(dataDir);
      await expect(lockDataFolder(dataDir)).rejects.toThrow(`(PID ${process.pid})`);
      lock.release();
      expect(existsSync(join(dataDir, 'portal.lock'))).toBe(false);
    }
  });

  it('goes to exactly one of many that want it at once', async () => {
    const dataDir = makeFolder();
    writeFileSync(join(dataDir, 'portal.lock'), '');
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(dataDir)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('that cannot be written is refused with a sentence', async () => {
    const file = join(makeFolder(), 'file');
    writeFileSync(file, '');
    await expect(createPortalApi({ ...options, dataDir: join(file, 'data') })).rejects.toMatchObject({
      name: 'StartupError',
      message: `The data folder ${join(file, 'data')} is not writable (ENOTDIR); set PORTAL_DATA_DIR to another one.`,
    });
  });
});

import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMigrations } from './migrate-command';
import { openStorage } from './platform/database/open-storage';
import { findPackageFolder } from './platform/package-folders';
import { getTestServer } from './testing/test-portal';
import { runOnServer, toDatabase, toUrl } from './testing/test-server';

const COUNT = readdirSync(findPackageFolder('migrations')).length;

let folder: string;
let name: string;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-migrate-'));
  chmodSync(folder, 0o711);
  name = `behind_${randomBytes(6).toString('hex')}`;
  await runOnServer(getTestServer(), `create database ${name}`);
  url = toUrl(toDatabase(getTestServer(), name));
});
afterEach(async () => {
  await runOnServer(getTestServer(), `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

async function run(args: readonly string[] = []) {
  const lines: string[] = [];
  const variables = { NODE_ENV: 'production', PORTAL_DATA_DIR: folder, DATABASE_URL: url };
  const print = (line: string) => void lines.push(line);
  const code = await runMigrations({ args, variables, print, onProgress: () => undefined });
  return { code, lines };
}

const open = () =>
  openStorage({
    ...{ dataDir: folder, databaseUrl: url, binDir: undefined, migrations: 'step' },
    ...{ onProgress: () => undefined, onTrouble: () => undefined },
  });

it('brings a database up to date that an instance has refused', async () => {
  await expect(open()).rejects.toThrow('run "npm run migrate"');
  expect(await run()).toEqual({ code: 0, lines: [`Migrations applied: ${COUNT}.`] });
  expect(await run()).toEqual({ code: 0, lines: ['Migrations applied: 0.'] });
  const storage = await open();
  await storage.close();
});

it('lets two work one after the other', async () => {
  const reports = await Promise.all([run(), run()]);
  expect(reports.flatMap(({ lines }) => lines).sort()).toEqual([
    'Migrations applied: 0.',
    `Migrations applied: ${COUNT}.`,
  ]);
});

it('takes no arguments', async () => {
  await expect(run(['now'])).rejects.toMatchObject({ name: 'StartupError', message: 'Usage: npm run migrate' });
});

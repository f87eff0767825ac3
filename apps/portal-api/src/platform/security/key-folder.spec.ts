import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeys } from './key-folder';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const load = () => loadKeys({ keyDir: join(folder, 'keys'), dataKey: undefined, rsaKeyFile: undefined });
const readMode = (path: string) => statSync(path).mode & 0o777;

it('keeps keys where their owner alone may read', async () => {
  const { dataKey, rsaKey } = await load();
  expect(dataKey).toHaveLength(32);
  expect(rsaKey.asymmetricKeyDetails?.modulusLength).toBe(2048);
  const keyDir = join(folder, 'keys');
  expect(readMode(keyDir)).toBe(0o700);
  expect(readdirSync(keyDir).sort()).toEqual(['data.key', 'telephone-rsa.pem']);
  for (const file of readdirSync(keyDir)) expect(readMode(join(keyDir, file))).toBe(0o600);
});

it('makes keys once, also for two that start at once', async () => {
  const [first, second] = await Promise.all([load(), load()]);
  expect(first.dataKey.equals(second.dataKey)).toBe(true);
  expect(first.dataKey.equals((await load()).dataKey)).toBe(true);
});

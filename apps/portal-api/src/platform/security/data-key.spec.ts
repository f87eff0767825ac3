import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addFolderKey, loadKeyring } from './data-key';
import { toDataKey } from './keyring';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const load = () => loadKeyring(join(folder, 'keys'), []);
const readMode = (path: string) => statSync(path).mode & 0o777;

it('keeps keys where their owner alone may read', async () => {
  const [{ bytes }] = await load();
  expect(bytes).toHaveLength(32);
  const keyDir = join(folder, 'keys');
  expect(readMode(keyDir)).toBe(0o700);
  expect(readdirSync(keyDir)).toEqual(['data.key']);
  expect(readMode(join(keyDir, 'data.key'))).toBe(0o600);
});

it('makes keys once, also for two that start at once', async () => {
  const [first, second] = await Promise.all([load(), load()]);
  expect(first).toEqual(second);
  expect(first).toEqual(await load());
});

it('takes those of the operator for all there are', async () => {
  const given = [toDataKey(Buffer.alloc(32, 1)), toDataKey(Buffer.alloc(32, 2))];
  expect(await loadKeyring(join(folder, 'keys'), given)).toEqual(given);
  expect(readdirSync(join(folder, 'keys'))).toEqual([]);
});

it('puts a new key before those it has', async () => {
  const [first] = await load();
  const [second, ...older] = await addFolderKey(join(folder, 'keys'));
  expect(second).not.toEqual(first);
  expect(older).toEqual([first]);
  expect(await load()).toEqual([second, first]);
  expect(readdirSync(join(folder, 'keys'))).toEqual(['data.key']);
  expect(readMode(join(folder, 'keys', 'data.key'))).toBe(0o600);
});

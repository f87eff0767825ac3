import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDataKey } from './data-key';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const load = () => loadDataKey(join(folder, 'keys'), undefined);
const readMode = (path: string) => statSync(path).mode & 0o777;

it('keeps keys where their owner alone may read', async () => {
  expect(await load()).toHaveLength(32);
  const keyDir = join(folder, 'keys');
  expect(readMode(keyDir)).toBe(0o700);
  expect(readdirSync(keyDir)).toEqual(['data.key']);
  expect(readMode(join(keyDir, 'data.key'))).toBe(0o600);
});

it('makes keys once, also for two that start at once', async () => {
  const [first, second] = await Promise.all([load(), load()]);
  expect(first.equals(second)).toBe(true);
  expect(first.equals(await load())).toBe(true);
});

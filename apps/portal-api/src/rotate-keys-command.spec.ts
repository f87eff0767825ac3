import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeyring } from './platform/security/data-key';
import { parseDataKeys } from './platform/security/keyring';
import { runKeyRotation } from './rotate-keys-command';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-rotate-'));
  chmodSync(folder, 0o711);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(variables: Readonly<Record<string, string>> = {}, args: readonly string[] = []) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const all = { PORTAL_DATA_DIR: folder, ...variables };
  await runKeyRotation({ args, variables: all, print, onProgress: () => undefined });
  return lines;
}

it('puts a new key before those of the folder', async () => {
  const keyDir = join(folder, 'keys');
  const [first] = await loadKeyring(keyDir, []);
  const lines = await run();
  const keyring = await loadKeyring(keyDir, []);
  expect(keyring).toHaveLength(2);
  expect(keyring[1]).toEqual(first);
  expect(lines).toEqual([`The key ${keyring[0].id} seals from the next start on; keys kept to read what is older: 1.`]);
  expect(lines.join('')).not.toContain(keyring[0].bytes.toString('base64'));
});

it('makes a key for the operator whose environment has them', async () => {
  const [line = '', ...advice] = await run({ DATA_KEYS: `a:${Buffer.alloc(32, 1).toString('base64')}` });
  expect(parseDataKeys(line)).toHaveLength(1);
  expect(advice.join(' ')).toMatch(/Append this key to DATA_KEYS .* Then put it first/);
});

it('takes no arguments', async () => {
  await expect(run({}, ['now'])).rejects.toMatchObject({ name: 'StartupError', message: 'Usage: npm run keys:rotate' });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTestProgram } from '../../../testing/built-program';
import { readSnapshotFile, SnapshotTornError, writeSnapshotFile } from './snapshot-file';

const PARTS = [new Uint8Array([1, 2, 3]), new Uint8Array(0), new Uint8Array(70_000).fill(5)];
const { signal } = new AbortController();

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-snapshot-'));
  path = join(folder, 'index');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads what was written, and nothing where there is none or one of another version', async () => {
  expect(await readSnapshotFile(path, 'one')).toBeUndefined();
  await writeSnapshotFile(path, 'one', PARTS, signal);
  expect(await readSnapshotFile(path, 'one')).toEqual(PARTS);
  expect(await readSnapshotFile(path, 'two')).toBeUndefined();
  await writeSnapshotFile(path, 'two', [], signal);
  expect(await readSnapshotFile(path, 'two')).toEqual([]);
  expect(readdirSync(folder)).toEqual(['index']);
});

it.each([0, 3, 4, 20, 60, 70_000, -33, -1])('refuses a file that is cut off at %s', async (at) => {
  await writeSnapshotFile(path, 'one', PARTS, signal);
  truncateSync(path, at < 0 ? readFileSync(path).length + at : at);
  await expect(readSnapshotFile(path, 'one')).rejects.toThrow(SnapshotTornError);
});

it.each([0, 2, 3, 4, 10, 100, 35_000, -33, -1])('refuses a file whose byte at %s is another', async (at) => {
  await writeSnapshotFile(path, 'one', PARTS, signal);
  const bytes = readFileSync(path);
  const place = at < 0 ? bytes.length + at : at;
  bytes[place] = (bytes[place] ?? 0) ^ 16;
  writeFileSync(path, bytes);
  await expect(readSnapshotFile(path, 'one')).rejects.toThrow(SnapshotTornError);
});

it('refuses a file with more at its end', async () => {
  await writeSnapshotFile(path, 'one', PARTS, signal);
  appendFileSync(path, 'x');
  await expect(readSnapshotFile(path, 'one')).rejects.toThrow(SnapshotTornError);
});

it('leaves what was there where it is aborted, and nothing beside it', async () => {
  await writeSnapshotFile(path, 'one', PARTS, signal);
  await expect(writeSnapshotFile(path, 'one', [], AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await readSnapshotFile(path, 'one')).toEqual(PARTS);
  expect(readdirSync(folder)).toEqual(['index']);
});

it.each([1, 2, 4, 5, 99])(
  'leaves what was there where it is killed at write %s, and removes the rest in time',
  async (write) => {
    await writeSnapshotFile(path, 'one', PARTS, signal);
    const child = spawn(process.execPath, [
      buildTestProgram('snapshot-writer', 'testing/snapshot-writer.ts'),
      path,
      `${write}`,
    ]);
    expect(String((await once(child.stdout, 'data'))[0])).toBe('stopped');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readSnapshotFile(path, 'one')).toEqual(PARTS);
    const [draft = ''] = readdirSync(folder).filter((name) => name.endsWith('.part'));
    await writeSnapshotFile(path, 'one', [], signal);
    expect(readdirSync(folder).sort()).toEqual(['index', draft]);
    utimesSync(join(folder, draft), 0, 0);
    await writeSnapshotFile(path, 'one', PARTS, signal);
    expect(readdirSync(folder)).toEqual(['index']);
  },
);

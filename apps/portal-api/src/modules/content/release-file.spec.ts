import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReleaseFile, writeRelease } from './release-file';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-release-'));
  mkdirSync(join(folder, 'news'));
  write('news/a.md', '甲');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const NOW = new Date('2026-01-01T08:00:00.700Z');

it('releases what has changed, to the second', async () => {
  const first = await writeRelease(folder, NOW);
  expect(first).toMatchObject({ version: new Date('2026-01-01T08:00:00Z'), isNew: true });
  expect(await readReleaseFile(folder)).toEqual({ version: first.version, digest: first.digest });
  expect(await writeRelease(folder, new Date('2026-02-01'))).toEqual({ ...first, isNew: false });
});

it('is newer than the last one, whatever the clock says', async () => {
  await writeRelease(folder, NOW);
  write('news/a.md', '乙');
  const { version } = await writeRelease(folder, new Date('2025-01-01'));
  expect(version).toEqual(new Date('2026-01-01T08:00:01Z'));
});

it.each(['community/a.json', 'media/a.svg', 'whitepapers/a.pdf', 'README.md', '.DS_Store'])(
  'is none for %s',
  async (file) => {
    await writeRelease(folder, NOW);
    mkdirSync(join(folder, file, '..'), { recursive: true });
    write(file, 'x');
    expect((await writeRelease(folder, NOW)).isNew).toBe(false);
  },
);

it('is one for another name of a file', async () => {
  await writeRelease(folder, NOW);
  rmSync(join(folder, 'news/a.md'));
  write('news/b.md', '甲');
  expect((await writeRelease(folder, NOW)).isNew).toBe(true);
});

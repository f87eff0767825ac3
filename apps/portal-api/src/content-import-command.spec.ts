import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runContentImport } from './content-import-command';
import { createPortalApi, type PortalApi } from './embedded';
import { joinStorage } from './platform/database/join-storage';
import { FIXTURES } from './testing/fixtures';
import { makeNews, toMarkdownFile } from './testing/sample-content';
import { createTestDatabase } from './testing/test-portal';
import { waitUntil } from './testing/wait-until';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-import-command-'));
  chmodSync(root, 0o711);
  folder = join(root, 'folder');
  mkdirSync(join(folder, 'news'), { recursive: true });
  cpSync(join(FIXTURES, 'content'), join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function writeNews(id: string, changes: Readonly<Record<string, unknown>> = {}): void {
  writeFileSync(join(folder, `news/${id}.md`), toMarkdownFile(makeNews(id, changes)));
}

/** Runs the command on the installation of this test. */
async function run(args: readonly string[] = [folder], variables: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const progress: string[] = [];
  const code = await runContentImport({
    args,
    variables: { PORTAL_DATA_DIR: join(root, 'data'), PORTAL_CONTENT_DIR: join(root, 'content'), ...variables },
    print: (line) => void lines.push(line),
    onProgress: (message) => void progress.push(message),
  });
  return { code, lines, progress };
}

const startPortal = () =>
  createPortalApi({
    dataDir: join(root, 'data'),
    contentDir: join(root, 'content'),
    mediaDir: FIXTURES,
    isDemo: true,
    logLevel: 'silent',
  });

async function listTitles(api: PortalApi): Promise<string[]> {
  const response = await api.call({
    method: 'POST',
    path: '/ptl/news/pageList',
    body: { visibleRange: 2, pageSize: 50 },
  });
  return (response.body as { data: { list: { title: string }[] } }).data.list.map(({ title }) => title);
}

it('imports before the first start, while the portal runs, and after it has stopped', async () => {
  writeNews('n-before');
  expect(await run()).toMatchObject({
    code: 0,
    lines: ['Files imported: 1, unchanged: 0, removed: 0, refused: 0.'],
    progress: ['Starting the database', 'Creating the database', 'Applying migrations'],
  });

  const api = await startPortal();
  expect(await listTitles(api)).toEqual(expect.arrayContaining(['新闻n-before', '新闻1']));
  writeNews('n-during');
  expect(await run()).toMatchObject({
    code: 0,
    lines: ['Files imported: 1, unchanged: 1, removed: 0, refused: 0.'],
    progress: [],
  });
  await waitUntil(async () => (await listTitles(api)).includes('新闻n-during'));
  await api.close();

  rmSync(join(folder, 'news/n-before.md'));
  expect(await run([folder, '--remove'])).toMatchObject({
    code: 0,
    lines: ['Files imported: 0, unchanged: 1, removed: 1, refused: 0.'],
  });
  const again = await startPortal();
  const titles = await listTitles(again);
  await again.close();
  expect(titles).toContain('新闻n-during');
  expect(titles).not.toContain('新闻n-before');
});

describe('with DATABASE_URL', () => {
  it('lists every problem on its line, imports the rest and answers 1', async () => {
    const database = await createTestDatabase();
    writeNews('n-good');
    writeFileSync(join(folder, 'news/n-bad.md'), `---\nid: n-bad\ntitle: "${'x'.repeat(81)}"\n---\n`);
    writeFileSync(join(folder, 'categories.json'), '[]');
    writeFileSync(join(folder, 'partners.json'), '[\n  { "id": "\u001b[31m\n"');
    mkdirSync(join(folder, 'media'));
    const { code, lines, progress } = await run([folder], { DATABASE_URL: database.url });
    expect(code).toBe(1);
    expect(lines.slice(0, 2)).toEqual([
      "categories.json:1: categories are the portal's own content and cannot be imported; items may name those it has",
      'news/n-bad.md:2: kind: Invalid option: expected one of "company"|"industry"|"notice"',
    ]);
    expect(lines).toContain('news/n-bad.md:3: title: Too big: expected string to have <=80 characters');
    expect(lines.at(-2)).toMatch(/^partners\.json:2: not valid JSON: /);
    expect(lines.at(-1)).toBe('Files imported: 1, unchanged: 0, removed: 0, refused: 3.');
    expect(lines.join('')).not.toMatch(/\p{Cc}/u);
    expect(progress).toContain('Pictures are not imported: put those of media/ into the media folder of the portal.');
    expect(await database.query('select source from news where id in ($1, $2)', ['n-good', 'n1'])).toHaveLength(2);
    await database.drop();
  });

  it('says that it cannot be reached', async () => {
    await expect(run([folder], { DATABASE_URL: 'postgres://127.0.0.1:1/x' })).rejects.toMatchObject({
      name: 'StartupError',
      message: 'The database of DATABASE_URL cannot be reached (ECONNREFUSED).',
    });
  });
});

it('takes a folder without content for a mistake', async () => {
  const database = await createTestDatabase();
  expect(await run([folder], { DATABASE_URL: database.url })).toMatchObject({
    code: 1,
    lines: [`There are no content files in ${folder}.`],
  });
  await database.drop();
});

it.each([
  [[], 'Usage: npm run content:import -- <folder> [--remove]'],
  [['a', 'b'], 'Usage: npm run content:import -- <folder> [--remove]'],
  [['a', '--delete'], 'Usage: npm run content:import -- <folder> [--remove]'],
  [['/nowhere'], 'There is no folder /nowhere.'],
])('says what is wrong with %j', async (args, message) => {
  await expect(run(args)).rejects.toMatchObject({ name: 'StartupError', message });
});

it('says that the database of a portal does not answer', async () => {
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  const { lockDataFolder } = await import('./platform/database/embedded/data-folder-lock');
  const lock = await lockDataFolder(dataDir);
  const options = { dataDir, databaseUrl: undefined, binDir: undefined, readyTimeoutMs: 100 };
  await expect(
    joinStorage({ ...options, onProgress: () => undefined, onTrouble: () => undefined }),
  ).rejects.toMatchObject({
    name: 'StartupError',
    message: `The data folder ${dataDir} is in use by process ${process.pid}, whose database does not answer.`,
  });
  lock.release();
});

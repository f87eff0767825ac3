import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDocsImport } from './docs-import-command';
import { createPortalApi } from './embedded';
import { makeDocument, makePage, writeFiles } from './testing/sample-documents';
import { FIXTURES } from './testing/fixtures';
import { createTestDatabase, type TestDatabase } from './testing/test-portal';
import { waitUntil } from './testing/wait-until';

let root: string;
let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-docs-command-'));
  chmodSync(root, 0o711);
  folder = join(root, 'Field Manual');
  mkdirSync(folder);
  writeFiles(root, {
    'content/documents/own/document.json': makeDocument(['1.0']),
    'content/documents/own/1.0/a.md': makePage('甲'),
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function run(
  args: readonly string[],
  variables: Readonly<Record<string, string>> = { DATABASE_URL: database.url },
) {
  const lines: string[] = [];
  const code = await runDocsImport({
    args,
    variables: { PORTAL_DATA_DIR: join(root, 'data'), PORTAL_CONTENT_DIR: join(root, 'content'), ...variables },
    print: (line) => void lines.push(line),
    onProgress: () => undefined,
  });
  return { code, lines };
}

it('reports every finding on its line, and counts; what is only missing is no failure', async () => {
  writeFiles(folder, { 'a.md': '# 甲\n\n[x](none.md) ![图](none.png)', 'b.md': '# 乙\n\n文' });
  expect(await run([folder])).toEqual({
    code: 0,
    lines: [
      'a.md:3: the link none.md leads nowhere',
      'a.md:3: the picture none.png is not in the folder',
      'field-manual 1.0 imported; pages: 2, rendered: 2, pictures: 0, warnings: 2, refused: 0.',
    ],
  });
  expect((await run([folder])).lines.at(-1)).toBe(
    'field-manual 1.0 unchanged; pages: 2, rendered: 0, pictures: 0, warnings: 2, refused: 0.',
  );
  expect(await database.query(`select name, category, visible_ranges from document where id = 'field-manual'`)).toEqual(
    [{ name: 'field-manual', category: '产品文档', visible_ranges: [2, 3] }],
  );
});

it('imports the good part of a folder that is half broken', async () => {
  writeFiles(folder, {
    'tree.json': '[{"name": "坏"',
    'a.md': '# 甲\n\n文',
    'bad\u001b[31m.md': Buffer.from([0xff, 0xfe]),
  });
  const { code, lines } = await run([folder, '--product', 'half', '--version', '2.0', '--name', '半坏']);
  expect(code).toBe(1);
  expect(lines).toEqual([
    'bad [31m.md:1: not valid UTF-8',
    expect.stringMatching(/^tree\.json:1: not valid JSON: .*; the folders are the tree instead$/),
    'half 2.0 imported; pages: 1, rendered: 1, pictures: 0, warnings: 1, refused: 1.',
  ]);
  expect(await database.query(`select name from document where id = 'half'`)).toEqual([{ name: '半坏' }]);
});

it('removes a version, with its document when it was the last', async () => {
  writeFiles(folder, { 'a.md': '文' });
  for (const version of ['1.0', '2.0']) await run([folder, '--product', 'gone', '--version', version]);
  const remove = (version: string) => run([folder, '--product', 'gone', '--version', version, '--remove']);
  expect(await remove('2.0')).toEqual({ code: 0, lines: ['Version 2.0 of gone is removed.'] });
  expect(await database.query(`select id from document_version where document_id = 'gone'`)).toEqual([{ id: '1.0' }]);
  expect(await remove('2.0')).toEqual({ code: 1, lines: ['There is no version 2.0 of gone.'] });
  await remove('1.0');
  expect(await database.query(`select 1 from document where id = 'gone'`)).toEqual([]);
  expect(await database.query(`select 1 from search_entry where doc_id = 'gone'`)).toEqual([]);
});

it.each([
  [[], /^Usage: /],
  [['a', 'b'], /^Usage: /],
  [['a', '--delete'], /^Usage: /],
  [['/nowhere'], /^There is no folder \/nowhere\.$/],
  [['/tmp', '--product', 'a/b'], /^Name the document with --product/],
  [['/tmp', '--version', '1 0'], /^--version takes 1 to 64 characters/],
])('says what is wrong with %j', async (args, message) => {
  await expect(run(args)).rejects.toMatchObject({ name: 'StartupError', message: expect.stringMatching(message) });
});

it('imports before the first start and while the portal runs, beside its own documents', async () => {
  writeFiles(folder, { 'a.md': '# 甲\n\n文' });
  const variables = {};
  expect(await run([folder, '--product', 'own', '--version', '1.0'], variables)).toEqual({
    code: 1,
    lines: ["The portal's own content defines version 1.0 of own already."],
  });
  expect((await run([folder, '--product', 'own', '--version', '2.0'], variables)).code).toBe(0);
  const api = await createPortalApi({
    dataDir: join(root, 'data'),
    contentDir: join(root, 'content'),
    mediaDir: FIXTURES,
    isDemo: true,
    logLevel: 'silent',
  });
  const listVersions = async () => {
    const response = await api.call({ method: 'GET', path: '/ptl/isc/doc/api/docVersions', query: { docId: 'own' } });
    return (response.body as { data: { id: string }[] }).data.map(({ id }) => id);
  };
  expect(await listVersions()).toEqual(['2.0', '1.0']);
  expect((await run([folder, '--product', 'own', '--version', '3.0'], variables)).code).toBe(0);
  await waitUntil(async () => (await listVersions()).length === 3);
  expect(await listVersions()).toEqual(['3.0', '2.0', '1.0']);
  await api.close();
});

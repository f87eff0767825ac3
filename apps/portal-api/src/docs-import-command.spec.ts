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

const BRAND = { platformType: '1', pageCode: 'basicPageCode', name: '甲站', basePath: '', homeHref: '/' };

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
    'content/brands/second/brand.json': BRAND,
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
      '图片不在目录中（1 处）',
      '  a.md:3 none.png',
      '',
      '链接的目标不存在（1 处）',
      '  a.md:3 none.md',
      '',
      'field-manual 1.0 已导入：页面 2 篇，重新生成 2 篇，图片 0 张；提醒 2 处，拒绝 0 处。',
    ],
  });
  expect((await run([folder])).lines.at(-1)).toBe(
    'field-manual 1.0 没有变化：页面 2 篇，重新生成 0 篇，图片 0 张；提醒 2 处，拒绝 0 处。',
  );
  expect(await database.query(`select name, category, visible_ranges from document where id = 'field-manual'`)).toEqual(
    [{ name: 'field-manual', category: '产品文档', visible_ranges: [2] }],
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
    '文件不是 UTF-8 编码（1 处，没有导入）',
    '  bad [31m.md:1',
    '',
    '目录文件无法解析，改按文件夹生成目录（1 处）',
    expect.stringMatching(/^ {2}tree\.json:1 not valid JSON: /),
    '',
    'half 2.0 已导入：页面 1 篇，重新生成 1 篇，图片 0 张；提醒 1 处，拒绝 1 处。',
  ]);
  expect(await database.query(`select name from document where id = 'half'`)).toEqual([{ name: '半坏' }]);
});

it('reports the reasons that are met most often first, and tells programs in JSON', async () => {
  writeFiles(folder, {
    'a.md': '# 甲\n\n![](1.png)\n\n[x](1.md) [y](2.md)',
    'b.md': '# 乙\n\n::: odd\n文\n:::\n\n[z](3.md)',
  });
  const { lines } = await run([folder, '--product', 'json']);
  expect(lines.filter((line) => /^\S.*）$/.test(line))).toEqual([
    '链接的目标不存在（3 处）',
    '图片不在目录中（1 处）',
    '不认识的容器，正文照常显示（1 处）',
  ]);
  const { lines: json } = await run([folder, '--product', 'json', '--json']);
  expect(json).toHaveLength(1);
  expect(JSON.parse(json[0] ?? '')).toMatchObject({
    ...{ documentId: 'json', versionId: '1.0', state: 'unchanged', pages: 2, rendered: 0, pictures: 0 },
    findings: [
      { file: 'a.md', line: 3, reason: 'missingPicture', text: '图片不在目录中', subject: '1.png', isError: false },
      { file: 'a.md', line: 5, reason: 'brokenLink', subject: '1.md' },
      { file: 'a.md', line: 5, reason: 'brokenLink', subject: '2.md' },
      { file: 'b.md', line: 3, reason: 'unknownContainer', subject: 'odd' },
      { file: 'b.md', line: 7, reason: 'brokenLink', subject: '3.md' },
    ],
  });
});

it('imports nothing while anything is wrong, if it has to be strict', async () => {
  writeFiles(folder, { 'a.md': '# 甲\n\n[x](none.md)', 'b.markdown': '# 乙\n\n文' });
  const strict = () => run([folder, '--product', 'strict', '--strict']);
  expect(await strict()).toEqual({
    code: 1,
    lines: expect.arrayContaining(['strict 1.0 没有导入：页面 0 篇，重新生成 0 篇，图片 0 张；提醒 1 处，拒绝 0 处。']),
  });
  expect(await database.query(`select 1 from document where id = 'strict'`)).toEqual([]);
  writeFiles(folder, { 'a.md': '# 甲\n\n[x](b.markdown)' });
  expect((await strict()).code).toBe(0);
  expect(await database.query(`select id from document_node where document_id = 'strict' order by id`)).toEqual([
    { id: 'a' },
    { id: 'b' },
  ]);
});

it('removes a version, with its document when it was the last', async () => {
  writeFiles(folder, { 'a.md': '文' });
  for (const version of ['1.0', '2.0']) await run([folder, '--product', 'gone', '--version', version]);
  const remove = (version: string) => run([folder, '--product', 'gone', '--version', version, '--remove']);
  expect(await remove('2.0')).toEqual({ code: 0, lines: ['gone 的 2.0 版本已移除。'] });
  expect(await database.query(`select id from document_version where document_id = 'gone'`)).toEqual([{ id: '1.0' }]);
  expect(await remove('2.0')).toEqual({ code: 1, lines: ['没有 gone 的 2.0 版本。'] });
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
  [['/tmp', '--edit-url', 'http://a.example/{file}'], /^--edit-url takes an address with https/],
  [['/tmp', '--edit-url', 'https://a.example/'], /^--edit-url takes an address with https/],
  [['/tmp', '--version', '1 0'], /^--version takes 1 to 64 characters/],
])('says what is wrong with %j', async (args, message) => {
  await expect(run(args)).rejects.toMatchObject({ name: 'StartupError', message: expect.stringMatching(message) });
});

it('imports before the first start and while the portal runs, beside its own documents', async () => {
  writeFiles(folder, { 'a.md': '# 甲\n\n文' });
  const variables = {};
  expect(await run([folder, '--product', 'own', '--version', '1.0'], variables)).toEqual({
    code: 1,
    lines: ['门户自己的内容已有 own 的 1.0 版本，没有导入。'],
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

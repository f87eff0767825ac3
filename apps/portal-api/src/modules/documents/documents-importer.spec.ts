import { createCanvas } from '@napi-rs/canvas';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCalls } from '../../testing/call-portal';
import { addContent } from '../../testing/sample-content';
import { makeDocument, makePage, writeFiles } from '../../testing/sample-documents';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { importVersion } from './documents-importer';
import { removeVersion } from './documents-store';
import { makeImportedDocument, makeImportedVersion } from './imported-document';

const portal = setUpPortal();
const database = setUp(() => openTestDatabase(portal.database.address));
let root: string;
const { get, post } = createCalls(portal);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'portal-documents-'));
});
afterAll(async () => {
  rmSync(root, { recursive: true });
});

const PNG = createCanvas(3, 2).toBuffer('image/png');

async function run(
  versionId: string,
  files: Parameters<typeof writeFiles>[1],
  documentId = 'manual',
  today = '2026-05-05',
) {
  const folder = join(root, documentId, versionId);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const report = await importVersion(database, {
    ...{ folder: writeFiles(folder, files), today, origin: 'import' },
    document: await makeImportedDocument(database.orm, documentId, undefined),
    version: await makeImportedVersion(
      database.orm,
      { documentId, id: versionId, editUrl: 'https://git.example/edit/{file}' },
      today,
    ),
  });
  const { state, pages, rendered, pictures } = report;
  return { state, pages, rendered, pictures };
}

const listEntries = (documentId = 'manual') =>
  portal.database.query<{ source: string; item_id: string; anchor: string; newest: boolean; title: string }>(
    `select source, item_id, anchor, doc_version_id = '' as newest, title from search_entry where doc_id = $1
     order by source, item_id, anchor`,
    [documentId],
  );
const readState = async () =>
  (await portal.database.query<{ version: string }>('select version from content_state'))[0]?.version;
const listVersions = async (id: string) =>
  ((await get(`/ptl/isc/doc/api/docVersions?docId=${id}`)).data as { id: string }[] | null)?.map(
    (version) => version.id,
  );

describe('a version', () => {
  const FILES = { 'a.md': '# 甲\n\n文\n\n## 节\n\n文字 ![](p.png)', 'b.md': '# 乙\n\n[甲](a.md#节)', 'p.png': PNG };

  it('is stored with its pictures and the entries of the search, and only what changed is rendered again', async () => {
    expect(await run('1.0', FILES)).toEqual({ state: 'imported', pages: 2, rendered: 2, pictures: 1 });
    expect(await listEntries()).toEqual([
      { source: '@document/manual/1.0', item_id: 'a', anchor: '', newest: true, title: '甲' },
      { source: '@document/manual/1.0', item_id: 'a', anchor: '节', newest: true, title: '甲' },
      { source: '@document/manual/1.0', item_id: 'b', anchor: '', newest: true, title: '乙' },
    ]);
    const before = await readState();
    expect(await run('1.0', FILES)).toMatchObject({ rendered: 0 });
    const unchanged = await readState();
    expect(await run('1.0', { ...FILES, 'b.md': '# 乙\n\n[甲](a.md#节) 改' }, 'manual', '2026-06-06')).toMatchObject({
      state: 'imported',
      rendered: 1,
    });
    expect(Number(await readState())).toBeGreaterThan(Number(unchanged));
    expect(Number(unchanged)).toBeLessThanOrEqual(Number(before) + 1);
    const days = await portal.database.query(
      `select id, updated_on::text as day from document_node where document_id = 'manual' order by id`,
    );
    expect(days).toEqual([
      { id: 'a', day: '2026-05-05' },
      { id: 'b', day: '2026-06-06' },
    ]);
    // A heading that goes breaks the link of the other page, which is rendered again for it.
    expect(await run('1.0', { ...FILES, 'a.md': '# 甲\n\n文 ![](p.png)' })).toMatchObject({ rendered: 2 });
    const { data } = await get('/ptl/isc/doc/api/findDocContent?id=manual&nodeId=b');
    expect((data as { bodyHtml: string }).bodyHtml).toContain('nodeId=a">甲</a>');
    expect((await listEntries()).map(({ item_id: id }) => id)).toEqual(['a', 'b']);
  });

  it('has the days that its pages give, and tells of no other', async () => {
    await run('1.0', { 'a.md': '---\nupdated: 2025-02-03\n---\n文', 'b.md': '文' }, 'dated');
    const readDay = async (node: string) =>
      (await get(`/ptl/isc/doc/api/findDocContent?id=dated&nodeId=${node}`)).data as { updateTime: string | null };
    expect((await readDay('a')).updateTime).toBe('2025-02-03');
    expect((await readDay('b')).updateTime).toBeNull();
    const { data } = await post('/ptl/es/fulSearch/api/searchResult', { keywords: '文', docId: 'dated' });
    const found = (data as { list: { mid: string; updatedOn: string | null }[] }).list;
    expect(new Map(found.map(({ mid, updatedOn }) => [mid, updatedOn]))).toEqual(
      new Map([
        ['a', '2025-02-03'],
        ['b', null],
      ]),
    );
    expect(await readDay('a')).toMatchObject({ editUrl: 'https://git.example/edit/a.md' });
  });

  it('that is unchanged writes nothing at all', async () => {
    await run('1.0', { 'a.md': '文' }, 'still');
    const before = await readState();
    expect(await run('1.0', { 'a.md': '文' }, 'still')).toEqual({
      state: 'unchanged',
      pages: 1,
      rendered: 0,
      pictures: 0,
    });
    expect(await readState()).toBe(before);
  });

  it('without a page is refused, and what was there stays', async () => {
    await run('1.0', { 'a.md': '文' }, 'kept');
    expect(await run('1.0', { 'notes.txt': 'x' }, 'kept')).toMatchObject({ state: 'rejected' });
    expect(await get('/ptl/isc/doc/api/findDocContent?id=kept')).toMatchObject({ status: 200 });
    expect(await run('1.0', {}, 'never')).toMatchObject({ state: 'rejected' });
    expect(await listVersions('never')).toBeUndefined();
  });

  it('is found as the newest by its number, whichever comes first', async () => {
    for (const id of ['1.9', 'V1.10.x', 'latest', '1.10.2', '0.9']) await run(id, { 'a.md': `# ${id}\n\n文` }, 'many');
    expect(await listVersions('many')).toEqual(['latest', 'V1.10.x', '1.10.2', '1.9', '0.9']);
    const newest = async () => (await listEntries('many')).filter((entry) => entry.newest).map(({ title }) => title);
    expect(await newest()).toEqual(['latest']);
    await removeVersion(database, 'many', 'latest');
    expect(await newest()).toEqual(['V1.10.x']);
    expect(await listVersions('many')).toEqual(['V1.10.x', '1.10.2', '1.9', '0.9']);
    for (const id of ['V1.10.x', '1.10.2', '1.9', '0.9']) await removeVersion(database, 'many', id);
    expect(await listEntries('many')).toEqual([]);
    expect(await portal.database.query(`select 1 from document where id = 'many'`)).toEqual([]);
  });

  it('imported twice at once is stored once', async () => {
    const reports = await Promise.all([run('1.0', { 'a.md': '文' }, 'race'), run('1.0', { 'a.md': '文' }, 'race')]);
    expect(reports.map(({ state }) => state)).toContain('imported');
    expect(await portal.database.query(`select id from document_node where document_id = 'race'`)).toEqual([
      { id: 'a' },
    ]);
    expect(await listEntries('race')).toHaveLength(1);
  });
});

describe('a picture', () => {
  it('is served for good, as what it is, and goes with its page', async () => {
    await run(
      '1.0',
      {
        'a.md': '![](p.png) ![](d.svg)',
        'p.png': PNG,
        'd.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
      },
      'pictured',
    );
    const { data } = await get('/ptl/isc/doc/api/findDocContent?id=pictured');
    const [png = '', svg = ''] = [...(data as { bodyHtml: string }).bodyHtml.matchAll(/src="([^"]+)"/g)].map(
      ([, src]) => src,
    );
    const response = await portal.app.inject({ url: png });
    expect(response.headers).toMatchObject({
      ...{ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(
      (await portal.app.inject({ url: png, headers: { 'if-none-match': String(response.headers['etag']) } }))
        .statusCode,
    ).toBe(304);
    const drawing = await portal.app.inject({ url: svg });
    expect(drawing.headers['content-type']).toBe('image/svg+xml');
    expect(drawing.headers['content-security-policy']).toContain('sandbox');
    await run('1.0', { 'a.md': '文' }, 'pictured');
    expect((await portal.app.inject({ url: png })).statusCode).toBe(404);
  });

  it.each(['x', '../../etc/passwd', '%00', 'A'.repeat(22), 'A'.repeat(300)])('%s is not found', async (id) => {
    const { statusCode } = await portal.app.inject({ url: `/ptl/isc/doc/image/${id}` });
    expect([400, 404, 414]).toContain(statusCode);
  });
});

describe('the portal’s own documents', () => {
  it('follow the content folder, and leave what operators imported alone', async () => {
    await addContent(portal, {
      'documents/own/document.json': makeDocument(['1.0', '2.0']),
      'documents/own/1.0/a.md': makePage('甲'),
      'documents/own/2.0/a.md': makePage('甲二'),
    });
    await run('3.0', { 'a.md': '# 甲三\n\n文' }, 'own');
    expect(await listVersions('own')).toEqual(['3.0', '2.0', '1.0']);
    await addContent(portal, { 'documents/own/document.json': makeDocument(['1.0'], { name: '改名' }) });
    expect(await listVersions('own')).toEqual(['3.0', '1.0']);
    expect((await get('/ptl/isc/doc/api/findDocContent?id=own&docVersionId=3.0')).data).toMatchObject({
      documentName: '改名',
    });
    rmSync(join(portal.contentDir, 'documents/own'), { recursive: true });
    await portal.reloadContent();
    expect(await listVersions('own')).toEqual(['3.0']);
  });

  it('that are wrong say where, and the others are imported', async () => {
    writeFiles(portal.contentDir, {
      'documents/bad-json/document.json': '{\n "name": "甲",\n}',
      'documents/bad-field/document.json': makeDocument(['1.0'], { color: 'red' }),
      'documents/no-folder/document.json': makeDocument(['1.0']),
      'documents/no-file/1.0/a.md': makePage('甲'),
      'documents/Bad Name/document.json': makeDocument(['1.0']),
      'documents/good/document.json': makeDocument(['1.0']),
      'documents/good/1.0/a.md': makePage('甲', '[x](none.md)'),
    });
    const { problems } = await portal.reloadContent();
    expect(problems.map(({ file, line, reason }) => `${file}:${line}: ${reason}`)).toEqual([
      'documents/Bad Name/document.json:1: the folder of a document is named in small letters, digits and hyphens',
      'documents/bad-field/document.json:1: file: Unrecognized key: "color"',
      expect.stringMatching(/^documents\/bad-json\/document\.json:3: not valid JSON: /),
      'documents/no-file/document.json:1: the file is missing',
      'documents/no-folder/document.json:1: there is no folder for version 1.0',
    ]);
    expect(portal.logLines.join('')).toContain('documents/good/1.0/a.md:5: 链接的目标不存在：none.md');
    expect(await listVersions('good')).toEqual(['1.0']);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MockInstance } from 'vitest';
import { createErasedFiles } from '../../platform/files/erased-files';
import { openFolderStore } from '../../platform/files/file-store';
import { purgeUnusedFiles } from '../../platform/files/uploads.service';
import { createDataProtection } from '../../platform/security/data-protection';
import { FIXTURES } from '../../testing/fixtures';
import { buildMultipart, openUpload, sendFile, storeFile } from '../../testing/multipart';
import type { MultipartRequest, Part } from '../../testing/multipart';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { makeBitmap, makeDocx, makePdf, makePicture } from '../../testing/sample-files';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';

const URL = '/ptl/file/uploadFlexible';

const portal = setUpPortal({ doesJobs: true });
let folder: string;
let browser: TestBrowser;

beforeAll(async () => {
  folder = join(portal.contentDir, '..', 'data', 'files');
  ({ browser } = await openSession(portal));
});

const PDF = makePdf();

const send = ({ payload, headers }: MultipartRequest, more: Record<string, string> = {}, by = browser) =>
  by.request(URL, { method: 'POST', payload, headers: { 'view-func-unit': 'attachment', ...headers, ...more } });

const sendParts = (parts: Part[], more?: Record<string, string>) => send(buildMultipart(parts), more);

const readRow = async (id: unknown) =>
  (await portal.database.query<Record<string, string>>('select * from stored_file where id = $1', [id]))[0];

const countFiles = () =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => /[0-9a-f-]{36}$/.test(String(name))).length
    : 0;

const countRows = async () => (await portal.database.query('select 1 from stored_file')).length;

const sessionHeaders = () => ({
  ...browser.tokenHeaders(),
  cookie: `portal-session=${browser.cookies.get('portal-session')}`,
});

/** Port on which the API answers, opened once. */
async function listen(): Promise<number> {
  if (!portal.app.server.listening) await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const address = portal.app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('an upload', () => {
  it('is kept, encrypted, under a key of its own', async () => {
    const { status, body } = await sendFile(browser, 'attachment', PDF, '资质 证明.pdf');
    expect({ status, msg: body.msg }).toEqual({ status: 200, msg: '上传成功' });
    expect(body.data).toEqual({
      ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: '资质 证明.pdf', size: PDF.length, type: 'pdf' },
    });
    const { id } = body.data as { id: string };
    const row = await readRow(id);
    expect(row).toMatchObject({ unit: 'attachment', is_used: false, storage_key: `${id.slice(0, 2)}/${id}` });
    const stored = readFileSync(join(folder, row?.['storage_key'] ?? ''));
    expect(stored.includes('%PDF')).toBe(false);
    const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
    expect(protection.open(stored, `stored_file:${id}`)).toEqual(PDF);
    expect(() => protection.open(stored, 'stored_file:other')).toThrow();
  });

  it.each([
    ['attachment', 'a.jpg', 'jpg', 'a.jpg', () => makePicture('jpg')],
    ['qualification', 'a.png', 'png', 'a.png', () => makePicture('png')],
    ['attachment', 'a.bmp', 'png', 'a.png', () => makeBitmap()],
    ['resume', 'a.docx', 'docx', 'a.docx', () => makeDocx()],
  ] as const)('for %s takes %s and calls it a %s: %s', async (unit, sent, type, name, make) => {
    const { body } = await sendFile(browser, unit, await make(), sent);
    expect(body).toMatchObject({ code: '200', data: { name, type } });
  });

  it('that only claims to be a picture is refused, whatever its name and type say', async () => {
    const bytes = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const fileName of ['a.png', 'a.html', 'a.svg', 'a.exe', 'a.pdf\u0000.png'])
      for (const mediaType of ['image/png', 'text/html'])
        expect(await sendParts([{ fileName, mediaType, bytes }])).toMatchObject({ status: 415, body: { code: '415' } });
  });

  it('for another purpose than there is is refused', async () => {
    for (const unit of ['', 'portrait', '__proto__', 'constructor', 'attachment,resume', 'Attachment'])
      expect(await send(buildMultipart([{ fileName: 'a.pdf', bytes: PDF }]), { 'view-func-unit': unit })).toMatchObject(
        {
          ...{ status: 400, body: { code: '400', msg: '上传用途有误' } },
        },
      );
    const { payload, headers } = buildMultipart([{ fileName: 'a.pdf', bytes: PDF }]);
    expect((await browser.request(URL, { method: 'POST', payload, headers })).body.msg).toBe('上传用途有误');
  });

  it('of ten megabytes is taken, of one byte more is not', async () => {
    const limit = 10 * 1024 * 1024;
    const head = Buffer.concat([PDF, Buffer.alloc(limit - PDF.length, ' ')]);
    expect((await sendFile(browser, 'attachment', head)).body).toMatchObject({ code: '200', data: { size: limit } });
    const before = countFiles();
    for (const more of [1, 100_000, 5_000_000])
      expect(await sendFile(browser, 'attachment', Buffer.concat([head, Buffer.alloc(more)]))).toMatchObject({
        ...{ status: 413, body: { code: '413', msg: '文件不能超过10 MB' } },
      });
    expect(countFiles()).toBe(before);
  });

  it('for a work order may have twenty megabytes, and not one byte more', async () => {
    const limit = 20 * 1024 * 1024;
    const largest = Buffer.concat([PDF, Buffer.alloc(limit - PDF.length, ' ')]);
    expect((await sendFile(browser, 'workorder', largest)).body).toMatchObject({ code: '200', data: { size: limit } });
    const before = countFiles();
    const { status, body } = await sendFile(browser, 'workorder', Buffer.concat([largest, Buffer.alloc(1)]));
    expect([status, body.msg]).toEqual([413, '文件不能超过20 MB']);
    expect(countFiles()).toBe(before);
  });

  it('that is cut off half-way leaves nothing, and the next one is taken', async () => {
    const port = await listen();
    const before = [countFiles(), await countRows()];
    const { payload, headers } = buildMultipart([{ fileName: 'a.pdf', bytes: Buffer.alloc(8 * 1024 * 1024, '%PDF-') }]);
    await new Promise<void>((resolve) => {
      const request = openUpload(port, payload.length, { ...sessionHeaders(), ...headers });
      request.on('error', () => resolve());
      request.write(payload.subarray(0, payload.length / 2), () => request.destroy());
      request.on('close', resolve);
    });
    expect((await sendFile(browser, 'workorder', PDF)).body.code).toBe('200');
    expect([countFiles(), await countRows()]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
  });

  it('whose sender hangs up before the answer leaves nothing', async () => {
    const port = await listen();
    const before = [countFiles(), await countRows()];
    // Large enough to be still at work on when the sender is gone.
    const { payload, headers } = buildMultipart([{ fileName: 'a.png', bytes: await makePicture('png', 3000, 2000) }]);
    const request = openUpload(port, payload.length, { ...sessionHeaders(), ...headers });
    request.on('error', () => undefined);
    const responding = new Promise<MockInstance>((resolve) => {
      portal.app.server.once('request', (received, response) => {
        received.once('end', () => request.destroy());
        resolve(vi.spyOn(response, 'end'));
      });
    });
    request.end(payload);
    const end = await responding;
    await waitUntil(async () => end.mock.calls.length === 1);
    expect(JSON.parse(String(end.mock.calls[0]?.[0]))).toMatchObject({ code: '200' });
    expect([countFiles(), await countRows()]).toEqual(before);
  });

  it('that is far too large is refused over a real connection too, without waiting for all of it', async () => {
    const port = await listen();
    const { payload, headers } = buildMultipart([
      { fileName: 'a.pdf', bytes: Buffer.alloc(30 * 1024 * 1024, '%PDF-') },
    ]);
    const response = await fetch(`http://127.0.0.1:${port}${URL}`, {
      method: 'POST',
      body: new Uint8Array(payload),
      headers: { ...headers, ...sessionHeaders(), 'view-func-unit': 'attachment' },
    });
    expect([response.status, ((await response.json()) as { msg: string }).msg]).toEqual([413, '文件不能超过10 MB']);
  });

  it('needs one file in the part for it', async () => {
    const missing = {
      status: 400,
      body: { code: '422', data: { fieldErrors: [{ field: 'file', msg: '请选择文件' }] } },
    };
    expect(await sendParts([])).toMatchObject({ status: 400 });
    expect(await sendParts([{ field: 'other', fileName: 'a.pdf', bytes: PDF }])).toMatchObject(missing);
    expect((await sendParts([{ field: 'file', bytes: Buffer.from('text') }])).status).toBe(400);
    expect((await sendParts([{ fileName: 'a.pdf', bytes: Buffer.alloc(0) }])).body.msg).toBe('文件是空的');
  });

  it('of several parts is refused as a whole', async () => {
    const before = countFiles();
    const file = { fileName: 'a.pdf', bytes: PDF };
    const field = { field: 'note', bytes: Buffer.from('x') };
    for (const parts of [
      [file, file],
      [file, { ...file, field: 'other' }],
      [file, field],
      [field, file],
      Array.from({ length: 50 }, () => file),
    ])
      expect((await sendParts(parts)).status).toBe(400);
    expect(countFiles()).toBe(before);
  });

  it('that cannot be taken apart is refused', async () => {
    const { payload, headers } = buildMultipart([{ fileName: 'a.pdf', bytes: PDF }]);
    const type = headers['content-type'] ?? '';
    for (const broken of [payload.subarray(0, -20), payload.subarray(0, 40), Buffer.from('x'), Buffer.alloc(0)])
      expect((await send({ payload: broken, headers })).status).toBe(400);
    for (const contentType of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=other',
    ])
      expect((await send({ payload, headers: { 'content-type': contentType } })).status).toBe(400);
    for (const contentType of [
      'application/json',
      'text/plain',
      'application/octet-stream',
      type.replace('form-data', 'mixed'),
    ])
      expect((await send({ payload, headers: { 'content-type': contentType } })).status).toBe(415);
    const flood = Buffer.concat([
      Buffer.from('--b\r\n'),
      Buffer.from(`X-A: ${'x'.repeat(100)}\r\n`.repeat(2000)),
      payload,
    ]);
    expect(
      (await send({ payload: flood, headers: { 'content-type': 'multipart/form-data; boundary=b' } })).status,
    ).toBe(400);
  });

  it('is refused to visitors', async () => {
    expect(
      (await send(buildMultipart([{ fileName: 'a.pdf', bytes: PDF }]), {}, new TestBrowser(portal.app))).status,
    ).toBe(401);
  });

  it('cannot be made inside the process', async () => {
    const headers = { ...browser.tokenHeaders(), cookie: `portal-session=${browser.cookies.get('portal-session')}` };
    expect(
      (await portal.call({ method: 'POST', path: URL, headers: { ...headers, 'view-func-unit': 'resume' } })).status,
    ).toBe(415);
  });
});

describe('deleting', () => {
  const remove = (id: unknown, by = browser) =>
    by.request('/ptl/file/delete', { method: 'POST', payload: { id } as object });

  it('removes the row and the bytes, once', async () => {
    const id = await storeFile(browser);
    const key = (await readRow(id))?.['storage_key'] ?? '';
    expect(existsSync(join(folder, key))).toBe(true);
    expect((await remove(id)).body).toMatchObject({ code: '200', msg: '已删除', data: null });
    expect([existsSync(join(folder, key)), await readRow(id)]).toEqual([false, undefined]);
    expect((await remove(id)).status).toBe(404);
  });

  it('answers the same to another user’s file and an unknown one', async () => {
    const id = await storeFile(browser);
    const { browser: other } = await openSession(portal);
    for (const tried of [id, '00000000-0000-4000-8000-000000000000', 'x', '-'.repeat(36), `${'0'.repeat(35)}-`, '../x'])
      expect(await remove(tried, other)).toMatchObject({ status: 404, body: { code: '404', data: null } });
    expect(await readRow(id)).toBeDefined();
  });
});

describe('files nothing refers to', () => {
  it('are forgotten after a day, with their bytes; used ones stay', async () => {
    const [unused, used] = [await storeFile(browser), await storeFile(browser)];
    await portal.database.query('update stored_file set is_used = true where id = $1', [used]);
    const keys = [(await readRow(unused))?.['storage_key'] ?? '', (await readRow(used))?.['storage_key'] ?? ''];
    const database = openTestDatabase(portal.database.address);
    const store = openFolderStore(folder);
    const purge = async (hours: number) => {
      await purgeUnusedFiles({ database, clock: () => new Date(Date.now() + hours * 3_600_000) });
      await runDue(database.orm, [createErasedFiles(database, store)], new Date());
    };
    await purge(23);
    expect(keys.map((key) => existsSync(join(folder, key)))).toEqual([true, true]);
    await purge(25);
    expect(keys.map((key) => existsSync(join(folder, key)))).toEqual([false, true]);
    expect([await readRow(unused), (await readRow(used))?.['id']]).toEqual([undefined, used]);
    await database.close();
  });
});

it('are not served to anybody by their address', async () => {
  const id = await storeFile(browser);
  for (const url of [`/files/${id}`, `/files/${id.slice(0, 2)}/${id}`, `/files/../data/files/${id.slice(0, 2)}/${id}`])
    expect((await browser.request(url)).status).toBe(404);
  expect(existsSync(join(FIXTURES, 'media'))).toBe(true);
});

import { FILE_PIECE_BYTES as PIECE } from '@portal/api-contract';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createErasedFiles } from '../../platform/files/erased-files';
import { openFolderStore } from '../../platform/files/file-store';
import { createLargeUploads } from '../../platform/files/large-uploads.service';
import { noScanner } from '../../platform/files/malware-scanner';
import { purgeUnusedFiles } from '../../platform/files/uploads.service';
import { createDataProtection } from '../../platform/security/data-protection';
import { beginFile, finishFile, makeArchive, makeVideo, storeLargeFile, TusSender } from '../../testing/large-files';
import { listenOnFreePort } from '../../testing/listen-on-free-port';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { lookAt, makeBomb, makeDocx, makePdf, makePicture, withExif } from '../../testing/sample-files';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';

const portal = setUpPortal();
let browser: TestBrowser;
let port: number;

beforeAll(async () => {
  ({ browser } = await openSession(portal));
  port = await listenOnFreePort(portal);
});

const findStore = () => join(portal.contentDir, '..', 'data', 'files');
const openStore = () => openFolderStore(findStore());

const listKept = (id: string) => {
  const folder = join(findStore(), id.slice(0, 2));
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(id)) : [];
};

async function begin(bytes: Buffer, more: object = {}, by = browser) {
  const { id, url } = (await beginFile(by, bytes, more)).body.data as { id: string; url: string };
  return { id, sender: new TusSender(by, port, url) };
}

const read = (id: string, range?: string) =>
  portal.app.inject({
    url: `/ptl/file/content?id=${id}`,
    headers: {
      ...browser.tokenHeaders(),
      cookie: `portal-session=${browser.cookies.get('portal-session')}`,
      ...(range && { range }),
    },
  });

describe('a large file', () => {
  it('whose line is cut three times arrives whole, and no piece is sent twice but the last', async () => {
    const bytes = makeArchive(7 * PIECE + 1234);
    const { id, sender } = await begin(bytes);
    for (const cut of [2, 3, 5]) {
      const offset = await sender.ask();
      const part = bytes.subarray(offset, cut * PIECE + 5000);
      await sender.cut(offset, part, bytes.length - offset, () =>
        waitUntil(
          async () =>
            (
              await portal.database.query('select 1 from file_upload where id = $1 and received = $2', [
                id,
                cut * PIECE,
              ])
            ).length === 1,
        ),
      );
      expect(await sender.ask()).toBe(cut * PIECE);
    }
    // Chosen once more, on another page or device, it goes on.
    expect((await beginFile(browser, bytes)).body.data).toMatchObject({ id, received: 5 * PIECE });
    expect((await finishFile(browser, id)).body).toMatchObject({ code: '409', msg: '文件还没有传完，请继续上传' });
    expect(await sender.send('PATCH', 5 * PIECE, bytes.subarray(5 * PIECE))).toMatchObject({
      status: 204,
      offset: bytes.length,
    });
    const { body } = await finishFile(browser, id);
    expect(body.data).toEqual({ id, name: '资料.zip', size: bytes.length, type: 'zip' });
    expect((await finishFile(browser, id)).body.data).toEqual(body.data);
    const whole = await read(id);
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    expect(whole.headers['content-disposition']).toContain('attachment');
  });

  it('is read in parts', async () => {
    const bytes = makeArchive(2 * PIECE + 10);
    const id = await storeLargeFile(browser, port, bytes, 'a.zip');
    const part = await read(id, `bytes=${PIECE - 3}-${PIECE + 4}`);
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes ${PIECE - 3}-${PIECE + 4}/${bytes.length}`);
    expect(part.rawPayload).toEqual(bytes.subarray(PIECE - 3, PIECE + 5));
    expect((await read(id, 'bytes=-5')).rawPayload).toEqual(bytes.subarray(-5));
    expect((await read(id, `bytes=${bytes.length}-`)).statusCode).toBe(416);
  });

  it('that has been checked is changed by no sender who comes late', async () => {
    const bytes = makeArchive(PIECE + 1000);
    const { id, sender } = await begin(bytes);
    await sender.send('PATCH', 0, bytes);
    const database = openTestDatabase(portal.database.address);
    const uploads = createLargeUploads({
      ...{ database, clock: () => new Date(), store: openStore(), onFailure: vi.fn() },
      ...{ protection: createDataProtection(randomBytes(32)), scanner: noScanner, inspector: { inspect: vi.fn() } },
    });
    expect(await uploads.append({ id }, PIECE, Buffer.alloc(1000))).toBe(false);
    await finishFile(browser, id);
    expect(await uploads.append({ id }, PIECE, Buffer.alloc(1000))).toBe(false);
    await database.close();
    expect((await read(id)).rawPayload.equals(bytes)).toBe(true);
  });

  it('is nobody else’s', async () => {
    const bytes = makeArchive(100);
    const { id, sender } = await begin(bytes);
    const { browser: other } = await openSession(portal);
    const foreign = new TusSender(other, port, sender.url);
    expect((await foreign.send('PATCH', 0, bytes)).status).toBe(404);
    expect((await foreign.send('DELETE')).status).toBe(404);
    expect((await finishFile(other, id)).status).toBe(404);
    expect((await beginFile(other, bytes)).body.data).not.toMatchObject({ id });
    foreign.browser.token = undefined;
    expect((await foreign.send('PATCH', 0, bytes)).status).toBe(401);
    expect(await sender.ask()).toBe(0);
  });

  it('that is not what was announced is forgotten', async () => {
    const bytes = makeArchive(PIECE + 1);
    const { id, sender } = await begin(bytes);
    await sender.send('PATCH', 0, Buffer.concat([bytes.subarray(1), Buffer.from('x')]));
    expect((await finishFile(browser, id)).body).toMatchObject({ code: '422' });
    expect((await finishFile(browser, id)).status).toBe(404);
  });

  it('is given up by its sender, and removed', async () => {
    const bytes = makeArchive(PIECE + 1);
    const { id, sender } = await begin(bytes);
    await sender.send('PATCH', 0, bytes);
    expect(listKept(id)).toHaveLength(2);
    expect((await sender.send('DELETE')).status).toBe(204);
    expect((await sender.send('HEAD')).status).toBe(404);
    const database = openTestDatabase(portal.database.address);
    await runDue(database.orm, [createErasedFiles(database, openStore())], new Date());
    await database.close();
    expect(listKept(id)).toEqual([]);
  });

  it('takes its protocol at its word: neither gaps nor scraps', async () => {
    const bytes = makeArchive(2 * PIECE);
    const { sender } = await begin(bytes);
    expect((await sender.send('PATCH', PIECE, bytes.subarray(PIECE))).status).toBe(409);
    expect((await sender.send('PATCH', 0, bytes.subarray(0, 10))).status).toBe(400);
    expect((await sender.send('PATCH', 0, Buffer.concat([bytes, bytes]))).status).toBe(413);
    expect(await sender.ask()).toBe(0);
  });
});

describe('its type', () => {
  it.each([
    ['pdf', '手册.pdf', () => makePdf()],
    ['docx', '说明.docx', () => makeDocx()],
    ['mp4', '演示.mp4', () => makeVideo(171)],
    ['vtt', '字幕.vtt', () => Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\n你好\n')],
  ])('is %s by its content', async (type, name, make) => {
    const id = await storeLargeFile(browser, port, await make(), name);
    const [row] = await portal.database.query<{ type: string; seconds: number }>(
      'select * from stored_file where id = $1',
      [id],
    );
    expect(row).toMatchObject({ type, name, seconds: type === 'mp4' ? 171 : 0 });
  });

  it.each([
    ['a program', Buffer.from(`MZ${'x'.repeat(90)}`), '仅支持'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), '仅支持'],
    ['a video without pictures', makeVideo(10).subarray(0, 200), '视频无法识别'],
    ['a picture that cannot be read', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'), '图片无法识别或尺寸过大'],
    ['a picture of more pixels than others', makeBomb(4097, 4096), '图片无法识别或尺寸过大'],
    [
      'a picture of more bytes than others',
      Buffer.concat([Buffer.from([255, 216, 255]), Buffer.alloc(10 * PIECE)]),
      '图片不能超过10 MB',
    ],
    ['a drawing that may run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), '仅支持'],
    ['a document that cannot be read', Buffer.from('%PDF-1.7 nothing'), '文件已加密或无法识别'],
  ])('refuses %s', async (_name, bytes, msg) => {
    const { id, sender } = await begin(bytes);
    await sender.send('PATCH', 0, bytes);
    const { status, body } = await finishFile(browser, id);
    expect([status, body.msg.slice(0, msg.length)]).toEqual([415, msg]);
    expect((await sender.send('HEAD')).status).toBe(404);
  });
});

describe('a picture', () => {
  it.each(['jpg', 'png'] as const)('that is a %s is drawn anew, and what was sent of it is removed', async (type) => {
    const drawn = await makePicture(type, 300, 200);
    const sent = type === 'jpg' ? withExif(drawn, '31.2304 N 121.4737 E') : drawn;
    const id = await storeLargeFile(browser, port, sent, `接线图.${type}`);
    const { rawPayload, headers } = await read(id);
    expect(rawPayload.includes('121.4737')).toBe(false);
    expect(await lookAt(rawPayload)).toMatchObject({ width: 300, height: 200 });
    expect(headers['content-type']).toBe(type === 'jpg' ? 'image/jpeg' : 'image/png');
    const [row] = await portal.database.query('select name, type, size, pieces from stored_file where id = $1', [id]);
    expect(row).toEqual({ name: `接线图.${type}`, type, size: rawPayload.length, pieces: 0 });
    const database = openTestDatabase(portal.database.address);
    await runDue(database.orm, [createErasedFiles(database, openStore())], new Date());
    await database.close();
    expect(listKept(id)).toEqual([id]);
  });

  it('is named by what it is', async () => {
    const id = await storeLargeFile(browser, port, await makePicture('png'), '接线图.pdf');
    expect((await read(id)).headers['content-disposition']).toContain(encodeURIComponent('接线图.png'));
  });
});

it('counts towards the quota as a whole from its beginning', async () => {
  const { browser: other } = await openSession(portal);
  const size = 200 * 1024 * 1024;
  const sizes = [size, size, 1];
  const codes = [];
  for (const [place, each] of sizes.entries())
    codes.push((await beginFile(other, Buffer.alloc(1), { size: each, checksum: `${place}`.repeat(64) })).body.code);
  expect(codes).toEqual(['200', '200', '429']);
  const { body } = await beginFile(browser, Buffer.alloc(1), { size: size + 1 });
  expect(body).toMatchObject({ code: '422', data: { fieldErrors: [{ field: 'size', msg: '文件不能超过200 MB' }] } });
});

it('is removed a day after nothing more has come', async () => {
  const { id, sender } = await begin(makeArchive(PIECE + 7));
  await sender.send('PATCH', 0, makeArchive(PIECE + 3));
  expect(listKept(id)).toHaveLength(1);
  const database = openTestDatabase(portal.database.address);
  const purge = (hours: number) =>
    purgeUnusedFiles({ database, clock: () => new Date(Date.now() + hours * 3_600_000) });
  await purge(23);
  expect(await sender.ask()).toBe(PIECE);
  await purge(25);
  expect((await sender.send('HEAD')).status).toBe(404);
  await database.close();
});

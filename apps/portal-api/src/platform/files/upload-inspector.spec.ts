import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXTURES } from '../../testing/fixtures';
import { sendFile } from '../../testing/multipart';
import { lookAt, makeBomb, makeDocx, makePdf, makePicture } from '../../testing/sample-files';
import { findUploadProgram, startTestPortal, type TestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import type { CleanFile } from './upload-inspection';
import { createUploadInspector, type InspectorOptions } from './upload-inspector';

const FAILING = join(FIXTURES, 'uploads/failing.mjs');
const SMALL = Buffer.from('x');

const onFailure = vi.fn();
const inspectWith = (file: CleanFile, options: Partial<InspectorOptions> = {}) =>
  createUploadInspector({ findProgram: findUploadProgram, onFailure, ...options }).inspect(file);

describe('a process of its own', () => {
  it('redraws pictures', async () => {
    const inspection = await inspectWith({ type: 'png', bytes: await makePicture('png') });
    const redrawn = 'finding' in inspection ? undefined : inspection.redrawn;
    expect(redrawn?.type).toBe('png');
    expect(await lookAt(Buffer.from(redrawn?.bytes ?? []))).toMatchObject({ width: 40, height: 30 });
  });

  it.each([
    ['pdf', makePdf(), {}],
    ['pdf', makePdf('<< /S /JavaScript >>'), { finding: 'active' }],
    ['docx', makeDocx(), {}],
    ['docx', makeDocx({ 'word/vbaProject.bin': 'x' }), { finding: 'active' }],
    ['png', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'), { finding: 'unreadable' }],
  ] as const)('looks into a %s', async (type, bytes, inspection) =>
    expect(await inspectWith({ type, bytes })).toEqual(inspection),
  );

  it('takes the memory of the largest pictures upon itself', async () => {
    const before = process.memoryUsage().rss;
    let peak = before;
    const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 10);
    const { inspect } = createUploadInspector({ findProgram: findUploadProgram, onFailure });
    await Promise.all(Array.from({ length: 4 }, () => inspect({ type: 'png', bytes: makeBomb(4096, 4096) })));
    clearInterval(timer);
    expect((peak - before) / 1e6).toBeLessThan(100);
  });

  it.each([
    ['takes too long', 'jpg', { timeoutMs: 50 }],
    ['takes too much memory', 'png', { heapMb: 20 }],
    ['falls', 'bmp', {}],
    ['ends', 'doc', {}],
  ] as const)('that %s is given up with its file, and told of', async (_name, type, limits) => {
    const inspection = await inspectWith({ type, bytes: SMALL }, { findProgram: () => FAILING, ...limits });
    expect(inspection).toEqual({ finding: 'unreadable' });
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining(type) }));
  });

  it('that cannot begin is no mistake of the file', async () => {
    const findProgram = () => join(FIXTURES, 'uploads/none.mjs');
    await expect(inspectWith({ type: 'pdf', bytes: SMALL }, { findProgram })).rejects.toThrow('could not begin');
  });

  it('is waited for by so many, and no more', async () => {
    const { inspect } = createUploadInspector({ findProgram: () => FAILING, onFailure });
    const responses = await Promise.allSettled(
      Array.from({ length: 23 }, () => inspect({ type: 'pdf', bytes: SMALL })),
    );
    expect(responses.slice(0, 22).every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(responses[22]).toMatchObject({ reason: { status: 503 } });
  });
});

describe('while files are inspected', () => {
  let folder: string;
  let portal: TestPortal;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-inspector-'));
    cpSync(join(FIXTURES, 'uploads/waiting.mjs'), join(folder, 'waiting.mjs'));
    portal = await startTestPortal({
      inspectorOptions: { findProgram: () => join(folder, 'waiting.mjs'), timeoutMs: 60_000 },
    });
  });
  afterEach(async () => {
    await portal.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const hasBegun = (bytes: Buffer) => existsSync(join(folder, `begun-${bytes.length}`));
  const letGo = () => writeFileSync(join(folder, 'go'), '');
  const grow = (bytes: number) => Buffer.concat([makePdf(), Buffer.alloc(bytes, ' ')]);

  it('the server answers as ever', async () => {
    const { browser } = await openSession(portal);
    const [file, settle] = [grow(1), vi.fn()];
    const upload = sendFile(browser, 'attachment', file).finally(settle);
    await waitUntil(() => hasBegun(file));
    for (const url of ['/healthz', '/ptl/user/info']) expect((await browser.request(url)).status).toBe(200);
    expect(settle).not.toHaveBeenCalled();
    letGo();
    expect((await upload).body.code).toBe('200');
  });

  it('one user’s files wait for each other, and nobody else’s for them', async () => {
    const [{ browser: crowd }, { browser: other }] = [await openSession(portal), await openSession(portal)];
    const [first, second, others] = [grow(1), grow(2), grow(3)];
    const uploads = [sendFile(crowd, 'attachment', first)];
    await waitUntil(() => hasBegun(first));
    uploads.push(sendFile(crowd, 'attachment', second), sendFile(other, 'attachment', others));
    await waitUntil(() => hasBegun(others));
    expect(hasBegun(second)).toBe(false);
    letGo();
    expect((await Promise.all(uploads)).map(({ body }) => body.code)).toEqual(['200', '200', '200']);
  });

  it('a crowd of one user is told to come later', async () => {
    const { browser } = await openSession(portal);
    const uploads = Array.from({ length: 12 }, () => sendFile(browser, 'attachment', makePdf()));
    expect((await Promise.race(uploads)).status).toBe(429);
    letGo();
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
  });

  it('whoever has no room left is refused without any work', async () => {
    const { browser, userId } = await openSession(portal);
    await portal.database.query(
      `insert into stored_file (id, owner_id, unit, name, type, size, storage_key, is_used, created_at)
       select gen_random_uuid(), $1, 'workorder', 'x', 'pdf', 20971520, 'x', false, now() from generate_series(1, 21)`,
      [userId],
    );
    expect((await sendFile(browser, 'attachment', makePdf())).status).toBe(429);
    expect(readdirSync(folder)).toEqual(['waiting.mjs']);
  });
});

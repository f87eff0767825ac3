import { type ContentDetail, type ContentDraft, toPicturePath } from '@portal/api-contract/community';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from '../../platform/files/file-store';
import { createUploadInspector } from '../../platform/files/upload-inspector';
import { createDataProtection } from '../../platform/security/data-protection';
import type { VideoFrames } from '../../platform/video/video-frames';
import { makeVideo, storeLargeFile } from '../../testing/large-files';
import { listenOnFreePort } from '../../testing/listen-on-free-port';
import { sendFile } from '../../testing/multipart';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { lookAt, makePicture } from '../../testing/sample-files';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment, findUploadProgram } from '../../testing/test-portal';
import { openStaffSession } from '../../testing/test-session';
import { callWriting, doWriting, moderate, openAuthor, saveContent } from './testing/writing-desk';
import { createPosterWork } from './content-posters';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const dataDir = mkdtempSync(join(tmpdir(), 'portal-posters-'));
const portal = setUpPortal({ clock: now, dataDir });
const database = setUp(() => openTestDatabase(portal.database.address));
const [VIDEO, MATERIAL] = [1, 2] as const;

let port: number;
let author: TestBrowser;
let moderator: TestBrowser;
let visitor: TestBrowser;

beforeAll(async () => {
  port = await listenOnFreePort(portal);
  ({ browser: author } = await openAuthor(portal, now(), 1));
  ({ browser: moderator } = await openStaffSession(portal, now(), ['moderator']));
  visitor = new TestBrowser(portal.app);
});

/** What takes pictures: the one given, of each video that it notes. */
function createFrames(picture: Buffer | undefined, meanwhile: () => Promise<unknown> = async () => undefined) {
  const taken: { size: number; seconds: number; begins: string }[] = [];
  const frames: VideoFrames = {
    async take({ size, seconds, read }) {
      const parts: Buffer[] = [];
      for await (const part of read({ start: 4, end: 7 })) parts.push(part);
      taken.push({ size, seconds, begins: Buffer.concat(parts).toString() });
      await meanwhile();
      return picture;
    },
  };
  return { taken, frames };
}

function createWork(frames: VideoFrames | undefined) {
  return createPosterWork({
    ...{ database, clock: now, frames, files: openFolderStore(join(dataDir, 'files')) },
    protection: createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64')),
    inspector: createUploadInspector({ findProgram: findUploadProgram, onFailure: () => undefined }),
  });
}

const run = (frames: VideoFrames | undefined) => runDue(database.orm, [createWork(frames)], now());
const find = async (mid: string) =>
  (await visitor.request(`/ptl/community/content/findById?mid=${mid}`)).body.data as ContentDetail;
const listCover = async (mid: string) => {
  const { body } = await visitor.request('/ptl/community/content/pageList', {
    method: 'POST',
    payload: { mainType: 1 },
  });
  return (body.data as { list: ContentDetail[] }).list.find((item) => item.mid === mid)?.cover;
};
const readFile = async (mid: string) =>
  (
    await portal.database.query<{ file: object; version: number }>(
      `select file, version from community_content where mid = '${mid}'`,
    )
  )[0];

async function store(seconds: number) {
  return storeLargeFile(author, port, makeVideo(seconds), `${seconds}.mp4`);
}

async function pass(mid: string) {
  await doWriting(author, 'submit', { mid });
  expect(await moderate(moderator, mid, 'pass')).toMatchObject({ status: 200 });
}

async function publish(seconds: number, changes: object = {}) {
  const mid = await saveContent(author, { fileId: await store(seconds), ...changes }, VIDEO);
  await pass(mid);
  return mid;
}

async function rewrite(mid: string, changes: object, mainType: number = VIDEO) {
  const { version, text } = (await author.request(`/ptl/community/content/draft?draftId=${mid}`)).body
    .data as ContentDraft;
  const { body } = await callWriting(author, 'saveDraft', {
    mainType,
    draftId: mid,
    version,
    text: { ...text, ...changes },
  });
  expect(body.code).toBe('200');
}

it('gives a video without a cover a picture of its own, once, which everybody sees', async () => {
  const { taken, frames } = createFrames(await makePicture('jpg', 320, 180));
  const mid = await publish(30);
  expect((await find(mid)).cover).toBe('');
  const before = await readFile(mid);
  await run(undefined);
  expect((await find(mid)).cover).toBe('');
  await run(frames);
  await run(frames);
  expect(taken).toEqual([{ size: makeVideo(30).length, seconds: 30, begins: 'ftyp' }]);
  const { cover } = await find(mid);
  expect(cover).toMatch(/^\/ptl\/community\/content\/picture\?id=/);
  expect(await listCover(mid)).toBe(cover);
  const picture = await visitor.request(cover);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  // Whoever has it open goes on with what they have.
  expect((await readFile(mid))?.version).toBe(before?.version);
});

it('keeps it with the same video, and takes another one from another', async () => {
  const { taken, frames } = createFrames(await makePicture('jpg', 320, 180));
  const mid = await publish(40);
  await run(frames);
  const { cover } = await find(mid);
  await rewrite(mid, { title: '换了标题之后，封面还是同一张' });
  await pass(mid);
  expect((await find(mid)).cover).toBe(cover);
  await rewrite(mid, { fileId: await store(41) });
  await pass(mid);
  expect((await find(mid)).cover).toBe('');
  await run(frames);
  expect(taken.map(({ seconds }) => seconds)).toEqual([40, 41]);
  expect((await find(mid)).cover).not.toBe(cover);
});

it('leaves a video alone that has a cover, is not out, is no upload, or had no picture', async () => {
  const none = createFrames(undefined);
  const mid = await publish(50);
  await saveContent(author, { fileId: await store(51) }, VIDEO);
  const { body } = await sendFile(author, 'community', await makePicture('png', 320, 180), '封面.png');
  const { id } = body.data as { id: string };
  const own = await publish(52, { cover: toPicturePath(id), fileIds: [id] });
  await run(none.frames);
  await run(none.frames);
  expect(none.taken.map(({ seconds }) => seconds)).toEqual([50]);
  expect(await readFile(mid)).toMatchObject({ file: { posterId: '' } });
  expect((await find(mid)).cover).toBe('');
  expect((await find(own)).cover).toBe(toPicturePath(id));
});

it('gives a picture a smaller one, which everybody sees, also where no program reads videos', async () => {
  const fileId = await storeLargeFile(author, port, await makePicture('png', 1600, 900), '接线图.png');
  const mid = await saveContent(author, { fileId }, MATERIAL);
  await pass(mid);
  await run(undefined);
  const { cover, file } = await find(mid);
  expect(file).toMatchObject({ type: 'png' });
  expect(cover).not.toContain(fileId);
  const { rawPayload, headers } = await portal.app.inject({ url: cover, headers: { host: 'localhost' } });
  expect(headers['content-type']).toBe('image/jpeg');
  expect(await lookAt(rawPayload)).toMatchObject({ width: 1280, height: 720 });
  const small = await storeLargeFile(author, port, await makePicture('jpg', 320, 180), '小图.jpg');
  await rewrite(mid, { fileId: small }, MATERIAL);
  await pass(mid);
  await run(undefined);
  const next = await portal.app.inject({ url: (await find(mid)).cover, headers: { host: 'localhost' } });
  expect(await lookAt(next.rawPayload)).toMatchObject({ width: 320, height: 180 });
});

it('trusts no picture more than an upload', async () => {
  const broken = Buffer.concat([(await makePicture('jpg')).subarray(0, 200), Buffer.from('<script>')]);
  const mid = await publish(60);
  await run(createFrames(broken).frames);
  expect(await readFile(mid)).toMatchObject({ file: { posterId: '' } });
});

it('does not give a video the picture of the one before it', async () => {
  const picture = await makePicture('jpg', 64, 36);
  const mid = await publish(70);
  const other = await store(71);
  const { frames } = createFrames(picture, async () => {
    await rewrite(mid, { fileId: other });
    await pass(mid);
  });
  const [key = ''] = await createWork(frames).findDue(now(), 10);
  const attempt = { key, at: now(), signal: new AbortController().signal, complete: async () => undefined };
  await createWork(frames).work(key, attempt);
  expect((await readFile(mid))?.file).not.toHaveProperty('posterId');
  await run(createFrames(picture).frames);
  expect((await visitor.request((await find(mid)).cover)).status).toBe(200);
});

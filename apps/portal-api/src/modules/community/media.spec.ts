import type { EndpointData } from '@portal/api-contract';
import type { ContentDetail, ContentDraft, ContentText, openQueuedFiles } from '@portal/api-contract/community';
import { makeArchive, makeVideo, storeLargeFile } from '../../testing/large-files';
import { listenOnFreePort } from '../../testing/listen-on-free-port';
import { sendFile } from '../../testing/multipart';
import { makePdf, makePicture } from '../../testing/sample-files';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import { callWriting, doWriting, moderate, openAuthor, saveContent } from './testing/writing-desk';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const [VIDEO, MATERIAL] = [1, 2] as const;
const PDF = makePdf();
const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\n接线\n');

let port: number;
let author: TestBrowser;
let reader: TestBrowser;
let moderator: TestBrowser;
let visitor: TestBrowser;

beforeAll(async () => {
  port = await listenOnFreePort(portal);
  ({ browser: author } = await openAuthor(portal, now(), 1));
  ({ browser: reader } = await openSession(portal, now()));
  ({ browser: moderator } = await openStaffSession(portal, now(), ['moderator']));
  visitor = new TestBrowser(portal.app);
});

const store = (bytes: Buffer, name: string) => storeLargeFile(author, port, bytes, name);
const find = async (mid: string) =>
  (await visitor.request(`/ptl/community/content/findById?mid=${mid}`)).body.data as ContentDetail;
const open = (browser: TestBrowser, mid: string, part = 'file') =>
  browser.request('/ptl/community/content/openFile', { method: 'POST', payload: { mid, part } });
const openUrl = async (mid: string, part?: string) =>
  ((await open(reader, mid, part)).body.data as { url: string }).url;

const address = (id: string) => `/ptl/community/content/picture?id=${id}`;
const addPicture = async () => {
  const { body } = await sendFile(author, 'community', await makePicture('png', 320, 180), '封面.png');
  return (body.data as { id: string }).id;
};
const see = async (id: string, browser = visitor, ticket = '') =>
  (await browser.request(`${address(id)}${ticket && `&ticket=${ticket}`}`)).status;
const ticketOf = async (browser: TestBrowser) =>
  ((await browser.request('/ptl/community/content/openPictures', { method: 'POST' })).body.data as { ticket: string })
    .ticket;

async function saveAgain(mid: string, changes: Partial<ContentText>) {
  const { version, text, mainType } = (await author.request(`/ptl/community/content/draft?draftId=${mid}`)).body
    .data as ContentDraft;
  return callWriting(author, 'saveDraft', { mainType, draftId: mid, version, text: { ...text, ...changes } });
}

async function publish(mainType: number, files: Partial<ContentText>) {
  const mid = await saveContent(author, files, mainType);
  await doWriting(author, 'submit', { mid });
  expect(await moderate(moderator, mid, 'pass')).toMatchObject({ status: 200 });
  return mid;
}

it('publishes a material: seen by all, downloaded and previewed after a login, and counted', async () => {
  const fileId = await store(PDF, '选型表.pdf');
  const mid = await publish(MATERIAL, { fileId });
  const draft = (await author.request(`/ptl/community/content/draft?draftId=${mid}`)).body.data as ContentDraft;
  expect(draft.files).toEqual([{ id: fileId, name: '选型表.pdf', size: PDF.length, type: 'pdf' }]);
  const { fileUrl, file } = await find(mid);
  expect(file).toMatchObject({ name: '选型表.pdf', type: 'pdf', size: PDF.length });
  expect((await visitor.request(fileUrl)).status).toBe(401);
  expect((await open(visitor, mid)).status).toBe(401);

  const download = await visitor.request(await openUrl(mid));
  expect([download.status, String(download.headers['content-disposition']).slice(0, 10)]).toEqual([200, 'attachment']);
  const preview = await visitor.request(await openUrl(mid, 'preview'), { headers: { range: 'bytes=0-4' } });
  expect([preview.status, preview.text, preview.headers['content-type']]).toEqual([206, '%PDF-', 'application/pdf']);
  expect(String(preview.headers['content-disposition'])).toMatch(/^inline/);
  await open(author, mid);
  expect((await find(mid)).counts.downloads).toBe(1);
});

it('publishes a video with its length, captions and parts on request', async () => {
  const bytes = makeVideo(171);
  const files = { fileId: await store(bytes, '接线.mp4'), captionsId: await store(CAPTIONS, '字幕.vtt') };
  const mid = await publish(VIDEO, files);
  const { file, fileUrl, captionsUrl } = await find(mid);
  expect(file).toMatchObject({ type: 'mp4', seconds: 171 });
  const part = await visitor.request(fileUrl, { headers: { range: 'bytes=4-7' } });
  expect([part.status, part.text, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
  const captions = await visitor.request(captionsUrl);
  expect([captions.text, captions.headers['content-type']]).toEqual([String(CAPTIONS), 'text/vtt; charset=utf-8']);
});

it('plays a video for members, and one that waits for its author, by tickets for film and captions', async () => {
  const files = { fileId: await store(makeVideo(9), '会员.mp4'), captionsId: await store(CAPTIONS, '会员.vtt') };
  const mid = await publish(VIDEO, { ...files, audience: 2 });
  const call = `/ptl/community/content/file?mid=${mid}`;
  expect((await visitor.request(call)).status).toBe(404);
  expect((await visitor.request(await openUrl(mid, 'preview'), { headers: { range: 'bytes=4-7' } })).text).toBe('ftyp');
  expect((await visitor.request(await openUrl(mid, 'captions'))).text).toBe(String(CAPTIONS));

  const waiting = await saveContent(author, { fileId: await store(makeVideo(11), '待审.mp4') }, VIDEO);
  await doWriting(author, 'submit', { mid: waiting });
  const shown = (await author.request(`/ptl/community/content/findById?mid=${waiting}`)).body.data as ContentDetail;
  expect(shown).toMatchObject({ file: { seconds: 11 }, fileUrl: expect.stringContaining(waiting) });
  const { url } = (await open(author, waiting, 'preview')).body.data as { url: string };
  expect((await visitor.request(url, { headers: { range: 'bytes=4-7' } })).text).toBe('ftyp');
  expect((await open(reader, waiting, 'preview')).status).toBe(404);
});

it('takes a video for a video, a document for a material, and captions for captions', async () => {
  const [pdf, video] = [await store(PDF, 'c.pdf'), await store(makeVideo(3), 'c.mp4')];
  const submit = async (mainType: number, files: object) =>
    callWriting(author, 'submit', { mid: await saveContent(author, files, mainType) });
  expect(await submit(VIDEO, { fileId: pdf })).toMatchObject({
    body: { code: '422', data: { fieldErrors: [{ field: 'fileId', msg: '视频请上传 MP4 文件' }] } },
  });
  const captionsId = await store(PDF, 'd.pdf');
  expect(await submit(MATERIAL, { fileId: video, captionsId })).toMatchObject({
    body: { data: { fieldErrors: [{ field: 'fileId' }, { field: 'captionsId', msg: '字幕请上传 WebVTT 文件' }] } },
  });
});

it('takes a picture for a material, and nothing that only stands beside a video', async () => {
  const fileId = await store(await makePicture('png', 320, 180), '接线图.png');
  const mid = await publish(MATERIAL, { fileId });
  const { file, fileUrl } = await find(mid);
  expect(file).toMatchObject({ name: '接线图.png', type: 'png' });
  expect((await visitor.request(fileUrl)).status).toBe(401);
  const download = await visitor.request(await openUrl(mid));
  expect([download.status, download.headers['content-type']]).toEqual([200, 'image/png']);
  const captions = await saveContent(author, { fileId: await store(CAPTIONS, '字幕二.vtt') }, MATERIAL);
  expect(await callWriting(author, 'submit', { mid: captions })).toMatchObject({
    body: { data: { fieldErrors: [{ field: 'fileId', msg: '资料请上传文档、图片或压缩包' }] } },
  });
});

it('opens the file of an item off the shelf for its author alone', async () => {
  const mid = await publish(MATERIAL, { fileId: await store(PDF, 'e.pdf') });
  expect((await open(reader, mid)).status).toBe(200);
  await doWriting(author, 'offShelf', { mid });
  expect(await open(reader, mid)).toMatchObject({ status: 404, body: { code: '404', data: null } });
  expect((await open(author, mid)).status).toBe(200);
  const own = await saveContent(author, { fileId: await store(PDF, 'f.pdf') }, MATERIAL);
  expect(await open(reader, own)).toMatchObject({ status: 404 });
  const { url } = (await open(author, own)).body.data as { url: string };
  expect((await visitor.request(url)).status).toBe(200);
  const draft = await saveContent(author, {}, MATERIAL);
  expect((await open(author, draft)).body).toMatchObject({ code: '404' });
});

describe('pictures', () => {
  it('are covers where they were uploaded for the item', async () => {
    const [id, fileId] = [await addPicture(), await store(makeVideo(5), '封面.mp4')];
    const cover = address(id);
    const foreign = await saveContent(author, { fileId, cover, fileIds: [] }, VIDEO);
    expect(await callWriting(author, 'submit', { mid: foreign })).toMatchObject({
      body: { data: { fieldErrors: [{ field: 'cover', msg: '封面须为本文上传的图片' }] } },
    });
    for (const other of ['/logout', address('nothing')])
      expect((await saveAgain(foreign, { cover: other })).body.code).toBe('200');
    const captionsId = await store(CAPTIONS, '不是图片.vtt');
    await saveAgain(foreign, { cover: address(captionsId), fileIds: [captionsId] });
    expect(await callWriting(author, 'submit', { mid: foreign })).toMatchObject({
      body: { data: { fieldErrors: [{ field: 'cover', msg: '封面请上传 JPG 或 PNG 图片' }] } },
    });
    const mid = await publish(VIDEO, { fileId: await store(makeVideo(6), '有封面.mp4'), cover, fileIds: [id] });
    expect(await find(mid)).toMatchObject({ cover });
    expect(await see(id)).toBe(200);
  });

  it('that no saved text shows yet are shown to whoever has uploaded them', async () => {
    const id = await addPicture();
    expect([await see(id), await see(id, reader), await see(id, author)]).toEqual([404, 404, 200]);
    const [mine, others] = [await ticketOf(author), await ticketOf(reader)];
    expect([await see(id, visitor, mine), await see(id, visitor, others)]).toEqual([200, 404]);
  });

  it('of drafts and of items for members are shown with a ticket of whoever may see them', async () => {
    const [own, members] = [await addPicture(), await addPicture()];
    await saveContent(author, { fileIds: [own] });
    await publish(5, { cover: address(members), fileIds: [members], audience: 2 });
    expect([await see(own), await see(own, reader), await see(own, author)]).toEqual([404, 404, 200]);
    const [mine, others] = [await ticketOf(author), await ticketOf(reader)];
    expect([await see(own, visitor, mine), await see(own, visitor, others)]).toEqual([200, 404]);
    expect([await see(members), await see(members, visitor, others)]).toEqual([404, 200]);
    const forged = others.replace(/^[^.]*/, mine.split('.')[0] ?? '');
    for (const ticket of [forged, `${mine}x`, 'x', '..', mine.replace(/\.\d/, '.9')])
      expect(await see(own, visitor, ticket)).toBe(404);
    expect((await visitor.request('/ptl/community/content/openPictures', { method: 'POST' })).status).toBe(401);
  });
});

it('gives nothing but pictures as pictures, and no file that is downloaded after a login', async () => {
  const [shown, pdf] = [await store(await makePicture('png', 320, 180), '布局图.png'), await store(PDF, 'g.pdf')];
  await publish(MATERIAL, { fileId: shown });
  await publish(MATERIAL, { fileId: pdf });
  const captionsId = await store(CAPTIONS, '片头.vtt');
  await publish(VIDEO, { fileId: await store(makeVideo(7), '片头.mp4'), captionsId });
  expect([await see(shown), await see(pdf), await see(captionsId)]).toEqual([404, 404, 404]);
  expect([await see(shown, reader), await see(pdf, author)]).toEqual([404, 404]);
});

describe('moderators', () => {
  const look = (mid: string, browser = moderator) =>
    browser.request('/ops-api/community/openFiles', { method: 'POST', payload: { mid } });
  const read = async (mid: string) => (await look(mid)).body.data as EndpointData<typeof openQueuedFiles>;
  const play = async (url: string) => (await visitor.request(url, { headers: { range: 'bytes=4-7' } })).text;
  const countLooks = async (mid: string) => {
    const lines = await portal.database.query(
      `select from audit_log where action = 'communitycontent.openFiles' and subject_no = '${mid}'`,
    );
    return lines.length;
  };

  it('look at the files of what waits, which is noted, and at no draft', async () => {
    const picture = await addPicture();
    const video = makeVideo(21);
    const files = { fileId: await store(video, '待审.mp4'), captionsId: await store(CAPTIONS, '待审.vtt') };
    const mid = await saveContent(author, { ...files, cover: address(picture), fileIds: [picture] }, VIDEO);
    expect([(await look(mid)).body.code, await countLooks(mid)]).toEqual(['409', 0]);
    await doWriting(author, 'submit', { mid });
    for (const [browser, status] of [
      [author, 404],
      [reader, 404],
      [visitor, 401],
    ] as const)
      expect((await look(mid, browser)).status).toBe(status);
    const { fileUrl, previewUrl, captionsUrl, pictureTicket } = await read(mid);
    expect(await countLooks(mid)).toBe(1);
    const download = await visitor.request(fileUrl);
    expect([download.status, download.headers['content-length']]).toEqual([200, String(video.length)]);
    expect([await play(previewUrl), (await visitor.request(captionsUrl)).text]).toEqual(['ftyp', String(CAPTIONS)]);
    const other = await addPicture();
    await saveContent(author, { fileIds: [other] });
    expect([await see(picture, visitor, pictureTicket), await see(other, visitor, pictureTicket)]).toEqual([200, 404]);
    const forged = pictureTicket.replace(/\.\d/, '.9');
    expect(await see(picture, visitor, forged)).toBe(404);
  });

  it('see the file that waits, while readers have the one that is out', async () => {
    const mid = await publish(MATERIAL, { fileId: await store(PDF, '旧.pdf') });
    const archive = makeArchive(500);
    await saveAgain(mid, { fileId: await store(archive, '新.zip') });
    expect((await visitor.request((await read(mid)).fileUrl)).headers['content-length']).toBe(String(PDF.length));
    await doWriting(author, 'submit', { mid });
    const { fileUrl, captionsUrl } = await read(mid);
    expect((await visitor.request(fileUrl)).headers['content-length']).toBe(String(archive.length));
    expect(captionsUrl).toBe('');
    expect((await visitor.request(await openUrl(mid))).headers['content-length']).toBe(String(PDF.length));
    const article = await publish(5, {});
    expect(await read(article)).toMatchObject({ fileUrl: '', previewUrl: '', captionsUrl: '' });
  });
});

it('has tickets that are for one file and ten minutes, and for pictures and half a day', async () => {
  const mid = await publish(MATERIAL, { fileId: await store(PDF, 'a.pdf') });
  const other = await publish(MATERIAL, { fileId: await store(PDF, 'b.pdf') });
  const url = await openUrl(mid);
  expect((await visitor.request(url.replace(mid, other))).status).toBe(401);
  expect((await visitor.request(url.replace(/ticket=\d/, 'ticket=9'))).status).toBe(401);
  const picture = await addPicture();
  await saveContent(author, { fileIds: [picture] });
  const ticket = await ticketOf(author);
  advance(601);
  expect((await visitor.request(url)).status).toBe(401);
  expect(await see(picture, visitor, ticket)).toBe(200);
  advance(43_200);
  expect(await see(picture, visitor, ticket)).toBe(404);
});

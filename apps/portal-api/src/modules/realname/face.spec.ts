import { randomUUID } from 'node:crypto';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { createProofCalls } from './testing/proof-calls';
import { createRealnameCalls, findPerson, setEntrance } from './testing/realname-calls';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const calls = createRealnameCalls(portal);
const { startFace: start, play, scan } = createProofCalls(portal);
const { name, idNumber } = findPerson('pass');

beforeAll(() => setEntrance(portal, true, true));
beforeEach(() => portal.database.query('delete from identification'));

/** Somebody whose name and number are confirmed, and whose face is to be compared. */
async function confirm(more: object = {}) {
  const { browser } = await openSession(portal, now());
  await calls.agree(browser);
  const { id } = await calls.submit(browser, 'personThreeElement', { name, idNumber, ...more });
  return { browser, id };
}

const status = async (browser: TestBrowser, sessionId: string) =>
  ((await calls.post(browser, 'qrStatus', { sessionId })).body.data as { state: number } | null)?.state;

it('verifies by a face, step by step', async () => {
  const { browser, id } = await confirm();
  expect((await calls.detail(browser, id)).body.data).toMatchObject({ method: 1, state: 2, proof: 'face' });
  const { sessionId, code } = await start(browser, id);
  expect(await status(browser, sessionId)).toBe(0);
  expect((await calls.post(browser, 'faceRecognitionAuth', { sessionId })).body.msg).toBe('刷脸尚未完成');
  const scanned = await play('scan', code);
  expect(scanned.body.data).toMatchObject({ state: 1, name: '**安' });
  expect(await status(browser, sessionId)).toBe(1);
  await play('pass', (scanned.body.data as { ticket: string }).ticket);
  expect(await status(browser, sessionId)).toBe(2);
  expect(await calls.submit(browser, 'faceRecognitionAuth', { sessionId })).toMatchObject({ state: 6 });
  expect(await calls.find(browser)).toMatchObject({ state: 6, kind: 'person' });
  expect((await calls.post(browser, 'faceRecognitionAuth', { sessionId })).status).toBe(409);
});

it('leads the telephone to the brand of whoever is verified', async () => {
  const { browser, id } = await confirm();
  await portal.database.query(`update portal_user set brand_path = '/miot'`);
  expect(new URL((await start(browser, id)).url).pathname).toBe('/miot/face-telephone');
});

it('fails where the face does not fit, and leaves the other ways', async () => {
  const { browser, id } = await confirm();
  const { sessionId, code } = await start(browser, id);
  await play('refuse', await scan(code));
  expect(await status(browser, sessionId)).toBe(3);
  const failed = await calls.submit(browser, 'faceRecognitionAuth', { sessionId });
  expect(failed).toMatchObject({ state: 7, reason: '人脸比对未通过，请重试或改用其他方式' });
});

it('is for one telephone: the code is good once, and what comes after it belongs to the first', async () => {
  const { browser, id } = await confirm();
  const { sessionId, code } = await start(browser, id);
  const tickets = await Promise.all([1, 2].map(() => play('scan', code)));
  expect(tickets.map((response) => response.status).sort()).toEqual([200, 404]);
  for (const wrong of [code, 'x', sessionId]) expect((await play('pass', wrong)).status).toBe(404);
  expect(await status(browser, sessionId)).toBe(1);
});

it('is nobody else’s', async () => {
  const [{ browser, id }, { browser: other, id: othersId }] = [await confirm(), await confirm()];
  const { sessionId, code } = await start(browser, id);
  await play('pass', await scan(code));
  for (const wrong of [sessionId, randomUUID(), 'x']) {
    expect((await calls.post(other, 'qrStatus', { sessionId: wrong })).status).toBe(404);
    expect((await calls.post(other, 'faceRecognitionAuth', { sessionId: wrong })).status).toBe(404);
  }
  expect((await calls.post(other, 'generateFaceCenterUrl', { id })).status).toBe(404);
  expect((await calls.detail(other, othersId)).body.data).toMatchObject({ state: 2 });
});

it('lasts ten minutes, after which there is a new code, five a day', async () => {
  const { browser, id } = await confirm();
  const first = await start(browser, id);
  advance(601);
  expect(await status(browser, first.sessionId)).toBe(4);
  expect((await play('scan', first.code)).status).toBe(404);
  expect((await calls.post(browser, 'faceRecognitionAuth', { sessionId: first.sessionId })).body.msg).toBe(
    '二维码已过期，请重新获取',
  );
  const second = await start(browser, id);
  expect(await status(browser, first.sessionId)).toBeUndefined();
  expect(await status(browser, second.sessionId)).toBe(0);
  for (let count = 0; count < 3; count += 1) await start(browser, id);
  expect((await calls.post(browser, 'generateFaceCenterUrl', { id })).status).toBe(429);
});

it('is compared only with what was confirmed, and only where its owner agrees to that by itself', async () => {
  const wrong = findPerson('name');
  const { browser, id } = await confirm({ name: '张对名', idNumber: wrong.idNumber });
  expect((await calls.post(browser, 'generateFaceCenterUrl', { id })).status).toBe(409);
  const unwilling = await openSession(portal, now());
  await calls.agree(unwilling.browser, ['identityElements']);
  const sent = await calls.submit(unwilling.browser, 'personThreeElement', { name, idNumber });
  const rejected = await calls.post(unwilling.browser, 'generateFaceCenterUrl', { id: sent.id });
  expect(rejected.body.msg).toBe('请先单独同意「人脸识别」');
});

it('ends with the consent to it', async () => {
  const { browser, id } = await confirm();
  const { sessionId } = await start(browser, id);
  await browser.request('/ptl/privacy/consent', { method: 'POST', payload: { key: 'face', agreed: false } });
  expect(await status(browser, sessionId)).toBeUndefined();
  expect((await calls.detail(browser, id)).body.data).toMatchObject({ state: 8 });
});

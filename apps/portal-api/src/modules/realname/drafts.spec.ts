import type { IdentificationDraft } from '@portal/api-contract/account';
import { storedFile } from '../../platform/files/files.tables';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import type { TestBrowser } from '../../testing/test-browser';
import { identificationDraft } from './drafts.tables';
import { createDraftPurge } from './purge-drafts';
import { createRealnameCalls, findPerson, keepSessions, setEntrance, toElements } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';

const DAY_S = 86_400;
const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const calls = createRealnameCalls(portal);
const reviews = createReviewCalls(portal, now);

beforeAll(() => setEntrance(portal, true, true));

const NUMBER = '11000019900307001X';
const flow = { type: 1, method: 2 };
const typed = { ...flow, step: 'upload', fields: { name: '林予安', idNumber: NUMBER, address: '上海市 张江路' } };

const save = (browser: TestBrowser, sent: object) => calls.post(browser, 'saveDraft', sent);
const read = async (browser: TestBrowser, { type, method } = flow) =>
  (await browser.request(`/ptl/identification/draft?type=${type}&method=${method}`)).body
    .data as IdentificationDraft | null;
async function keep(browser: TestBrowser, sent: object): Promise<IdentificationDraft> {
  return (await calls.submit(browser, 'saveDraft', sent)) as unknown as IdentificationDraft;
}
const isFileUsed = async (id: string) =>
  (await database.orm.select().from(storedFile)).find((file) => file.id === id)?.isUsed;

describe('a draft', () => {
  it('gives its owner back what was typed, by way and step, and nobody else', async () => {
    const [{ browser }, other] = [await reviews.logIn(), await reviews.logIn()];
    expect(await read(browser)).toBeNull();
    const { version } = await keep(browser, typed);
    const draft = { ...typed, pictures: {}, version, savedAt: '2026-06-05T12:00:00+08:00' };
    expect(await read(browser)).toEqual({ ...draft, purgedAt: '2026-06-12T12:00:00+08:00' });
    expect(await read(browser, { type: 1, method: 6 })).toBeNull();
    expect(await read(other.browser)).toBeNull();
    await calls.post(other.browser, 'removeDraft', flow);
    expect(await read(browser)).not.toBeNull();
    const { body } = await browser.request('/ptl/identification/draftList');
    expect(body.data).toEqual([
      { ...flow, step: 'upload', savedAt: draft.savedAt, purgedAt: '2026-06-12T12:00:00+08:00' },
    ]);
  });

  it('is sealed where it is stored', async () => {
    const { browser, userId } = await reviews.logIn();
    await keep(browser, typed);
    const [row] = await portal.database.query<{ line: string }>(
      'select d::text as line from identification_draft d where owner_id = $1',
      [userId],
    );
    for (const text of [NUMBER, '林予安', '张江路']) expect(row?.line).not.toContain(text);
  });

  it('is not overwritten by a window that has not seen it, not even one from before it was removed', async () => {
    const { browser } = await reviews.logIn();
    const first = await keep(browser, typed);
    expect((await save(browser, typed)).body).toMatchObject({
      code: '409',
      msg: '草稿刚刚在其他窗口有变化，请刷新后重试',
    });
    const second = await keep(browser, { ...typed, version: first.version, fields: { name: '林' } });
    expect((await save(browser, { ...typed, version: first.version })).status).toBe(409);
    expect(await read(browser)).toMatchObject({ version: second.version, fields: { name: '林' } });
    await calls.post(browser, 'removeDraft', flow);
    expect((await save(browser, { ...typed, version: second.version })).status).toBe(409);
    expect(await read(browser)).toBeNull();
  });

  it('is kept once of two windows that save at the same time', async () => {
    const { browser } = await reviews.logIn();
    const statuses = (await Promise.all([save(browser, typed), save(browser, typed)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('asks for the consent that what is in it asks for', async () => {
    const { browser } = await reviews.logIn();
    const fileId = await reviews.upload(browser);
    await calls.agree(browser, ['identityElements', 'identityPicture'], false);
    expect((await save(browser, typed)).body).toMatchObject({ code: '409', msg: expect.stringContaining('单独同意') });
    await calls.agree(browser, ['identityElements']);
    expect((await save(browser, typed)).status).toBe(200);
    const { version } = (await read(browser)) ?? {};
    expect((await save(browser, { ...typed, version, pictures: { front: fileId } })).status).toBe(409);
  });
});

describe('pictures of a draft', () => {
  it('are kept with it, given to what is submitted, and let go of with it', async () => {
    const { browser } = await reviews.logIn();
    const form = await reviews.fillIn(browser);
    const pictures = { front: form.frontFileId, back: form.backFileId };
    const { version } = await keep(browser, { ...typed, pictures });
    expect(await isFileUsed(form.backFileId)).toBe(true);
    const fewer = await keep(browser, { ...typed, version, pictures: { front: form.frontFileId } });
    expect(fewer.pictures).toEqual({ front: form.frontFileId });
    expect(await isFileUsed(form.backFileId)).toBe(false);
    expect(await isFileUsed(form.frontFileId)).toBe(true);
    await calls.submit(browser, 'personCredentials', form);
    expect(await read(browser)).toBeNull();
    expect([await isFileUsed(form.frontFileId), await isFileUsed(form.backFileId)]).toEqual([true, true]);
  });

  it('are the owner’s own', async () => {
    const [{ browser }, other] = [await reviews.logIn(), await reviews.logIn()];
    const strange = await reviews.upload(other.browser);
    for (const front of [strange, 'x'])
      expect((await save(browser, { ...typed, pictures: { front } })).body).toMatchObject({
        code: '422',
        msg: '附件已失效，请重新上传',
      });
    expect(await isFileUsed(strange)).toBe(false);
    expect(await read(browser)).toBeNull();
  });
});

describe('a draft goes', () => {
  it('a week after it was saved, by a job', async () => {
    const { browser } = await reviews.logIn();
    const front = await reviews.upload(browser);
    await keep(browser, { ...typed, pictures: { front } });
    const purge = createDraftPurge({ database, clock: now });
    advance(7 * DAY_S - 1);
    await runDue(database.orm, [purge], now());
    expect(await database.orm.$count(identificationDraft)).toBeGreaterThan(0);
    advance(1);
    await runDue(database.orm, [purge], now());
    expect(await database.orm.$count(identificationDraft)).toBe(0);
    expect(await isFileUsed(front)).toBe(false);
    await keepSessions(portal, now());
  });

  it('with the flow that is cancelled, and with all others once an identity is there', async () => {
    const { browser } = await reviews.logIn();
    const { id } = await reviews.submit(browser);
    await keep(browser, typed);
    await keep(browser, { ...typed, method: 6 });
    await calls.cancel(browser, id);
    expect([await read(browser), (await read(browser, { type: 1, method: 6 }))?.step]).toEqual([null, 'upload']);
    const next = await calls.submit(browser, 'personThreeElement', toElements(findPerson('pass')).three);
    await calls.submit(browser, 'smsVerify', { id: next.id, code: await calls.sendCode(browser, next.id) });
    expect(await read(browser, { type: 1, method: 6 })).toBeNull();
  });

  it('with the consent it rests on', async () => {
    const { browser } = await reviews.logIn();
    const front = await reviews.upload(browser);
    await keep(browser, { ...typed, pictures: { front } });
    await keep(browser, { ...typed, method: 6 });
    await calls.agree(browser, ['identityPicture'], false);
    expect([await read(browser), (await read(browser, { type: 1, method: 6 }))?.step]).toEqual([null, 'upload']);
    await calls.agree(browser, ['identityElements'], false);
    expect(await read(browser, { type: 1, method: 6 })).toBeNull();
  });
});

it.each([
  ['no type', { method: 2 }],
  ['a type that is not there', { type: 7, method: 2 }],
  ['a way that a type does not have', { type: 1, method: 3 }],
  ['a field that no call has', { ...flow, fields: { password: 'x' } }],
  ['a field that is no text', { ...flow, fields: { name: 1 } }],
  ['a text that is too long', { ...flow, fields: { address: '长'.repeat(301) } }],
  ['a step that is no name', { ...flow, step: '<b>' }],
  ['a picture that no document has', { ...flow, pictures: { selfie: 'x' } }],
  ['a version that is a number', { ...flow, version: 3 }],
])('refuses %s with a text', async (_name, sent) => {
  const { browser } = await reviews.logIn();
  const { body, status } = await save(browser, sent);
  expect({ status, code: body.code }).toEqual({ status: 400, code: '422' });
  expect(body.msg).toMatch(/\p{Script=Han}/u);
});

it('refuses a body that is larger than any draft', async () => {
  const { browser } = await reviews.logIn();
  expect((await save(browser, { ...flow, fields: { address: '长'.repeat(9000) } })).status).toBe(413);
});

it('is for nobody who is not logged in', async () => {
  for (const url of ['draftList', 'draft?type=1&method=2'])
    expect((await portal.app.inject({ url: `/ptl/identification/${url}` })).statusCode).toBe(401);
});

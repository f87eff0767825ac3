import type { IdentificationDetail } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { createDataProtection } from '../../platform/security/data-protection';
import { openTestDatabase } from '../../testing/patient-limits';
import { lookAt } from '../../testing/sample-files';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession, openStaffSession } from '../../testing/test-session';
import { createAutomaticReviewer } from './automatic-reviewer';
import { createRealnameCalls, findPerson, keepSessions, setEntrance } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';
import { FIRST_WIDTH } from './verifier/sandbox-verifier';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
// The demonstration's own reviewer is called by hand.
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const calls = createRealnameCalls(portal);
const { idNumber } = findPerson('pass');

beforeAll(() => setEntrance(portal, true, true));
beforeEach(() => portal.database.query('delete from identification'));

const { logIn, logInReviewer, fillIn, submit, ops, openWithFacts, claim } = createReviewCalls(portal, now);

describe('somebody who sends the document', () => {
  it('waits for a reviewer, and is verified by one', async () => {
    const { browser } = await logIn();
    const sent = await submit(browser, { validUntil: '2030-03-07' });
    expect(sent).toMatchObject({
      type: 1,
      method: 2,
      state: 5,
      isReview: true,
      validUntil: '2030-03-07',
      telephone: '',
    });
    const { browser: reviewer, userId } = await openStaffSession(portal, now(), ['reviewer']);
    const { version } = await claim(reviewer, sent.id);
    expect((await ops(reviewer, 'pass', { id: sent.id, version })).body.data).toMatchObject({ state: 6 });
    expect(await calls.find(browser)).toMatchObject({ state: 6, kind: 'person', effective: { id: sent.id } });
    const { views } = (await calls.detail(browser, sent.id)).body.data as IdentificationDetail;
    expect(views.length).toBeGreaterThan(0);
    expect(views[0]).toEqual({ at: '2026-06-05T12:00:00+08:00', of: 'record', by: `code-${userId}` });
  });

  it('reads why it was refused, and may send it again', async () => {
    const { browser } = await logIn();
    const { id } = await submit(browser);
    const reviewer = await logInReviewer();
    const { version } = await claim(reviewer, id);
    const rejected = await ops(reviewer, 'reject', { id, version, reasonCode: 'blurred', text: '国徽面反光' });
    expect(rejected.status).toBe(200);
    expect(await calls.find(browser)).toMatchObject({
      state: 7,
      failed: { reason: '照片不清晰或不完整：国徽面反光' },
    });
    expect(await submit(browser)).toMatchObject({ state: 5 });
  });

  it.each([
    ['validUntil', { validUntil: '2026-06-04' }, '证件已过期，请先更新证件'],
    ['validUntil', { validUntil: '2026-13-04' }, '请选择证件有效期'],
    ['idNumber', { idNumber: '110000199003070010' }, '证件号码有误，请核对'],
    ['frontFileId', { frontFileId: randomUUID() }, '附件已失效，请重新上传'],
  ])('is told what is wrong with %s: %j', async (field, more, msg) => {
    const { browser } = await logIn();
    const { body } = await calls.post(browser, 'personCredentials', { ...(await fillIn(browser)), ...more });
    expect(body).toMatchObject({ code: '422', data: { fieldErrors: [{ field, msg }] } });
  });

  it('may use a document on its last day, and no picture twice or of somebody else', async () => {
    const [{ browser }, { browser: other }] = [await logIn(), await logIn()];
    const form = await fillIn(browser);
    const twice = { ...form, backFileId: form.frontFileId };
    expect((await calls.post(browser, 'personCredentials', twice)).body.code).toBe('422');
    expect((await calls.post(other, 'personCredentials', form)).body.code).toBe('422');
    expect((await calls.post(browser, 'personCredentials', { ...form, validUntil: '2026-06-05' })).status).toBe(200);
  });

  it('needs the consent for pictures, and an open entrance', async () => {
    const { browser } = await openSession(portal, now());
    await calls.agree(browser, ['identityElements']);
    const form = await fillIn(browser);
    expect((await calls.post(browser, 'personCredentials', form)).body.msg).toBe('请先单独同意「证件照片」');
    await calls.agree(browser);
    await setEntrance(portal, false, true);
    expect((await calls.post(browser, 'personCredentials', form)).body.msg).toBe('证件审核暂未开放，请改用自动核验');
    await setEntrance(portal, true, true);
    expect((await calls.post(browser, 'personCredentials', form)).status).toBe(200);
  });

  it('takes the consent for pictures back, which ends the review and lets go of them', async () => {
    const { browser, userId } = await logIn();
    const { id } = await submit(browser);
    await browser.request('/ptl/privacy/consent', {
      method: 'POST',
      payload: { key: 'identityPicture', agreed: false },
    });
    expect((await calls.detail(browser, id)).body.data).toMatchObject({ state: 8 });
    const used = await portal.database.query('select 1 from stored_file where owner_id = $1 and is_used', [userId]);
    expect(used).toEqual([]);
  });
});

describe('a reviewer', () => {
  it('sees what was typed beside what was read and what a register says, and no number in full', async () => {
    const { browser } = await logIn();
    const { id } = await submit(browser, {}, FIRST_WIDTH + 1);
    const reviewer = await logInReviewer();
    const seen = await openWithFacts(reviewer, id);
    expect(seen.facts).toEqual([
      { field: 'name', typed: '**安', read: '********力', isDifferent: true },
      { field: 'number', typed: '1100**********001X', read: '1100**********0029', isDifferent: true },
    ]);
    expect(seen.registry).toEqual({ result: 'match', reason: '' });
    expect(JSON.stringify(seen)).not.toContain(idNumber);
    expect(seen).toMatchObject({ promisedAt: '2026-06-08T12:00:00+08:00', waitingSince: '2026-06-05T12:00:00+08:00' });
    const { body } = await ops(reviewer, 'pageList', { number: idNumber.toLowerCase() });
    expect((body.data as { list: object[] }).list).toEqual([expect.objectContaining({ id, name: '**安' })]);
    expect((await ops(reviewer, 'pageList', { number: '110000198506120029' })).body.data).toMatchObject({ total: 0 });
  });

  it('sees pictures after taking a verification on, each with a mark over it, and each look is noted', async () => {
    const { browser } = await logIn();
    const sent = await submit(browser);
    const reviewer = await logInReviewer();
    const { pictures } = await openWithFacts(reviewer, sent.id);
    expect(pictures.map(({ kind }) => kind).sort()).toEqual(['back', 'front']);
    const url = `/ops-api/identification/file?id=${sent.id}&fileId=${pictures[0]?.id}`;
    expect((await reviewer.request(url)).status).toBe(409);
    await claim(reviewer, sent.id);
    const cookie = [...reviewer.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const shown = await portal.app.inject({ url, headers: { cookie, ...reviewer.tokenHeaders() } });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect(await lookAt(shown.rawPayload)).toMatchObject({ width: FIRST_WIDTH });
    const [stored] = await portal.database.query<{ sealed_key: string }>('select * from stored_file where id = $1', [
      pictures[0]?.id,
    ]);
    expect(stored?.sealed_key).toMatch(/^v1\./);
    const wrong = `/ops-api/identification/file?id=${sent.id}&fileId=${randomUUID()}`;
    expect((await reviewer.request(wrong)).status).toBe(404);
    const { views } = (await calls.detail(browser, sent.id)).body.data as IdentificationDetail;
    expect(views.map(({ of }) => of)).toContain('picture');
  });

  it('keeps others away for half an hour', async () => {
    const { browser } = await logIn();
    const { id } = await submit(browser);
    const [first, second] = [await logInReviewer(), await logInReviewer()];
    const { version } = await claim(first, id);
    expect((await ops(second, 'claim', { id, version })).body.msg).toBe('该认证正由其他审核员处理');
    expect((await ops(second, 'pass', { id, version })).body.msg).toBe('请先领取该认证');
    advance(1801);
    await keepSessions(portal, now());
    expect((await ops(first, 'pass', { id, version })).body.msg).toBe('请先领取该认证');
    expect((await ops(second, 'claim', { id, version })).status).toBe(200);
  });

  it('decides about what was seen, and one of two decides', async () => {
    const { browser } = await logIn();
    const { id } = await submit(browser);
    const reviewer = await logInReviewer();
    const { version } = await claim(reviewer, id);
    expect((await ops(reviewer, 'pass', { id, version: version - 1 })).status).toBe(409);
    const statuses = await Promise.all([
      ops(reviewer, 'pass', { id, version }),
      ops(reviewer, 'reject', { id, version, reasonCode: 'different' }),
      calls.cancel(browser, id),
    ]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('cannot pass a number that too many accounts have', async () => {
    const reviewer = await logInReviewer();
    const browsers = [];
    for (let count = 0; count < 4; count += 1) browsers.push((await logIn()).browser);
    const ends: string[] = [];
    for (const browser of browsers) {
      const { id } = await submit(browser);
      const { version } = await claim(reviewer, id);
      ends.push((await ops(reviewer, 'pass', { id, version })).body.msg);
    }
    expect(ends.slice(0, 3)).toEqual(['操作成功', '操作成功', '操作成功']);
    expect(ends[3]).toContain('该证件已认证3个账号');
  });
});

it('is done by the demonstration after a while, by what the register says', async () => {
  const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
  const step = createAutomaticReviewer({ database, clock: now, protection, closingBlockers: [] });
  const reviewer = await logInReviewer();
  const [passing, failing] = [(await logIn()).browser, (await logIn()).browser];
  const [{ id: passed }, { id: failed }] = [
    await submit(passing),
    await submit(failing, { name: '周启舟', idNumber: findPerson('name').idNumber }),
  ];
  await openWithFacts(reviewer, passed);
  await openWithFacts(reviewer, failed);
  advance(26);
  await step.run();
  expect(await calls.find(passing)).toMatchObject({ state: 6 });
  expect(await calls.find(failing)).toMatchObject({
    state: 7,
    failed: { reason: '填写内容与证件不一致：姓名与登记信息不一致' },
  });
});

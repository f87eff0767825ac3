import type { QueuedIdentificationDetail } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { sendFile } from '../../testing/multipart';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { fillInLegalPerson } from './testing/enterprise-calls';
import { createProofCalls } from './testing/proof-calls';
import { createRealnameCalls, findPerson, setEntrance } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';
import { FIRST_WIDTH } from './verifier/sandbox-verifier';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const calls = createRealnameCalls(portal);
const proofs = createProofCalls(portal);
const { name, idNumber, telephone } = findPerson('pass');

beforeAll(() => setEntrance(portal, true, true));
beforeEach(() => portal.database.query('delete from identification'));

const { logIn, logInReviewer, upload, ops, open } = createReviewCalls(portal, now);

describe('a picture', () => {
  const read = (browser: TestBrowser, fileId: string, kind = 'front') => calls.post(browser, 'ocr', { kind, fileId });

  it('fills in the form, for its owner alone and with consent', async () => {
    const [{ browser }, { browser: other }] = [await logIn(), await openSession(portal, now())];
    const fileId = await upload(browser, FIRST_WIDTH);
    expect((await read(browser, fileId)).body.data).toEqual({ name, number: idNumber });
    expect((await read(browser, await upload(browser))).body.data).toEqual({ name: '', number: '' });
    const foreign = (await read(other, fileId)).body;
    expect(foreign).toMatchObject({ code: '422', data: { fieldErrors: [{ field: 'fileId' }] } });
    expect({ ...foreign, traceId: '' }).toEqual({ ...(await read(other, randomUUID())).body, traceId: '' });
    const own = await upload(other);
    expect((await read(other, own)).body.msg).toBe('请先单独同意「证件照片」');
  });

  it.each([
    ['nothing', Buffer.alloc(0), 400],
    ['HEIC', Buffer.from('000000206674797068656963', 'hex'), 415],
    ['HTML that says it is a picture', Buffer.from('<script>alert(1)</script>'), 415],
    ['a picture cut short', Buffer.from('ffd8ffe000104a464946', 'hex'), 415],
  ])('of %s is not taken, in words', async (_what, bytes, status) => {
    const { browser } = await logIn();
    const { status: actual, body } = await sendFile(browser, 'identification', bytes, 'a.jpg');
    expect({ actual, msg: body.msg }).toEqual({ actual: status, msg: expect.stringMatching(/文件|图片|格式/) });
  });
});

describe('an appeal', () => {
  /** Four who were verified by the same document, of whom the last was one too many. */
  async function exceed() {
    const three = { method: 2, name, idNumber, telephone };
    const browsers = [];
    for (let count = 0; count < 4; count += 1) {
      const { browser } = await logIn();
      const { id } = await calls.submit(browser, 'personThreeElement', three);
      await calls.submit(browser, 'smsVerify', { id, code: await calls.sendCode(browser, id) });
      browsers.push({ browser, id });
    }
    return browsers;
  }
  const text = '原手机号已停用，旧账号无法登录。';

  it('lets a reviewer give one account more than the limit', async () => {
    const browsers = await exceed();
    const [verified, last] = [browsers[0], browsers[3]];
    if (!verified || !last) throw new Error('There are too few');
    expect(await calls.find(last.browser)).toMatchObject({ state: 7, failed: { failure: 'conflict' } });
    expect((await calls.post(verified.browser, 'appealBind', { id: verified.id, text })).status).toBe(409);
    expect((await calls.post(verified.browser, 'appealBind', { id: last.id, text })).status).toBe(404);
    expect((await calls.post(last.browser, 'appealBind', { id: last.id, text: '短' })).body.code).toBe('422');
    const { id } = await calls.submit(last.browser, 'appealBind', { id: last.id, text });
    const reviewer = await logInReviewer();
    const seen = await open(reviewer, id);
    expect(seen).toMatchObject({ isFlagged: true, appeal: text, state: 5 });
    const { body } = await ops(reviewer, 'claim', { id, version: seen.version });
    const { version } = body.data as QueuedIdentificationDetail;
    expect((await ops(reviewer, 'pass', { id, version })).status).toBe(200);
    expect(await calls.find(last.browser)).toMatchObject({ state: 6 });
  });

  it('is taken from an enterprise as well, and may be rejected with a reason', async () => {
    const form = fillInLegalPerson('pass');
    let last = { browser: (await logIn()).browser, id: '' };
    for (let count = 0; count < 6; count += 1) {
      const { browser } = await logIn();
      const { id } = await calls.submit(browser, 'enterpriseFourElement', form);
      await proofs.confirm(await proofs.createLink(browser, id), true);
      last = { browser, id };
    }
    const { failed } = await calls.find(last.browser);
    expect(failed).toMatchObject({ failure: 'conflict', reason: expect.stringMatching(/^该证件已认证5个账号/) });
    advance(1);
    const appealed = await calls.submit(last.browser, 'appealBind', { id: last.id, text });
    expect(appealed).toMatchObject({ type: 2, method: 5, state: 5, isAppeal: true });
    const { id } = appealed;
    const reviewer = await logInReviewer();
    const { version } = await open(reviewer, id);
    const claimed = (await ops(reviewer, 'claim', { id, version })).body.data as QueuedIdentificationDetail;
    const reason = { reasonCode: 'other', text: '请先注销原账号' };
    expect((await ops(reviewer, 'reject', { id, version: claimed.version, ...reason })).status).toBe(200);
    const rejected = (await calls.find(last.browser)).failed;
    expect(rejected).toMatchObject({ id, failure: null, reason: '其他原因：请先注销原账号' });
    expect((await calls.post(last.browser, 'appealBind', { id, text })).status).toBe(409);
  });
});

import type { QueuedApplicationDetail } from '@portal/api-contract/account';
import { storeFile } from '../../testing/multipart';
import { SAMPLE_PDF } from '../../testing/sample-files';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import {
  addApplicationContent,
  callReview,
  openApplication,
  readApplication,
  submitForm,
  withdrawApplication,
} from './testing/application-calls';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now });
let reviewer: TestBrowser;
let colleague: TestBrowser;

beforeAll(async () => {
  await addApplicationContent(portal);
  ({ browser: reviewer } = await openStaffSession(portal, now()));
  ({ browser: colleague } = await openStaffSession(portal, now()));
});

const logIn = () => openSession(portal, now());

const open = async (applicationNo: string) =>
  (await reviewer.request(`/ops-api/application/detail?applicationNo=${applicationNo}`)).body
    .data as QueuedApplicationDetail;

/** An application somebody works on. */
async function submitClaimed(browser: TestBrowser, worker = reviewer): Promise<string> {
  const applicationNo = await submitForm(browser);
  expect((await callReview(worker, 'claim', { applicationNo, version: 1 })).status).toBe(200);
  return applicationNo;
}

const readMessages = (applicationNo: string) =>
  portal.database.query<{ title: string; body: string; link: string; read_at: Date | null }>(
    'select title, body, link, read_at from user_message where record_no = $1 order by created_at, title desc',
    [applicationNo],
  );

const readAudit = async (subjectNo: string) =>
  (
    await portal.database.query<{ action: string }>('select action from audit_log where subject_no = $1 order by at', [
      subjectNo,
    ])
  ).map(({ action }) => action.replace('application.', ''));

describe('the owner of an application', () => {
  it('sees how it stands and is told of every step of others', async () => {
    const { browser } = await logIn();
    const applicationNo = await submitClaimed(browser);
    advance(5 * 60);
    await callReview(reviewer, 'reject', { applicationNo, version: 2, reason: '使用场景不清楚' });
    expect(await openApplication(browser, applicationNo)).toMatchObject({
      ...{ state: 31, reason: '使用场景不清楚', version: 3, kind: 'model', itemName: '模型m-one' },
      log: [
        { from: null, to: 10, act: 'submit', actorRole: 'user', actorName: '', reason: '' },
        { from: 10, to: 20, act: 'claim', actorRole: 'reviewer', actorName: '', reason: '' },
        { from: 20, to: 31, act: 'reject', actorRole: 'reviewer', actorName: '', reason: '使用场景不清楚' },
      ],
    });
    const messages = await readMessages(applicationNo);
    const link = '/overview/applications?kind=model';
    expect(messages.map(({ title, read_at }) => [title, read_at !== null])).toEqual([
      ['申请已提交：模型申请：模型m-one', true],
      ['申请已受理：模型申请：模型m-one', false],
      ['申请未通过：模型申请：模型m-one', false],
    ]);
    expect(messages.at(-1)).toMatchObject({
      body: `申请编号：${applicationNo}，原因：使用场景不清楚`,
      link,
    });
  });

  it('may apply again once it is decided', async () => {
    const { browser } = await logIn();
    const applicationNo = await submitClaimed(browser);
    await callReview(reviewer, 'pass', { applicationNo, version: 2 });
    expect(await submitForm(browser)).not.toBe(applicationNo);
  });

  it('cannot take back what somebody works on', async () => {
    const { browser } = await logIn();
    const applicationNo = await submitClaimed(browser);
    expect(await withdrawApplication(browser, applicationNo)).toMatchObject({
      ...{ status: 409, body: { msg: '申请当前为「处理中」，不能进行此操作' } },
    });
  });

  it('alone may read it', async () => {
    const { browser } = await logIn();
    const applicationNo = await submitForm(browser);
    const visitors = await submitForm(new TestBrowser(portal.app), 'consult');
    const { browser: other } = await logIn();
    for (const wrong of [applicationNo, visitors, 'TR20260101AAAAAA', "' or '1'='1"])
      expect(await readApplication(other, wrong)).toMatchObject({
        ...{ status: 404, body: { code: '404', msg: '请求的内容不存在', data: null } },
      });
    expect((await readApplication(new TestBrowser(portal.app), applicationNo)).status).toBe(401);
    for (const wrong of ['', 'x'.repeat(33)]) expect((await readApplication(browser, wrong)).status).toBe(400);
  });
});

describe('a reviewer', () => {
  it('reads the form but for the telephone, which is noted', async () => {
    const { browser } = await logIn();
    const applicationNo = await submitForm(browser);
    const detail = await open(applicationNo);
    expect(detail.form).toMatchObject({
      ...{ scene: '用于产线设备的接入与监测。', contactName: '王小明', consent: true, telephone: '138****8000' },
    });
    expect(JSON.stringify(detail)).not.toContain('13800138000');
    expect(await readAudit(applicationNo)).toEqual(['view']);
  });

  it('gets the telephone of what is assigned to them, as long as there is work to do', async () => {
    const { browser } = await logIn();
    const applicationNo = await submitForm(browser);
    const ask = (worker: TestBrowser) => callReview(worker, 'telephone', { applicationNo });
    const rejected = { status: 409, body: { msg: '请先受理该申请' } };
    expect(await ask(reviewer)).toMatchObject(rejected);
    await callReview(reviewer, 'claim', { applicationNo, version: 1 });
    expect(await ask(colleague)).toMatchObject(rejected);
    expect((await ask(reviewer)).body.data).toEqual({ telephone: '13800138000' });
    await callReview(reviewer, 'pass', { applicationNo, version: 2 });
    expect(await ask(reviewer)).toMatchObject(rejected);
    expect((await readAudit(applicationNo)).sort()).toEqual(['approve', 'claim', 'openTelephone']);
  });

  it('opens the files of an application, those alone, and it is noted', async () => {
    const { browser } = await logIn();
    const [fileId, other] = [await storeFile(browser), await storeFile(browser)];
    const applicationNo = await submitForm(browser, 'model', { fileIds: [fileId] });
    expect((await open(applicationNo)).files).toMatchObject([{ id: fileId }]);
    const url = (id: string, no = applicationNo) => `/ops-api/application/file?applicationNo=${no}&id=${id}`;
    expect(await reviewer.request(url(fileId))).toMatchObject({ status: 200, text: SAMPLE_PDF.toString() });
    expect((await reviewer.request(`/ptl/file/content?id=${fileId}`)).status).toBe(404);
    for (const wrong of [url(other), url('none'), url(fileId, 'TR20260101AAAAAA')])
      expect((await reviewer.request(wrong)).status).toBe(404);
    expect((await browser.request(url(fileId))).status).toBe(404);
    expect((await readAudit(applicationNo)).sort()).toEqual(['openFile', 'view']);
    expect(await openApplication(browser, applicationNo)).toMatchObject({ files: [{ id: fileId }] });
  });

  it('opens the résumé of an application for a job', async () => {
    const { browser } = await logIn();
    const resumeFileId = await storeFile(browser, 'resume');
    const form = { jobId: 'j-one', name: '王小明', telephone: '13800138000', email: 'wang@example.com', consent: true };
    const { body } = await browser.request('/ptl/recruit/apply', {
      method: 'POST',
      payload: { ...form, resumeFileId },
    });
    const { applicationNo } = body.data as { applicationNo: string };
    expect((await open(applicationNo)).files).toMatchObject([{ id: resumeFileId }]);
    expect(
      (await reviewer.request(`/ops-api/application/file?applicationNo=${applicationNo}&id=${resumeFileId}`)).status,
    ).toBe(200);
  });

  it('takes it on before deciding, and says why it is refused', async () => {
    const { browser } = await logIn();
    const applicationNo = await submitForm(browser);
    for (const action of ['pass', 'reject'])
      expect(await callReview(reviewer, action, { applicationNo, version: 1, reason: '资料不全' })).toMatchObject({
        ...{ status: 409, body: { msg: '申请当前为「待受理」，不能进行此操作' } },
      });
    await callReview(reviewer, 'claim', { applicationNo, version: 1 });
    for (const reason of [undefined, '', ' x ', '长'.repeat(301), 7])
      expect((await callReview(reviewer, 'reject', { applicationNo, version: 2, reason })).body.code).toBe('422');
    const { body } = await callReview(reviewer, 'reject', { applicationNo, version: 2, reason: ' 资料不全 ' });
    expect(body.data).toMatchObject({ state: 31, reason: '资料不全', version: 3 });
    for (const action of ['claim', 'pass', 'reject'])
      expect((await callReview(reviewer, action, { applicationNo, version: 3, reason: '资料不全' })).status).toBe(409);
  });

  it('acts on what was seen, not on what has become of it', async () => {
    const { browser } = await logIn();
    const applicationNo = await submitForm(browser);
    await withdrawApplication(browser, applicationNo);
    expect(await callReview(reviewer, 'claim', { applicationNo, version: 1 })).toMatchObject({
      ...{ status: 409, body: { msg: '申请在您查看后已有变化，请重新打开并核对' } },
    });
    for (const version of [undefined, '1', 1.5])
      expect((await callReview(reviewer, 'claim', { applicationNo, version })).status).toBe(400);
    expect((await callReview(reviewer, 'claim', { applicationNo: 'none', version: 1 })).status).toBe(404);
  });

  it('does not decide over the head of a colleague, but may take over, which is noted', async () => {
    const { browser } = await logIn();
    const applicationNo = await submitClaimed(browser, colleague);
    expect(await callReview(reviewer, 'pass', { applicationNo, version: 2 })).toMatchObject({
      ...{ status: 409, body: { msg: '该申请由其他审核员处理，接手后再作决定' } },
    });
    const { body } = await callReview(reviewer, 'claim', { applicationNo, version: 2 });
    expect(body.data).toMatchObject({ state: 20, version: 3 });
    expect((await callReview(colleague, 'pass', { applicationNo, version: 3 })).status).toBe(409);
    expect((await callReview(reviewer, 'claim', { applicationNo, version: 3 })).status).toBe(409);
    expect((await callReview(reviewer, 'pass', { applicationNo, version: 3 })).status).toBe(200);
    const { log } = await openApplication(browser, applicationNo);
    expect(log.map(({ act, from, to }) => [act, from, to])).toEqual([
      ['submit', null, 10],
      ['claim', 10, 20],
      ['transfer', 20, 20],
      ['approve', 20, 30],
    ]);
    expect((await readMessages(applicationNo)).map(({ title }) => title)).not.toContain('申请转交处理');
  });

  it('gives back what they work on, for a colleague to take on', async () => {
    const { browser } = await logIn();
    const applicationNo = await submitClaimed(browser);
    const release = (by: TestBrowser, version: number) => callReview(by, 'release', { applicationNo, version });
    expect(await release(colleague, 2)).toMatchObject({ status: 409, body: { msg: '请先受理该申请' } });
    expect((await release(reviewer, 2)).body.data).toMatchObject({ state: 20, version: 3, assignee: '' });
    expect((await release(reviewer, 3)).status).toBe(409);
    expect((await callReview(colleague, 'claim', { applicationNo, version: 3 })).status).toBe(200);
    expect((await callReview(colleague, 'pass', { applicationNo, version: 4 })).status).toBe(200);
    const { log } = await openApplication(browser, applicationNo);
    expect(log.map(({ act }) => act)).toEqual(['submit', 'claim', 'release', 'transfer', 'approve']);
  });

  it('works on what a visitor sent, of which nobody is told', async () => {
    const applicationNo = await submitForm(new TestBrowser(portal.app), 'consult');
    await callReview(reviewer, 'claim', { applicationNo, version: 1 });
    const { body } = await callReview(reviewer, 'pass', { applicationNo, version: 2 });
    expect(body.data).toMatchObject({
      ...{ state: 30, userCode: '' },
      log: [{ act: 'submit', actorRole: 'user' }, { act: 'claim' }, { act: 'approve' }],
    });
    expect(await readMessages(applicationNo)).toEqual([]);
  });

  it('decides once, for twenty who decide at the same time', async () => {
    const { browser } = await logIn();
    const applicationNo = await submitClaimed(browser);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        callReview(reviewer, index % 2 ? 'pass' : 'reject', { applicationNo, version: 2, reason: '资料不全' }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await openApplication(browser, applicationNo)).version).toBe(3);
  });

  it('never works on what its owner takes back at the same moment', async () => {
    const { browser } = await logIn();
    for (let round = 0; round < 6; round += 1) {
      const applicationNo = await submitForm(browser);
      const [claimed, withdrawn] = await Promise.all([
        callReview(reviewer, 'claim', { applicationNo, version: 1 }),
        withdrawApplication(browser, applicationNo),
      ]);
      expect([claimed.status, withdrawn.status].sort()).toEqual([200, 409]);
      const { state, log } = await openApplication(browser, applicationNo);
      expect([state, log.length]).toEqual([claimed.status === 200 ? 20 : 40, 2]);
      if (state === 20) await callReview(reviewer, 'pass', { applicationNo, version: 2 });
    }
  });
});

import type { InvoiceTitle, InvoiceTitleDetail } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { createDataProtection } from '../../platform/security/data-protection';
import { storeFile } from '../../testing/multipart';
import { openTestDatabase } from '../../testing/patient-limits';
import { SAMPLE_PDF } from '../../testing/sample-files';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession, openStaffSession } from '../../testing/test-session';
import { COMPANY, createTitleCalls, GENERAL } from './testing/title-calls';
import { createTitleTask } from './title-operator';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now });
let finance: TestBrowser;

beforeAll(async () => {
  ({ browser: finance } = await openStaffSession(portal, now()));
});

const logIn = () => openSession(portal, now());
const { post, store, list, detail, ops } = createTitleCalls();

describe('another user’s title', () => {
  it('is answered like one that does not exist, and stays as it is', async () => {
    const [{ browser: owner }, { browser: other }] = [await logIn(), await logIn()];
    const title = await store(owner, COMPANY);
    const notThere = { status: 404, body: { code: '404', msg: '请求的内容不存在', data: null } };
    for (const id of [title.id, randomUUID(), 'none', "' or '1'='1"]) {
      for (const action of ['save', 'delete', 'setDefault', 'withdrawAudit'])
        expect(await post(other, action, { ...COMPANY, id, version: 1 })).toMatchObject(notThere);
      expect(await detail(other, id)).toMatchObject(notThere);
      for (const action of ['pass', 'reject', 'expire'])
        expect(await ops(other, action, { id, version: 1, reason: '不一致' })).toMatchObject(notThere);
    }
    expect(await ops(other, 'pageList', {})).toMatchObject(notThere);
    const { data } = (await detail(owner, title.id)).body;
    expect(data).toEqual(title);
  });

  it('is kept from visitors', async () => {
    const visitor = new TestBrowser(portal.app);
    expect((await visitor.request('/ptl/invoiceTitle/list')).status).toBe(401);
    for (const action of ['save', 'delete', 'setDefault', 'withdrawAudit'])
      expect((await post(visitor, action, { ...COMPANY, id: 'x' })).status).toBe(401);
    expect((await ops(visitor, 'pass', { id: 'x', version: 1 })).status).toBe(401);
  });
});

describe('finance', () => {
  it('sees a title in full with its evidence, which is noted', async () => {
    const { browser } = await logIn();
    const fileId = await storeFile(browser, 'qualification');
    const { id, titleNo } = await store(browser, { ...GENERAL, fileIds: [fileId] });
    expect((await finance.request(`/ptl/file/content?id=${fileId}`)).status).toBe(404);
    const { body } = await finance.request(`/ops-api/invoicetitle/detail?id=${id}`);
    expect(body.data).toMatchObject({
      bankAccount: '4558000012345678',
      telephone: '021-61234567',
      files: [{ id: fileId }],
    });
    const evidence = `/ops-api/invoicetitle/file?id=${id}&fileId=`;
    expect(await finance.request(evidence + fileId)).toMatchObject({ status: 200, text: SAMPLE_PDF.toString() });
    expect((await finance.request(`/ptl/file/content?id=${fileId}`)).status).toBe(404);
    await ops(finance, 'pass', { id, version: 1 });
    const lines = await portal.database.query<{ action: string }>(
      'select action from audit_log where subject_no = $1 order by at, action desc',
      [titleNo],
    );
    expect(lines.map(({ action }) => action).sort()).toEqual([
      'invoicetitle.approve',
      'invoicetitle.openFile',
      'invoicetitle.view',
    ]);
  });

  it('opens only files that are the title’s own', async () => {
    const { browser } = await logIn();
    const [fileId, other] = [await storeFile(browser, 'qualification'), await storeFile(browser, 'qualification')];
    const { id } = await store(browser, { ...GENERAL, fileIds: [fileId] });
    for (const wrong of [other, randomUUID(), 'none'])
      expect((await finance.request(`/ops-api/invoicetitle/file?id=${id}&fileId=${wrong}`)).status).toBe(404);
    expect((await finance.request(`/ops-api/invoicetitle/file?id=${randomUUID()}&fileId=${fileId}`)).status).toBe(404);
    expect((await browser.request(`/ops-api/invoicetitle/file?id=${id}&fileId=${fileId}`)).status).toBe(404);
  });

  it('has to say why it refuses', async () => {
    const { browser } = await logIn();
    const { id } = await store(browser, COMPANY);
    expect((await ops(finance, 'reject', { id, version: 1 })).body).toMatchObject({ code: '422', msg: '请说明原因' });
    expect((await ops(finance, 'reject', { id, version: 1, reason: '不一致' })).status).toBe(200);
    expect((await ops(finance, 'reject', { id, version: 2, reason: '不一致' })).status).toBe(409);
  });

  it('decides about what it has seen, not about what the title has become', async () => {
    const { browser } = await logIn();
    const { id, version } = await store(browser, COMPANY);
    await post(browser, 'withdrawAudit', { id });
    const changed = await store(browser, { ...COMPANY, id, name: '启衡科技（北京）有限公司', version: 2 });
    expect(changed.status).toBe(1);
    for (const action of ['pass', 'reject', 'expire']) {
      const { status, body } = await ops(finance, action, { id, version, reason: '不一致' });
      expect({ status, msg: body.msg }).toEqual({ status: 409, msg: '发票抬头在您查看后已有变化，请重新打开并核对' });
    }
    expect((await ops(finance, 'pass', { id })).status).toBe(400);
    expect((await ops(finance, 'pass', { id, version: changed.version })).status).toBe(200);
  });

  it('never passes what its owner changes at the same moment', async () => {
    const { browser } = await logIn();
    for (let round = 0; round < 6; round += 1) {
      const { id, version } = await store(browser, COMPANY);
      const [passed] = await Promise.all([
        ops(finance, 'pass', { id, version }),
        post(browser, 'withdrawAudit', { id }).then(() =>
          post(browser, 'save', { ...COMPANY, id, name: '启衡科技（北京）有限公司', version: version + 1 }),
        ),
      ]);
      const { status, name } = (await detail(browser, id)).body.data as InvoiceTitleDetail;
      // Passed with the name that was seen, or waiting with the new one.
      expect(passed.status === 200 || status === 1).toBe(true);
      if (status === 2) expect(name).toBe(COMPANY.name);
    }
  });

  it('decides once, for twenty who decide at the same time', async () => {
    const { browser } = await logIn();
    const { id } = await store(browser, COMPANY);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? ops(finance, 'pass', { id, version: 1 })
          : ops(finance, 'reject', { id, version: 1, reason: '不一致' }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await list(browser))[0]?.version).toBe(2);
  });
});

it('is passed or refused by the demonstration’s operator after a while, but for numbers to be looked at', async () => {
  const { browser } = await logIn();
  const plain = await store(browser, COMPANY);
  const rejected = await store(browser, { ...COMPANY, name: '测试驳回有限公司' });
  const flagged = await store(browser, { ...COMPANY, taxNumber: '91990000MA000004X7' });
  const { PORTAL_DATA_KEY = '' } = createTestEnvironment();
  const database = openTestDatabase(portal.database.address);
  const protection = createDataProtection(Buffer.from(PORTAL_DATA_KEY, 'base64'));
  const step = createTitleTask({ database, clock: now, protection });
  const read = async () =>
    Object.fromEntries((await list(browser)).map(({ id, status }: InvoiceTitle) => [id, status]));
  await step.run();
  expect(await read()).toEqual({ [plain.id]: 1, [rejected.id]: 1, [flagged.id]: 1 });
  advance(30);
  for (let round = 0; round < 5; round += 1) await Promise.all([step.run(), step.run()]);
  expect(await read()).toEqual({ [plain.id]: 2, [rejected.id]: 3, [flagged.id]: 1 });
  const { log } = (await detail(browser, plain.id)).body.data as InvoiceTitleDetail;
  expect(log.map(({ act }) => act)).toEqual(['submit', 'approve']);
  await database.close();
});

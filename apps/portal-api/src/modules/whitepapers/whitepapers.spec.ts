import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addContent, makeSolution } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';

const BYTES = '%PDF-1.4 white paper';

const withPaper = (id: string, changes: Readonly<Record<string, unknown>> = {}) => {
  const solution = makeSolution(id, changes);
  return { ...solution, content: { ...(solution['content'] as object), whitepaper: `《${id}白皮书》` } };
};

const portal = setUpPortal();

beforeAll(async () => {
  await addContent(portal, {
    'solutions/s-paper.json': withPaper('s-paper'),
    'solutions/s-lost.json': withPaper('s-lost'),
    'solutions/s-off.json': withPaper('s-off', { listingStatus: 3 }),
    'solutions/s-none.json': makeSolution('s-none'),
  });
  mkdirSync(join(portal.contentDir, 'whitepapers'));
  for (const id of ['s-paper', 's-off', 's-none'])
    writeFileSync(join(portal.contentDir, 'whitepapers', `${id}.pdf`), BYTES);
});

const logIn = async () => (await openSession(portal)).browser;

const describePaper = (browser: TestBrowser, id: string) =>
  browser.request(`/ptl/solution/whitepaper?solutionId=${encodeURIComponent(id)}`);

const download = (browser: TestBrowser, payload: object) =>
  browser.request('/ptl/solution/downloadWhitepaper', { method: 'POST', payload });

const listOwn = async (browser: TestBrowser) => {
  const { body } = await browser.request('/ptl/application/pageList', { method: 'POST', payload: {} });
  return body.data as { total: number; list: object[] };
};

it('is described as the file is', async () => {
  expect((await describePaper(await logIn(), 's-paper')).body.data).toEqual({
    solutionId: 's-paper',
    solutionName: '方案s-paper',
    title: '《s-paper白皮书》',
    fileName: 's-paper白皮书.pdf',
    size: BYTES.length,
    sha256: createHash('sha256').update(BYTES).digest('hex'),
  });
});

it('is sent to those who agree, which is kept once', async () => {
  const browser = await logIn();
  for (let round = 0; round < 2; round += 1) {
    const response = await download(browser, { solutionId: 's-paper', consent: true });
    expect(response.status).toBe(200);
    expect(response.text).toBe(BYTES);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('s-paper白皮书.pdf')}`,
      'cache-control': 'private, no-store',
    });
  }
  expect(await listOwn(browser)).toMatchObject({
    total: 1,
    list: [{ kind: 'whitepaper', itemName: '《s-paper白皮书》', itemUrl: '/solution/s-paper.html', state: 30 }],
  });
});

it('is kept once also when ten downloads come at the same time', async () => {
  const browser = await logIn();
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => download(browser, { solutionId: 's-paper', consent: true })),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect((await listOwn(browser)).total).toBe(1);
});

it.each([false, undefined, 'true', 1])('is not sent for the consent %j', async (consent) => {
  const browser = await logIn();
  const { status, body } = await download(browser, { solutionId: 's-paper', consent });
  expect({ status, msg: body.msg }).toEqual({ status: 400, msg: '请先阅读并同意隐私政策' });
  expect((await listOwn(browser)).total).toBe(0);
});

it.each(['s-lost', 's-off', 's-none', 'none', '../s-paper', '..%2Fsolutions%2Fs-paper'])(
  'is not there for %s',
  async (id) => {
    const browser = await logIn();
    expect((await describePaper(browser, id)).status).toBe(404);
    expect((await download(browser, { solutionId: id, consent: true })).status).toBe(404);
    expect((await listOwn(browser)).total).toBe(0);
  },
);

it('is for users alone, and at no public address', async () => {
  const visitor = new TestBrowser(portal.app);
  expect((await describePaper(visitor, 's-paper')).status).toBe(401);
  expect((await download(visitor, { solutionId: 's-paper', consent: true })).status).toBe(401);
  for (const url of ['/files/whitepapers/s-paper.pdf', '/files/../whitepapers/s-paper.pdf'])
    expect((await portal.app.inject({ url })).statusCode).toBe(404);
});

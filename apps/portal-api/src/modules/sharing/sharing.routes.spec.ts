import { parseSharedEnvironment, type SharedEnvironment } from '../../platform/config';
import type { StaffRole } from '../../platform/security/staff-roles';
import { readBody } from '../../testing/fake-gateway';
import { type FakeServer, startFakeServer } from '../../testing/fake-server';
import { type FakeWechat, startFakeWechat, WECHAT_ACCOUNT } from '../../testing/fake-wechat';
import { TestBrowser } from '../../testing/test-browser';
import { createTestEnvironment, startTestPortal, type TestPortal } from '../../testing/test-portal';
import { openStaffSession } from '../../testing/test-session';
import { signPage } from './sign-page';

const NOW = new Date('2026-11-20T08:00:00Z');
const PAGES = ['/', '/news?a=1&b=2', '/miot/product'];

let wechat: FakeWechat;
let engine: FakeServer;
let site: FakeServer;
let portal: TestPortal;
let reviewer: TestBrowser;
let pushes: string[][];
/** What the engine still takes today. */
let share: number;
let isSiteUp: boolean;

beforeAll(async () => {
  wechat = await startFakeWechat();
  engine = await startFakeServer(async (request, response) => {
    const lines = (await readBody(request)).split('\n');
    if (lines.length > share) return void response.writeHead(400).end('{"error":400,"message":"over quota"}');
    pushes.push(lines);
    share -= lines.length;
    response.end(JSON.stringify({ success: lines.length, remain: share }));
  });
  site = await startFakeServer((request, response) => {
    const text = isSiteUp ? SITE_FILES(site.origin)[request.url ?? ''] : undefined;
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  portal = await startPortal({
    ...{ WECHAT_APP_ID: WECHAT_ACCOUNT.appId, WECHAT_APP_SECRET: WECHAT_ACCOUNT.secret },
    ...{ WECHAT_API_URL: wechat.origin, SEO_PUSH_URL: `${engine.origin}/urls?token=a-secret` },
  });
  reviewer = await logIn(portal, 'reviewer');
});
afterAll(async () => {
  await portal.close();
  await Promise.all([wechat.close(), engine.close(), site.close()]);
});
beforeEach(() => {
  pushes = [];
  share = 100;
  isSiteUp = true;
});

/** Files of a site of two brands; a map of another site among them. */
const SITE_FILES = (origin: string): Readonly<Record<string, string>> => ({
  '/robots.txt': [
    ...['User-agent: *', 'Disallow: /ptl/', '', `Sitemap: ${origin}/sitemap.xml`],
    ...[`Sitemap: ${origin}/miot/sitemap.xml`, 'Sitemap: http://elsewhere.example/sitemap.xml'],
  ].join('\n'),
  '/sitemap.xml': toMap([`${origin}/`, `${origin}/news?a=1&amp;b=2`, 'http://elsewhere.example/x']),
  '/miot/sitemap.xml': toMap([`${origin}/miot/product`, `${origin}/`]),
});
const toMap = (urls: readonly string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

function startPortal(variables: Readonly<Record<string, string>>): Promise<TestPortal> {
  const settings = parseSharedEnvironment(variables);
  const { WECHAT_APP_ID, WECHAT_APP_SECRET, WECHAT_API_URL, SEO_PUSH_URL } = settings;
  const environment: SharedEnvironment = {
    ...createTestEnvironment(),
    ...{ WECHAT_APP_ID, WECHAT_APP_SECRET, WECHAT_API_URL, SEO_PUSH_URL },
    FURTHER_ORIGINS: ['http://b.example'],
  };
  return startTestPortal({ environment, publicOrigin: site.origin, clock: () => NOW });
}

async function logIn(target: TestPortal, role?: StaffRole): Promise<TestBrowser> {
  return (await openStaffSession(target, NOW, role ? [role] : [])).browser;
}

describe('the signature of a page', () => {
  const sign = (url: string, target = portal) =>
    new TestBrowser(target.app).request(`/ptl/wx/jsSignature?url=${encodeURIComponent(url)}`);

  it('is made for visitors with the ticket of the account, without the fragment', async () => {
    const url = `${site.origin}/news?a=1&b=%E4%B8%80`;
    const { status, body } = await sign(`${url}#part`);
    const data = body.data as { nonceStr: string };
    expect([status, body.code]).toEqual([200, '200']);
    expect(data.nonceStr).toMatch(/^[0-9a-f]{24}$/);
    const salt = { timestamp: NOW.getTime() / 1000, nonceStr: data.nonceStr };
    expect(data).toEqual(signPage({ appId: WECHAT_ACCOUNT.appId, ticket: 'ticket-1' }, url, salt));
    expect((await sign(url)).body.data).not.toEqual(data);
  });

  it.each([
    'https://elsewhere.example/',
    'ORIGIN.elsewhere.example/',
    'ORIGIN@elsewhere.example/',
    'USER/',
    'ORIGIN/a b',
    'ORIGIN/中',
    `ORIGIN/${'x'.repeat(2048)}`,
    'javascript:alert(1)',
    '//elsewhere.example',
    '/news',
    '',
  ])('is refused for %.40s', async (pattern) => {
    const url = pattern.replace('ORIGIN', site.origin).replace('USER', site.origin.replace('//', '//user@'));
    const { status, body } = await sign(url);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ fieldErrors: [{ field: 'url' }] });
  });

  it('is made for pages of the origin the call came to alone', async () => {
    const url = 'http://b.example/news';
    const browser = new TestBrowser(portal.app, 'http://b.example');
    expect((await browser.request(`/ptl/wx/jsSignature?url=${url}`)).status).toBe(200);
    expect((await browser.request(`/ptl/wx/jsSignature?url=${site.origin}/news`)).status).toBe(400);
    expect((await sign(url)).status).toBe(400);
    const call = (origin?: string) =>
      portal.call({ method: 'GET', path: '/ptl/wx/jsSignature', query: { url }, origin });
    expect((await call('http://b.example')).status).toBe(200);
    expect((await call()).status).toBe(400);
    expect((await call('http://evil.example')).status).toBe(400);
  });

  it('is refused without an address', async () => {
    expect((await new TestBrowser(portal.app).request('/ptl/wx/jsSignature')).status).toBe(400);
  });

  it('is refused where the site has no account', async () => {
    const bare = await startPortal({});
    const { status, body } = await sign(`${site.origin}/`, bare);
    expect([status, body.code, body.msg]).toEqual([503, '503', '微信分享未开通']);
    await bare.close();
  });

  it('is refused where WeChat gives no ticket; the log tells why and holds no secret', async () => {
    const broken = await startPortal({
      ...{ WECHAT_APP_ID: WECHAT_ACCOUNT.appId, WECHAT_APP_SECRET: WECHAT_ACCOUNT.secret },
      WECHAT_API_URL: wechat.origin,
    });
    wechat.mood = 'refuse';
    const { status, body } = await sign(`${site.origin}/`, broken);
    expect([status, body.msg]).toEqual([503, '微信分享暂时不可用，请稍后再试']);
    const log = broken.logLines.join('');
    expect(log).toContain('WeChat (/cgi-bin/stable_token) refused: 40164 invalid ip 203.0.113.9');
    expect(log).not.toContain(WECHAT_ACCOUNT.secret);
    await broken.close();
  });

  it('is not made for one network without end', async () => {
    const limited = await startTestPortal({ isRateLimited: true });
    const statuses: number[] = [];
    for (let call = 0; call < 121; call += 1) statuses.push((await sign('http://localhost/', limited)).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([503, 429]);
    await limited.close();
  });
});

describe('a push to the search engine', () => {
  const push = async (payload: object | string = {}, browser = reviewer) =>
    browser.request('/ptl/seo/baiduPush', {
      ...{ method: 'POST', payload, headers: { 'content-type': 'application/json' } },
    });
  const toUrl = (path: string) => site.origin + path;

  it('is for operators who review, and nothing that others know of', async () => {
    expect((await push({}, new TestBrowser(portal.app))).status).toBe(401);
    for (const role of [undefined, 'agent'] as const)
      expect((await push({ urls: 7 }, await logIn(portal, role))).status).toBe(404);
    expect(pushes).toEqual([]);
  });

  it('takes everything in the site maps of this site, each address once', async () => {
    const { status, body } = await push();
    expect([status, body.msg]).toEqual([200, '推送完成']);
    expect(body.data).toEqual({ pushed: 3, remain: 97, refused: [], left: 0 });
    expect(pushes).toEqual([PAGES.map(toUrl)]);
  });

  it('takes the addresses that are named, as far as the site maps have them', async () => {
    const urls = [toUrl('/'), toUrl('/'), toUrl('/nowhere'), 'https://elsewhere.example/'];
    expect((await push({ urls })).body.data).toEqual({
      ...{ pushed: 1, remain: 99, left: 0 },
      refused: [toUrl('/nowhere'), 'https://elsewhere.example/'],
    });
    expect(pushes).toEqual([[toUrl('/')]]);
  });

  it('sends nothing where nothing is left of what was named', async () => {
    const { body } = await push({ urls: ['https://elsewhere.example/'] });
    expect(body.data).toEqual({ pushed: 0, remain: null, refused: ['https://elsewhere.example/'], left: 0 });
    expect(pushes).toEqual([]);
  });

  it('is noted, without the secret', async () => {
    await push({ urls: [toUrl('/')] });
    const lines = await portal.database.query("select action, detail from audit_log where subject_kind = 'site'");
    expect(lines).toContainEqual({ action: 'seo.push', detail: 'pushed 1, refused 0, left 0' });
    expect(portal.logLines.join('')).not.toContain('a-secret');
  });

  it('is refused with the reason where the engine takes nothing', async () => {
    share = 1;
    const { status, body } = await push();
    expect([status, body.msg]).toEqual([503, '今日可推送的数量已用完']);
  });

  it('is refused where the site maps cannot be read', async () => {
    isSiteUp = false;
    const { status, body } = await push();
    expect([status, body.msg]).toEqual([503, '站点地图暂时无法读取，请稍后再试']);
    expect(portal.logLines.join('')).toContain("The site's /robots.txt answered 404");
  });

  it.each([
    { urls: [] },
    { urls: [''] },
    { urls: 'x' },
    { urls: [7] },
    { urls: Array(2001).fill('x') },
    '[]',
    '{"urls":',
  ])('refuses %.30j', async (payload) => expect((await push(payload)).status).toBe(400));

  it('is refused where no search engine is configured', async () => {
    const bare = await startPortal({});
    const { status, body } = await push({}, await logIn(bare, 'reviewer'));
    expect([status, body.msg]).toEqual([503, '搜索引擎推送未开通']);
    await bare.close();
  });
});

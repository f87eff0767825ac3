import { startTestPortal, type TestPortal } from '../../testing/test-portal';
import { TestBrowser } from '../../testing/test-browser';

let portal: TestPortal;
let now = new Date('2026-06-05T12:00:00+08:00');
const advance = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds));

beforeAll(async () => {
  now = new Date();
  portal = await startTestPortal({ clock: () => now, isDemo: true });
});
afterAll(() => portal.close());
beforeEach(() => void (now = new Date()));

const createBrowser = () => new TestBrowser(portal.app);
const readCode = (page: string) => new URL(page, 'http://localhost').searchParams.get('code') ?? '';

describe('a login', () => {
  it('goes through the provider and back to the page with its query', async () => {
    const browser = createBrowser();
    const { body } = await browser.request('/ptl/api/auth/login-url');
    expect(body.data).toMatch(/^\/ptl\/.*\?redirect_uri=$/);
    const page = await browser.logInUpToCode('demo-personal', '/purchase-page?id=7&code=P1#top');
    expect(page).toMatch(/^\/purchase-page\?id=7&code=P1&code=[\w-]{43}#top$/);
    const answer = await browser.exchange(page.split('&code=')[2]?.split('#')[0] ?? '');
    expect(answer.body).toMatchObject({ code: '200', data: { user: { account: 'demo-personal' } } });
  });
});

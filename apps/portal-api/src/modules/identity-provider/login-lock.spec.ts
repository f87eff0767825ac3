import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { DEMO_PASSWORD } from './demo-accounts';

const LOCKED = '密码错误次数过多，账号已锁定，请15分钟后再试';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now, isDemo: true });

const createBrowser = (address: string) => new TestBrowser(portal.app, undefined, address);

async function tryPassword(browser: TestBrowser, userName: string, password: string): Promise<string> {
  const payload = { uid: await browser.openLogin(), userName, password };
  return (await browser.request('/ptl/auth/api/login', { method: 'POST', payload })).body.msg;
}

/** Types wrong passwords as fast as the pauses allow, until the name is locked for that network. */
async function lock(userName: string, address: string): Promise<void> {
  for (let count = 0; count < 9; count += 1) {
    expect(await tryPassword(createBrowser(address), userName, 'wrong')).not.toBe(LOCKED);
    advance(17);
  }
  expect(await tryPassword(createBrowser(address), userName, 'wrong')).toBe(LOCKED);
}

describe('ten wrong passwords', () => {
  it('of a stranger lock the network of the stranger, not the owner', async () => {
    await lock('demo-new', '192.0.2.1');
    expect(await tryPassword(createBrowser('192.0.2.1'), 'demo-new', DEMO_PASSWORD)).toBe(LOCKED);
    expect(await tryPassword(createBrowser('192.0.2.2'), 'demo-new', DEMO_PASSWORD)).toBe('操作成功');
  });

  it('do not lock a browser in which the account has logged in, not even in the same network', async () => {
    const owner = createBrowser('198.51.100.1');
    expect(await tryPassword(owner, 'Demo-Personal', DEMO_PASSWORD)).toBe('操作成功');
    await lock('demo-personal', '198.51.100.1');
    expect(await tryPassword(createBrowser('198.51.100.1'), 'demo-personal', DEMO_PASSWORD)).toBe(LOCKED);
    expect(await tryPassword(owner, 'demo-personal', DEMO_PASSWORD)).toBe('操作成功');
  });

  it('typed in that browser lock it as well', async () => {
    const owner = createBrowser('198.51.100.2');
    await tryPassword(owner, 'demo-enterprise', DEMO_PASSWORD);
    for (let count = 0; count < 9; count += 1) {
      await tryPassword(owner, 'demo-enterprise', 'wrong');
      advance(17);
    }
    expect(await tryPassword(owner, 'demo-enterprise', 'wrong')).toBe(LOCKED);
    expect(await tryPassword(owner, 'demo-enterprise', DEMO_PASSWORD)).toBe(LOCKED);
  });

  it.each([
    ['demo-operator', '操作成功'],
    ['nobody-knows-me', '账号或密码错误'],
  ])('of five networks lock %s for all strangers', async (userName, usual) => {
    const owner = createBrowser('203.0.113.99');
    expect(await tryPassword(owner, userName, DEMO_PASSWORD)).toBe(usual);
    for (let network = 1; network <= 5; network += 1) {
      for (let count = 0; count < 10; count += 1) {
        await tryPassword(createBrowser(`203.0.113.${network}`), userName, 'wrong');
        advance(17);
      }
    }
    const stranger = createBrowser('203.0.113.6');
    expect(await tryPassword(stranger, userName, DEMO_PASSWORD)).toBe(LOCKED);
    expect(await tryPassword(owner, userName, DEMO_PASSWORD)).toBe(usual === '操作成功' ? usual : LOCKED);
    advance(15 * 60);
    expect(await tryPassword(stranger, userName, DEMO_PASSWORD)).toBe(usual);
  });
});

it('does not come of logins that succeed, however many strange browsers they come from', async () => {
  for (let count = 0; count < 55; count += 1) {
    expect(await tryPassword(createBrowser(`192.0.2.${count % 7}`), 'demo-new', DEMO_PASSWORD)).toBe('操作成功');
  }
  advance(-600);
  expect(await tryPassword(createBrowser('192.0.2.100'), 'demo-new', DEMO_PASSWORD)).toBe('操作成功');
  advance(600);
});

it('is told to the browser by a cookie that lasts for half a year', async () => {
  advance(3600);
  const browser = createBrowser('192.0.2.9');
  const { headers } = await browser.request('/ptl/auth/api/login', {
    method: 'POST',
    payload: { uid: await browser.openLogin(), userName: 'demo-enterprise', password: DEMO_PASSWORD },
  });
  expect(String(headers['set-cookie'])).toMatch(/portal-browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly/);
});

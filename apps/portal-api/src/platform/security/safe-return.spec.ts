import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { addQueryParameter, toSafeReturn } from './safe-return';

const ORIGIN = 'https://portal.example';

/** URLs that lead elsewhere, or that some parser takes for such. */
const FOREIGN = [
  'https://evil.example/',
  'http://portal.example/',
  'https://portal.example.evil.example/',
  'https://portal.example@evil.example/',
  'https://evil.example\\@portal.example/',
  'https://user:pass@portal.example/',
  'https://portal.example:444/',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'HTTPS://EVIL.EXAMPLE',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '//evil.example?code=1',
  '//evil.example#x',
  '//evil%E3%80%82example',
  '//evil。example',
  '@evil.example',
  '.evil.example',
  'evil.example',
  ':80',
  '?x',
  '#x',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://portal.example/x',
  'file:///etc/passwd',
  'ftp://portal.example/',
  'mailto:x@evil.example',
  'about:blank',
  '',
  ' ',
  '%2f%2fevil.example',
  'https%3A%2F%2Fevil.example',
  '/ptl/api/auth/logout?redirect_uri=/',
  '/PTL/api/auth/logout',
  '/oidc/session/end',
  '/loginPage/#/login',
  '/portal/x',
  '/miot-maas/x',
  '/files/x.svg',
  `/${'x'.repeat(2001)}`,
] as const;

/** Strange, but ours: where they lead is part of this site. */
const OWN: readonly (readonly [string, string])[] = [
  ['/', '/'],
  ['/miot/homepage?a=1&b=%E4%BA%91#top', '/miot/homepage?a=1&b=%E4%BA%91#top'],
  ['https://portal.example/overview/details', '/overview/details'],
  ['https://portal.example', '/'],
  ['https://portal.example//evil.example/', '/evil.example/'],
  ['https://portal.example///evil.example', '/evil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/.//evil.example', '/evil.example'],
  ['/..//evil.example', '/evil.example'],
  ['/a/../../b', '/b'],
  ['/搜索?q=网关', '/%E6%90%9C%E7%B4%A2?q=%E7%BD%91%E5%85%B3'],
  ['/@evil.example', '/@evil.example'],
  ['/x?redirect=//evil.example', '/x?redirect=//evil.example'],
];

describe('toSafeReturn', () => {
  it.each(FOREIGN)('refuses %j', (url) => expect(toSafeReturn(url, [ORIGIN])).toBeUndefined());

  it.each(OWN)('takes %j for %s', (url, path) => expect(toSafeReturn(url, [ORIGIN])).toBe(path));

  it.each([undefined, null, 5, {}, ['/', '/']])('refuses %j', (value) =>
    expect(toSafeReturn(value, [ORIGIN])).toBeUndefined(),
  );
});

describe('addQueryParameter', () => {
  it.each([
    ['/a', '/a?code=x'],
    ['/a?b=1', '/a?b=1&code=x'],
    ['/a#top', '/a?code=x#top'],
    ['/a?b=1#top#x', '/a?b=1&code=x#top#x'],
  ])('adds to %s', (path, expected) => expect(addQueryParameter(path, 'code', 'x')).toBe(expected));
});

describe('every entry point that takes an address (H3)', () => {
  const portal = setUpPortal({ isDemo: true });

  const entries: Readonly<Record<string, (url: string) => string>> = {
    authorize: (url) => `/ptl/api/auth/authorize?redirect_uri=${encodeURIComponent(url)}`,
    'authorize, written plainly': (url) => `/ptl/api/auth/authorize?redirect_uri=${encodeURI(url)}`,
    logout: (url) => `/ptl/api/auth/logout?redirect_uri=${encodeURIComponent(url)}`,
    'switch-login': (url) => `/ptl/api/auth/logout?login=1&redirect_uri=${encodeURIComponent(url)}`,
  };

  it.each(Object.keys(entries))('%s stays on this site', async (entry) => {
    for (const url of FOREIGN) {
      const browser = new TestBrowser(portal.app);
      const response = await browser.request(entries[entry]?.(url) ?? '');
      if (response.status === 302) expect(new URL(response.location, browser.origin).origin).toBe(browser.origin);
      else expect([400, 431]).toContain(response.status);
      expect(response.location).not.toMatch(/^\/[/\\]/);
    }
  });

  it.each(['authorize', 'logout'])('%s refuses the parameter twice', async (entry) => {
    const url = `${entries[entry]?.('/a')}&redirect_uri=//evil.example`;
    expect((await new TestBrowser(portal.app).request(url)).status).toBe(400);
  });

  it('comes back from a whole login on this site', async () => {
    for (const url of ['//evil.example', '/.//evil.example', 'https://localhost//evil.example']) {
      const browser = new TestBrowser(portal.app);
      const { status, location } = await browser.request(entries['authorize']?.(url) ?? '');
      if (status === 400) continue;
      expect(new URL(location).origin).toBe('http://localhost');
      const page = await new TestBrowser(portal.app).logInUpToCode('demo-new', 'http://localhost//evil.example');
      expect(page).toMatch(/^\/evil\.example\?code=/);
    }
  });

  it('has a provider that takes exactly one callback', async () => {
    const { location } = await new TestBrowser(portal.app).request(entries['authorize']?.('/') ?? '');
    const browser = new TestBrowser(portal.app);
    for (const callback of [
      'http://localhost/ptl/api/auth/callback/x',
      'http://localhost/ptl/api/auth/callback?x=1',
      'https://localhost/ptl/api/auth/callback',
      'http://localhost.evil.example/ptl/api/auth/callback',
      'https://evil.example/',
    ]) {
      const url = new URL(location);
      url.searchParams.set('redirect_uri', callback);
      expect((await browser.request(url.href)).location).toBe('/loginPage/#/failed');
    }
    for (const change of [{ code_challenge: '' }, { code_challenge_method: 'plain' }]) {
      const url = new URL(location);
      for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
      const response = await browser.request(url.href);
      expect(response.location).toMatch(/^\/loginPage\/#\/failed|\/callback\?error=/);
    }
  });
});

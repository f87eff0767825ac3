import { isOwnPath, readLoginScreen, toBackPath } from './return-target';

const ORIGIN = 'https://portal.example.com';

describe('readLoginScreen', () => {
  it.each([
    ['#/login', 'login'],
    ['#/register?host=portal.example.com', 'register'],
    ['#/outbox', 'outbox'],
    ['#/reset?uid=abc', 'reset'],
    ['#/unavailable?redirect=%2F', 'unavailable'],
    ['#/failed', 'failed'],
    ['', 'login'],
    ['#/anything', 'login'],
    ['#/__proto__', 'login'],
  ])('shows the screen of %s', (hash, name) => {
    expect(readLoginScreen(hash, ORIGIN).name).toBe(name);
  });

  it('reads which login is going on', () => {
    expect(readLoginScreen('#/login?uid=abc&redirect=%2F', ORIGIN).uid).toBe('abc');
    expect(readLoginScreen('#/login?uid=', ORIGIN).uid).toBeUndefined();
    expect(readLoginScreen('#/login', ORIGIN).uid).toBeUndefined();
  });

  it.each(['/', '/miot/homepage', '/overview?tab=orders&page=2', '/document#part', '/搜索?q=网关', '/portals'])(
    'goes back to %s',
    (path) => {
      const { returnPath } = readLoginScreen(`#/login?redirect=${encodeURIComponent(path)}`, ORIGIN);
      expect(decodeURI(returnPath ?? '')).toBe(path);
    },
  );

  it('goes back to a path that is given as host, but rather to one that is given as redirect', () => {
    expect(readLoginScreen('#/register?host=%2Fmiot', ORIGIN).returnPath).toBe('/miot');
    expect(readLoginScreen('#/register?host=%2Fmiot&redirect=%2Fcase', ORIGIN).returnPath).toBe('/case');
    expect(readLoginScreen('#/register?host=%2Fmiot&redirect=%2F%2Fevil.example', ORIGIN).returnPath).toBe('/miot');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/.//evil.example/',
    'javascript:alert(1)',
    'evil.example',
    '/loginPage/#/login',
    '/loginPage',
    '/a/../loginPage/',
    '/ptl/api/auth/logout',
    '/oidc/session/end',
    '/files/x.svg',
    '',
  ])('does not go back to "%s"', (target) => {
    expect(readLoginScreen(`#/login?redirect=${encodeURIComponent(target)}`, ORIGIN).returnPath).toBeUndefined();
  });

  it('names no page to go back to where the address has none', () => {
    expect(readLoginScreen('#/login', ORIGIN).returnPath).toBeUndefined();
    expect(readLoginScreen('#/register?host=portal.example.com', ORIGIN).returnPath).toBeUndefined();
  });
});

describe('toBackPath', () => {
  it.each([
    ['/case?a=1', '/case?a=1'],
    ['/miot/product', '/miot/product'],
    [undefined, '/miot/homepage'],
    ['/overview', '/miot/homepage'],
    ['/miot/overview/workorder?page=2#list', '/miot/homepage'],
    ['/miot/user-info/security', '/miot/homepage'],
    ['/product-apply?product=iot-hub', '/miot/homepage'],
  ])('leads from %s to %s', (returnPath, path) => {
    expect(toBackPath(returnPath, '/miot/homepage')).toBe(path);
  });
});

describe('isOwnPath', () => {
  it.each(['/oidc/auth/abc?x=1', '/ptl/api/auth/callback', '/'])('follows %s', (path) => {
    expect(isOwnPath(path, ORIGIN)).toBe(true);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '', 'oidc/auth', 'javascript:alert(1)'])(
    'does not follow "%s"',
    (path) => {
      expect(isOwnPath(path, ORIGIN)).toBe(false);
    },
  );
});

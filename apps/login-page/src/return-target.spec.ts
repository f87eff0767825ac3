import { readLoginScreen } from './return-target';

const ORIGIN = 'https://portal.example.com';

describe('readLoginScreen', () => {
  it.each([
    ['#/login', 'login'],
    ['#/register?host=portal.example.com', 'register'],
    ['', 'login'],
    ['#/anything', 'login'],
  ])('shows the screen of %s', (hash, name) => {
    expect(readLoginScreen(hash, ORIGIN).name).toBe(name);
  });

  it.each(['/', '/miot/homepage', '/overview?tab=orders&page=2', '/document#part', '/搜索?q=网关'])(
    'goes back to %s',
    (path) => {
      const { returnPath } = readLoginScreen(`#/login?redirect=${encodeURIComponent(path)}`, ORIGIN);
      expect(decodeURI(returnPath ?? '')).toBe(path);
    },
  );

  it('goes back to a path that is given as host', () => {
    expect(readLoginScreen('#/register?host=%2Fmiot', ORIGIN).returnPath).toBe('/miot');
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
    '',
  ])('does not go back to "%s"', (target) => {
    expect(readLoginScreen(`#/login?redirect=${encodeURIComponent(target)}`, ORIGIN).returnPath).toBeUndefined();
  });

  it('names no page to go back to where the address has none', () => {
    expect(readLoginScreen('#/login', ORIGIN).returnPath).toBeUndefined();
    expect(readLoginScreen('#/register?host=portal.example.com', ORIGIN).returnPath).toBeUndefined();
  });
});

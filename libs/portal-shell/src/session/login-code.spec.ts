import { clearBegunLogin, noteLogin } from '@portal/data-access-api/session';
import { buildReturnUrl, takeLoginCode } from './login-code';

const CODE = 'a'.repeat(43);
const take = (url: string, hasOwnCode = false) =>
  takeLoginCode(new URL(url, 'https://portal.example') as unknown as Location, hasOwnCode);

beforeEach(() => sessionStorage.clear());

describe('takeLoginCode', () => {
  it.each([
    [`/home?code=${CODE}`, '/home'],
    [`/home?a=1&code=${CODE}&b=%E4%BA%91+x`, '/home?a=1&b=%E4%BA%91+x'],
    [`/home?code=${CODE}#top`, '/home#top'],
    ['/home?code=expired', '/home'],
    [`//evil.example/?code=${CODE}`, '//evil.example/'],
    [`/\\evil.example/?code=${CODE}`, '//evil.example/'],
  ])('takes the code out of %s', (pageUrl, rest) => {
    const url = pageUrl.startsWith('//') || pageUrl.startsWith('/\\') ? `https://portal.example${pageUrl}` : pageUrl;
    expect(take(url)?.url).toBe(`https://portal.example${rest}`);
  });

  it.each(['/home', '/home?codes=1', '/home?code='])('leaves %s alone', (url) => {
    expect(take(url)).toBeNull();
  });
});

describe('takeLoginCode, on a page with a code of its own', () => {
  it.each(['/purchase-page?id=7&code=P1', `/product-apply?code=${CODE}`])(
    'leaves %s alone in a browser that has begun no login',
    (url) => expect(take(url, true)).toBeNull(),
  );

  it.each([
    [`/purchase-page?id=7&code=P1&code=${CODE}`, '/purchase-page?id=7&code=P1'],
    [`/product-apply?code=${'b'.repeat(43)}&code=${CODE}`, `/product-apply?code=${'b'.repeat(43)}`],
  ])('takes the code of the login that this browser has begun out of %s', (url, rest) => {
    noteLogin();
    expect(take(url, true)).toEqual({ code: CODE, url: `https://portal.example${rest}` });
  });

  it('takes nothing where a login was begun and given up', () => {
    noteLogin();
    expect(take('/product-apply?code=iot-hub', true)).toBeNull();
  });

  it('takes one code for one login', () => {
    noteLogin();
    clearBegunLogin();
    expect(take(`/product-apply?code=iot-hub&code=${CODE}`, true)).toBeNull();
  });
});

it.each([
  ['/product-apply?code=iot-hub', true, '/product-apply?code=iot-hub'],
  ['/home?a=1&code=x#top', false, '/home?a=1#top'],
  ['/home?a=1#top', false, '/home?a=1#top'],
])('a logout leads from %s back to the same place', (url, hasOwnCode, back) => {
  const location = new URL(url, 'https://portal.example') as unknown as Location;
  expect(buildReturnUrl(location, hasOwnCode)).toBe(`https://portal.example${back}`);
});

import { clearBegunLogin, noteLogin } from '@portal/data-access-api/session';
import { buildReturnAddress, takeLoginCode } from './login-code';

const CODE = 'a'.repeat(43);
const take = (address: string, hasOwnCode = false) =>
  takeLoginCode(new URL(address, 'https://portal.example') as unknown as Location, hasOwnCode);

beforeEach(() => sessionStorage.clear());

describe('takeLoginCode', () => {
  it.each([
    [`/home?code=${CODE}`, '/home'],
    [`/home?a=1&code=${CODE}&b=%E4%BA%91+x`, '/home?a=1&b=%E4%BA%91+x'],
    [`/home?code=${CODE}#top`, '/home#top'],
    ['/home?code=expired', '/home'],
    [`//evil.example/?code=${CODE}`, '//evil.example/'],
    [`/\\evil.example/?code=${CODE}`, '//evil.example/'],
  ])('takes the code out of %s', (address, rest) => {
    const url = address.startsWith('//') || address.startsWith('/\\') ? `https://portal.example${address}` : address;
    expect(take(url)?.address).toBe(`https://portal.example${rest}`);
  });

  it.each(['/home', '/home?codes=1', '/home?code='])('leaves %s alone', (address) => {
    expect(take(address)).toBeNull();
  });
});

describe('takeLoginCode, on a page with a code of its own', () => {
  it.each(['/purchase-page?id=7&code=P1', `/product-apply?code=${CODE}`])(
    'leaves %s alone in a browser that has begun no login',
    (address) => expect(take(address, true)).toBeNull(),
  );

  it.each([
    [`/purchase-page?id=7&code=P1&code=${CODE}`, '/purchase-page?id=7&code=P1'],
    [`/product-apply?code=${'b'.repeat(43)}&code=${CODE}`, `/product-apply?code=${'b'.repeat(43)}`],
  ])('takes the code of the login that this browser has begun out of %s', (address, rest) => {
    noteLogin();
    expect(take(address, true)).toEqual({ code: CODE, address: `https://portal.example${rest}` });
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
])('a logout leads from %s back to the same place', (address, hasOwnCode, back) => {
  const location = new URL(address, 'https://portal.example') as unknown as Location;
  expect(buildReturnAddress(location, hasOwnCode)).toBe(`https://portal.example${back}`);
});

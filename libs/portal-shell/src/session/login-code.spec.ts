import { takeLoginCode } from './login-code';

const CODE = 'a'.repeat(43);
const take = (address: string) => takeLoginCode(new URL(address, 'https://portal.example') as unknown as Location);

describe('takeLoginCode', () => {
  it.each([
    [`/home?code=${CODE}`, '/home'],
    [`/home?a=1&code=${CODE}&b=%E4%BA%91+x`, '/home?a=1&b=%E4%BA%91+x'],
    [`/home?code=${CODE}#top`, '/home#top'],
    ['/home?code=expired', '/home'],
    [`/purchase-page?id=7&code=P1&code=${CODE}`, '/purchase-page?id=7&code=P1'],
    [`/miot/purchase-page/product-process?code=P1&code=${CODE}`, '/miot/purchase-page/product-process?code=P1'],
    [`//evil.example/?code=${CODE}`, '//evil.example/'],
    [`/\\evil.example/?code=${CODE}`, '//evil.example/'],
  ])('takes the code out of %s', (address, rest) => {
    const url = address.startsWith('//') || address.startsWith('/\\') ? `https://portal.example${address}` : address;
    expect(take(url)?.address).toBe(`https://portal.example${rest}`);
  });

  it.each(['/home', '/home?codes=1', '/home?code=', '/purchase-page?id=7&code=P1'])('leaves %s alone', (address) => {
    expect(take(address)).toBeNull();
  });
});

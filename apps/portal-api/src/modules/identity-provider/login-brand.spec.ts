import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';

const portal = setUpPortal();

async function readBrand(query: string): Promise<unknown> {
  const { body } = await new TestBrowser(portal.app).request(`/ptl/auth/api/loginOptions${query}`);
  return (body.data as { brand: unknown }).brand;
}

const FIRST = expect.objectContaining({ home: '/first/homepage' });
const SECOND = expect.objectContaining({ home: '/' });

describe('the brand of a login', () => {
  it.each([
    ['', SECOND],
    ['?returnTo=%2Fcase', SECOND],
    ['?returnTo=%2Ffirst', FIRST],
    ['?returnTo=%2Ffirst%2Foverview', FIRST],
    ['?returnTo=%2Ffirst%3Fa%3D1', FIRST],
    ['?returnTo=%2Ffirst-class', SECOND],
    ['?returnTo=nonsense', null],
  ])('of the address %j is the one the page belongs to', async (query, brand) => {
    expect(await readBrand(query)).toEqual(brand);
  });

  it('has the logo for dark grounds', async () => {
    expect(await readBrand('')).toMatchObject({ name: expect.any(String), logo: expect.stringMatching(/^\/files\//) });
  });
});

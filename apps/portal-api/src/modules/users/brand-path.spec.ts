import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { readBrandPath } from './brand-path';

const portal = setUpPortal({ isDemo: true });

it.each([
  ['/', ''],
  ['/overview/workorder', ''],
  ['/miot', '/miot'],
  ['/miot/', '/miot'],
  ['/miot?page=2', '/miot'],
  ['/miot#top', '/miot'],
  ['/miot/overview/workorder?status=1', '/miot'],
  ['/miot-maas/console', ''],
  ['/miotics', ''],
  ['/product/miot', ''],
])('of %s is %j', (path, prefix) => expect(readBrandPath(path)).toBe(prefix));

it('is the one somebody has logged in to last', async () => {
  const readStored = () =>
    portal.database.query<{ brand_path: string }>(`select brand_path from portal_user where account = 'demo-personal'`);
  for (const [returnTo, prefix] of [
    ['/miot/overview/workorder', '/miot'],
    ['/overview', ''],
  ]) {
    await new TestBrowser(portal.app).logInUpToCode('demo-personal', returnTo);
    expect(await readStored()).toEqual([{ brand_path: prefix }]);
  }
});

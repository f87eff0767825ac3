/** @jest-environment node */
import { toBrand } from '../config/portal-config';
import { createPageRegistry } from '../pages/page-registry';
import { createArea, load } from '../testing/sample-area';
import { sampleConfig } from '../testing/sample-brand';
import { rememberMatches } from './remember-matches';

const page = load({ Page: () => null });
const area = createArea([
  { path: '/about/:id', load: page },
  { path: '/about/us', load: page },
]);

function createPages() {
  const pages = createPageRegistry([area], toBrand(sampleConfig, 'https://portal.example'));
  const match = jest.spyOn(pages, 'match');
  return { match, remembered: rememberMatches(pages) };
}

describe('remembered matches', () => {
  it('are those of the registry, each asked for once', async () => {
    const { match, remembered } = createPages();
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await remembered.match('/miot/about/us'))?.route.path).toBe('/about/us');
      expect((await remembered.match('/miot/about/them'))?.params).toEqual({ id: 'them' });
    }
    expect(match).toHaveBeenCalledTimes(2);
  });

  it('are none where there is no page', async () => {
    const { match, remembered } = createPages();
    expect([await remembered.match('/elsewhere'), await remembered.match('/elsewhere')]).toEqual([null, null]);
    expect(match).toHaveBeenCalledTimes(2);
  });

  it('are forgotten where they become too many', async () => {
    const { match, remembered } = createPages();
    for (let item = 0; item < 3; item += 1) await remembered.match(`/miot/about/${'x'.repeat(200_000)}${item}`);
    await remembered.match(`/miot/about/${'x'.repeat(200_000)}0`);
    expect(match).toHaveBeenCalledTimes(4);
  });
});

import { runWhenIdle } from '@portal/ui-kit';
import type { Area } from '@portal/data-access-api';
import { createPageRegistry } from '../pages/page-registry';
import { createArea } from '../testing/sample-area';
import { sampleBrand } from '../testing/sample-brand';
import { prefetchLinkedPages } from './idle-prefetch';

jest.mock('@portal/ui-kit', () => ({ runWhenIdle: jest.fn() }));

let asked: string[] = [];

const createSite = (path: string) =>
  createArea([
    {
      path,
      load: async () => {
        asked.push(path);
        return { page: { Page: () => null } };
      },
    },
  ]);

const open = createSite('/product');

/** Fetches ahead from a page with these links; returns the paths whose code was fetched. */
async function prefetch(areas: readonly Area[], paths: readonly string[]): Promise<string[]> {
  asked = [];
  jest.mocked(runWhenIdle).mockImplementation((task) => task());
  document.body.innerHTML = paths.map((path) => `<a href="/miot${path}">${path}</a>`).join('');
  await prefetchLinkedPages(createPageRegistry(areas, sampleBrand));
  return asked;
}

describe('pages fetched ahead', () => {
  it('are those that links lead to, but for those behind a login', async () => {
    const own: Area = { ...createSite('/overview'), paths: { roots: ['/overview'], access: 'login' } };
    expect(await prefetch([open, own], ['/product', '/nothing', '/overview'])).toEqual(['/product']);
  });

  it('are fetched although the code of another area cannot be had', async () => {
    const broken: Area = { paths: { roots: ['/document-center'] }, load: () => Promise.reject(new Error('offline')) };
    expect(await prefetch([open, broken], ['/document-center', '/product'])).toEqual(['/product']);
  });
});

import type { PageModule } from '@portal/data-access-api';
import { createArea } from '../testing/sample-area';
import { sampleBrand } from '../testing/sample-brand';
import { createPageRegistry } from './page-registry';

const PAGE = { page: { Page: () => null } };

interface Request {
  readonly resolve: (code: { page: PageModule }) => void;
  readonly reject: (error: Error) => void;
}

/** A registry of one page whose code arrives when a test says so. */
async function openRegistry() {
  const requests: Request[] = [];
  const load = () => new Promise<{ page: PageModule }>((resolve, reject) => void requests.push({ resolve, reject }));
  const pages = createPageRegistry([createArea([{ path: '/product', load }])], sampleBrand);
  const match = await pages.match('/miot/product');
  if (!match) throw new Error('The page is known');
  const heard: boolean[] = [];
  pages.subscribe(() => heard.push(pages.isLoading()));
  return { pages, route: match.route, requests, heard };
}

it('loads while somebody waits for a page, and no longer', async () => {
  const { pages, route, requests, heard } = await openRegistry();
  const loads = [pages.load(route), pages.load(route)];
  await Promise.resolve();
  expect(pages.isLoading()).toBe(true);
  requests[0]?.resolve(PAGE);
  expect(await Promise.all(loads)).toEqual([PAGE.page, PAGE.page]);
  await Promise.resolve();
  expect(heard).toEqual([true, false]);
  expect(requests).toHaveLength(1);
});

it('does not load for what is fetched ahead until somebody waits for it', async () => {
  const { pages, route, requests, heard } = await openRegistry();
  const ahead = pages.prefetch(route);
  await Promise.resolve();
  expect([pages.isLoading(), heard]).toEqual([false, []]);
  const shown = pages.load(route);
  expect(pages.isLoading()).toBe(true);
  requests[0]?.resolve(PAGE);
  await Promise.all([ahead, shown]);
  expect(pages.isLoading()).toBe(false);
});

it('asks again for a page whose code could not be had', async () => {
  const { pages, route, requests } = await openRegistry();
  const failed = pages.load(route);
  requests[0]?.reject(new Error('offline'));
  await expect(failed).rejects.toThrow('offline');
  const shown = pages.load(route);
  requests[1]?.resolve(PAGE);
  expect(await shown).toBe(PAGE.page);
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inAccountArea } from './account-area.routes';

const Page = () => null;
const area = { Surrounding: Page, ACCOUNT_PAGES: { sample: async () => ({ page: { Page } }) } };
const [route] = inAccountArea(async () => area, [{ path: '/sample', page: 'sample', chunk: 'sample.ts' }]);

it('puts a page behind a login and into the frame of the area', async () => {
  expect(route).toMatchObject({ path: '/sample', chunk: 'sample.ts', access: 'login' });
  expect(await route?.surrounding?.load()).toBe(area);
});

it('finds the code of a page by its name', async () => {
  expect((await route?.load())?.Page).toBe(Page);
});

it.each(['miot-portal', 'root-portal'])('names the chunk that %s has', (app) => {
  expect(existsSync(join(__dirname, '../../../../apps', app, route?.surrounding?.chunk ?? ''))).toBe(true);
});

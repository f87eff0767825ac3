import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';

/** URLs, status codes, and what search engines read. */
export function describeUrls(brand: BrandUnderTest): void {
  test.describe('addresses', () => {
    test('every home address answers, with one canonical address', async ({ request, baseURL }) => {
      for (const path of [brand.home, ...brand.homeAliases]) {
        const response = await request.get(path);
        expect(response.status(), path).toBe(200);
        expect(await response.text(), path).toContain(`<link rel="canonical" href="${baseURL}${brand.home}"`);
      }
    });

    test('an unknown address answers 404 with the texts of the spec and leads to /404', async ({
      page,
      portal,
      expectedMessages,
    }) => {
      expectedMessages.push(/status of 404/);
      expect(await portal.open(`${brand.basePath}/no-such-page?x=1`)).toBe(404);
      await expect(page.getByText('This page could not be found')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${brand.basePath}/404$`));
      await page.getByRole('link', { name: 'Back to the home page' }).click();
      await expect(page).toHaveURL(new RegExp(`${brand.home}$`));
    });

    for (const path of ['/community/nothing', '/document/nothing/of/all']) {
      test(`an unknown address of an area, ${path}, is hydrated as it was sent and leads to /404`, async ({
        page,
        portal,
        expectedMessages,
      }) => {
        expectedMessages.push(/status of 404/);
        expect(await portal.open(brand.basePath + path)).toBe(404);
        await expect(page.getByText('This page could not be found')).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${brand.basePath}/404$`));
      });
    }

    test('a trailing slash is redirected for good', async ({ request }) => {
      const response = await request.get(`${brand.basePath}/home/`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers()['location']).toBe(`${brand.basePath}/home`);
    });

    test('title and description come from the SEO data', async ({ page, portal }) => {
      await portal.read(brand.home);
      await expect(page).toHaveTitle(new RegExp(brand.title));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
    });

    test('robots.txt and the site map name this brand', async ({ request, baseURL }) => {
      const robots = await request.get(`${brand.basePath}/robots.txt`);
      expect(await robots.text()).toContain(`Sitemap: ${baseURL}${brand.basePath}/sitemap.xml`);
      const siteMap = await request.get(`${brand.basePath}/sitemap.xml`);
      expect(await siteMap.text()).toContain(`<loc>${baseURL}${brand.home}</loc>`);
    });

    test('a cached page is confirmed with 304', async ({ request }) => {
      const first = await request.get(brand.home);
      const again = await request.get(brand.home, { headers: { 'If-None-Match': first.headers()['etag'] ?? '' } });
      expect(again.status()).toBe(304);
    });

    test('strange queries, hosts and spellings change neither brand nor page', async ({ request }) => {
      const clean = await (await request.get(brand.home)).text();
      for (const query of ['?a=/miot', '?x=%3Cscript%3E', '?code=%00']) {
        expect(await (await request.get(brand.home + query)).text()).toBe(clean);
      }
      const forwarded = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' };
      expect(await (await request.get(brand.home, { headers: forwarded })).text()).toBe(clean);
    });
  });
}

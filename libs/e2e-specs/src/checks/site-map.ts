import type { APIRequestContext } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { decodeText } from './page-head';

/** URLs of a brand's site map, in full. */
export async function readSiteMap(request: APIRequestContext, { basePath }: BrandUnderTest): Promise<string[]> {
  const siteMap = await (await request.get(`${basePath}/sitemap.xml`)).text();
  return [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => decodeText(url));
}

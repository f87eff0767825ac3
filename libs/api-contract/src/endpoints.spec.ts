import { z } from 'zod';
import type { listMenus } from './configuration/configuration.contract';
import { linkTargetSchema, sitePathSchema, visibleRangeSchema } from './endpoint/common-schemas';
import { defineEndpoint, type EndpointData, type EndpointInput } from './endpoint/define-endpoint';
import { allEndpoints } from './endpoints';
import { MAINLAND_MOBILE_PATTERN } from './rules/mobile';

describe('the contract', () => {
  const endpoints = Object.values(allEndpoints);

  it('names every address once', () => {
    const addresses = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThanOrEqual(27);
  });

  it('stays under the prefixes that the server keeps for calls', () => {
    for (const { path } of endpoints) expect(path).toMatch(/^\/(ptl|portal|portal_drill|miot-maas|ops-api)\//);
  });

  it('sends a body only with POST', () => {
    for (const { method, body } of endpoints) if (body) expect(method).toBe('POST');
  });

  it.each([
    ['GET', '/portal/system/menuConf/findByPage'],
    ['GET', '/portal/system/bannerConf/findByPage'],
    ['GET', '/portal/system/pageConf/findAll'],
    ['GET', '/ptl/system/param/conf/getSystemParamConf'],
    ['GET', '/ptl/resources/getWatchBoardByCode'],
    ['GET', '/ptl/resources/getConfigByCode'],
    ['GET', '/ptl/auth/api/checkToken'],
    ['GET', '/ptl/api/auth/login-url'],
    ['GET', '/ptl/api/auth/logout-url'],
    ['GET', '/ptl/api/auth/token'],
    ['GET', '/portal/openapi/verification/getPic'],
    ['GET', '/portal/openapi/verification/checkcapcode'],
    ['GET', '/miot-maas/maas/ptl/menu/permission'],
    ['POST', '/ptl/product/content/getNavProduct'],
    ['POST', '/ptl/product/getHomeHotProducts'],
    ['GET', '/ptl/solution/solutionAndCaseList'],
    ['GET', '/ptl/case/solutionAndCaseList'],
    ['GET', '/ptl/case/selectCaseList'],
    ['GET', '/ptl/category/categoryNameList'],
    ['POST', '/ptl/serviceConsult/addConsult'],
    ['POST', '/ptl/uv/batchAdd'],
    ['POST', '/ptl/seoInfo/getSeoInfo'],
  ])('has the call of the spec %s %s', (method, path) => {
    expect(endpoints.some((endpoint) => endpoint.method === method && endpoint.path === path)).toBe(true);
  });
});

describe('defineEndpoint', () => {
  it('fills in what is left out', () => {
    const endpoint = defineEndpoint({ method: 'GET', path: '/ptl/x', summary: 'x', tags: [], response: z.null() });
    expect(endpoint).toMatchObject({ auth: 'public', bodyType: 'json', isIdempotent: false });
  });

  it('infers input and data', () => {
    const input: EndpointInput<typeof listMenus> = { platformType: '1' };
    // @ts-expect-error a menu has a name
    const data: EndpointData<typeof listMenus> = [{ code: 'x' }];
    expect([input, data]).toHaveLength(2);
  });
});

describe('common schemas', () => {
  it.each(['/product', '/a?b=1', '/'])('take %s for a site path', (path) =>
    expect(sitePathSchema.safeParse(path).success).toBe(true),
  );

  it.each(['//evil.example', '/\\evil', 'https://x.example', 'javascript:alert(1)', '/a b', ''])(
    'do not take %j for a site path',
    (path) => expect(sitePathSchema.safeParse(path).success).toBe(false),
  );

  it.each(['https://x.example/', '/product', 'tel:400-000-0000', 'mailto:a@x.example', ''])('link to %j', (target) =>
    expect(linkTargetSchema.safeParse(target).success).toBe(true),
  );

  it.each(['http://x.example', 'javascript:alert(1)', 'data:text/html,x', '//x.example', 'ftp://x'])(
    'never link to %s',
    (target) => expect(linkTargetSchema.safeParse(target).success).toBe(false),
  );

  it.each([
    ['2', true],
    [3, true],
    ['1', false],
    [99, false],
    ['x', false],
    [-1, false],
  ])('visible range %j: %s', (range, expected) => expect(visibleRangeSchema.safeParse(range).success).toBe(expected));
});

describe('mainland mobile numbers', () => {
  it.each(['13000000000', '19200000000', '17400000000', '17412345678', '16600000000'])('take %s', (number) =>
    expect(MAINLAND_MOBILE_PATTERN.test(number)).toBe(true),
  );

  it.each(['12345678901', '15400000000', '1300000000', '14600000000', '17420000000', '19400000000', '1380013800a'])(
    'refuse %s',
    (number) => expect(MAINLAND_MOBILE_PATTERN.test(number)).toBe(false),
  );
});

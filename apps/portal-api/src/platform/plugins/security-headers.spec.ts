import { buildSecurityHeaders } from './security-headers';

const headers = buildSecurityHeaders({ isHttps: true });

it('let nobody frame an answer, run anything in it, or take it for another type', () => {
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

it('promise https for two years, subdomains included, where the site is served by it', () => {
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(buildSecurityHeaders({ isHttps: false })).not.toHaveProperty('strict-transport-security');
});

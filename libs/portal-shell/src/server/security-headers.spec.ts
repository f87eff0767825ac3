import { buildPageHeaders, PAGE_CSP } from './security-headers';

const options = { isHttps: true, isReportOnly: false };

describe('headers of a page', () => {
  it('let nobody frame it, and keep it and its opener apart', () => {
    expect(PAGE_CSP.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]),
    );
    expect(buildPageHeaders(options)).toMatchObject({
      'Content-Security-Policy': PAGE_CSP,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it('promise https for two years, subdomains included, where the site is served by it', () => {
    const name = 'Strict-Transport-Security';
    expect(buildPageHeaders(options)[name]).toBe('max-age=63072000; includeSubDomains');
    expect(buildPageHeaders({ ...options, isHttps: false })).not.toHaveProperty(name);
  });

  it('take nothing but text in UTF-8 for a page', () => {
    expect(buildPageHeaders(options)['Content-Type']).toBe('text/html; charset=utf-8');
  });
});

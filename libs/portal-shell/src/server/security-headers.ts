import type { OutgoingHttpHeaders } from 'node:http';
import { WECHAT_POLICY, WECHAT_SDK_URL } from '../sharing/wechat-sdk';
import { BOOT_SCRIPT_HASH } from './boot-script';

// Libraries that write styles through the CSSOM insert an empty style element first.
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Content security policy of the pages. Their inline script is the same in every document, so a hash
 * allows it; the bytes of a page can be kept, which a nonce would forbid.
 */
export const PAGE_CSP = [
  "default-src 'none'",
  `script-src 'self' ${BOOT_SCRIPT_HASH}`,
  `style-src 'self' ${EMPTY_STYLE_HASH}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default dompurify portal-documents',
  'report-uri /csp',
].join('; ');

const COMMON_HEADERS: OutgoingHttpHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const TWO_YEARS_S = 63_072_000;

/** Options of the security headers. */
export interface SecurityHeaderOptions {
  /** The public origin is https, so browsers may be told never to use anything else. */
  readonly isHttps: boolean;
  /** Development: violations are reported, not blocked. */
  readonly isReportOnly: boolean;
  /** Another origin that pages may call. */
  readonly connectTo?: string | undefined;
  /** Pages may run WeChat's script. */
  readonly sharesToWechat?: boolean | undefined;
}

/** Headers of every response of a brand server. */
export function buildCommonHeaders({ isHttps }: Pick<SecurityHeaderOptions, 'isHttps'>): OutgoingHttpHeaders {
  return {
    ...COMMON_HEADERS,
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains` }),
  };
}

/** Headers of a page. */
export function buildPageHeaders(options: SecurityHeaderOptions): OutgoingHttpHeaders {
  const { connectTo, sharesToWechat } = options;
  const policy = allowMore({
    ...(connectTo && { 'connect-src': connectTo }),
    ...(sharesToWechat && { 'script-src': WECHAT_SDK_URL, 'trusted-types': WECHAT_POLICY }),
  });
  return {
    ...buildCommonHeaders(options),
    [options.isReportOnly ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy']: policy,
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
  };
}

/** The policy of pages with more allowed, by directive. */
function allowMore(sources: Readonly<Record<string, string>>): string {
  const allow = (directive: string) => {
    const source = sources[directive.split(' ', 1)[0] ?? ''];
    return source ? `${directive} ${source}` : directive;
  };
  return PAGE_CSP.split('; ').map(allow).join('; ');
}

import type { OutgoingHttpHeaders } from 'node:http';
import { buildCommonHeaders, buildPageHeaders, type SecurityHeaderOptions } from './security-headers';

/** Content types of the texts that programs read. */
export type TextType = 'text/plain' | 'text/markdown' | 'application/xml' | 'application/atom+xml';

/** Headers of a brand's responses by kind; each is made once, so that responses can be told apart by them. */
export interface BrandHeaders {
  /** Of every response. */
  readonly common: OutgoingHttpHeaders;
  readonly page: OutgoingHttpHeaders;
  /** A page behind a login is the same empty frame for everybody, but no cache should ever learn of such a page. */
  readonly guarded: OutgoingHttpHeaders;
  readonly failure: OutgoingHttpHeaders;
  /** Of a script whose URL never has another text. */
  readonly script: OutgoingHttpHeaders;
  /** Of a style sheet whose URL never has another text. */
  readonly style: OutgoingHttpHeaders;
  /** Of texts that change seldom. */
  readonly texts: Readonly<Record<TextType, OutgoingHttpHeaders>>;
  /** Of documents as texts. */
  readonly documents: Readonly<Record<TextType, OutgoingHttpHeaders>>;
}

/** Creates the headers of a brand. */
export function createBrandHeaders(options: SecurityHeaderOptions): BrandHeaders {
  const common = buildCommonHeaders(options);
  const page = { ...buildPageHeaders(options), 'Cache-Control': 'no-cache' };
  const buildTexts = (own: OutgoingHttpHeaders) => {
    const build = (contentType: TextType) => ({
      ...common,
      'Content-Type': `${contentType}; charset=utf-8`,
      Vary: 'Accept-Encoding',
      ...own,
    });
    return {
      'text/plain': build('text/plain'),
      'text/markdown': build('text/markdown'),
      'application/xml': build('application/xml'),
      'application/atom+xml': build('application/atom+xml'),
    };
  };
  const buildUnchanging = (contentType: string) => ({
    ...common,
    'Content-Type': `${contentType}; charset=utf-8`,
    Vary: 'Accept-Encoding',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  return {
    ...{ common, page },
    guarded: { ...page, 'Cache-Control': 'private, no-store' },
    failure: { ...page, 'Cache-Control': 'no-store', 'Retry-After': '5' },
    script: buildUnchanging('text/javascript'),
    style: buildUnchanging('text/css'),
    texts: buildTexts({ 'Cache-Control': 'public, max-age=3600' }),
    documents: buildTexts({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }),
  };
}

import type { FastifyInstance } from 'fastify';
import { extname } from 'node:path';
import { registerStaticFolder } from './static-folder';

const MEDIA_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

// A drawing opened by itself must not run anything, whoever drew it.
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

// A video opened by itself is a document that loads itself.
const VIDEO_POLICY = "default-src 'none'; media-src 'self'; frame-ancestors 'none'";

const POLICY_OF_ENDING: Readonly<Record<string, string>> = {
  '.svg': DRAWING_POLICY,
  '.mp4': VIDEO_POLICY,
  '.webm': VIDEO_POLICY,
};

const LOGIN_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'report-uri /csp',
].join('; ');

/** `/files/*`: pictures, videos and documents of the site. */
export function registerMediaRoutes(app: FastifyInstance, mediaDir: string): void {
  registerStaticFolder(app, {
    prefix: '/files',
    folder: mediaDir,
    headersOf: (path) => {
      const policy = POLICY_OF_ENDING[extname(path).toLowerCase()];
      return { 'cache-control': MEDIA_CACHE, ...(policy && { 'content-security-policy': policy }) };
    },
  });
}

/** `/loginPage/*`: the login page's own small app. Files under `assets` carry a hash in their name. */
export function registerLoginPageRoutes(app: FastifyInstance, loginPageDir: string): void {
  registerStaticFolder(app, {
    prefix: '/loginPage',
    folder: loginPageDir,
    fallbackFile: 'index.html',
    headersOf: (path) => ({
      'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': LOGIN_POLICY,
      'referrer-policy': 'no-referrer',
    }),
  });
}

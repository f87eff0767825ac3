import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Sets the headers every answer carries; routes that need others overwrite them. */
export function registerSecurityHeaders(app: FastifyInstance, { isHttps }: { readonly isHttps: boolean }): void {
  const headers = { ...HEADERS, ...(isHttps && { 'strict-transport-security': STRICT_TRANSPORT }) };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
}

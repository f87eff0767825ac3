import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { toClientNetwork } from '../../platform/http/client-network';
import type { PublicOrigins } from '../../platform/http/public-origins';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import { rejectHaste } from '../../platform/http/http-error';
import { createPerOrigin } from './per-origin';

const PREFIX = '/oidc';

const RATE_WINDOWS = [{ max: 480, seconds: 60 }];

export interface ProviderRoutesOptions {
  readonly providerOf: (origin: string) => Promise<Provider>;
  readonly origins: PublicOrigins;
  readonly rateLimiter: RateLimiter | undefined;
}

/** `/oidc/*`: hands the protocol's own URLs to the provider, which reads and answers them itself. */
export function registerProviderRoutes(app: FastifyInstance, options: ProviderRoutesOptions): void {
  const { providerOf, origins, rateLimiter } = options;
  const serveOf = createPerOrigin(async (origin) => (await providerOf(origin)).callback());

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${PREFIX}/*`, async (request, reply) => {
      const network = toClientNetwork(request.ip);
      const wait = isOwnCall(request.raw) ? 0 : await rateLimiter?.count(`oidc:${network}`, RATE_WINDOWS);
      if (wait) throw rejectHaste(wait);
      // Its addresses are those of its issuer, by whatever name the caller came.
      const origin = origins.ofHost(request.host);
      const serve = await serveOf(origin);
      reply.hijack();
      const { raw } = request;
      const { host, protocol } = new URL(origin);
      raw.headers.host = host;
      raw.headers['x-forwarded-host'] = host;
      raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(PREFIX.length) ?? '/' });
      void serve(raw, reply.raw);
    });
  });
}

// The portal's own requests do not come over a socket.
function isOwnCall(raw: { readonly socket: { readonly remotePort?: number | undefined } }): boolean {
  return raw.socket.remotePort === undefined;
}

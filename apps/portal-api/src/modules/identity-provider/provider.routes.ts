import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { toClientNetwork } from '../../platform/http/client-network';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import { refuseHaste } from '../../platform/http/refusal';

const PREFIX = '/oidc';

const RATE_WINDOWS = [{ max: 480, seconds: 60 }];

export interface ProviderRoutesOptions {
  readonly provider: Provider;
  readonly publicOrigin: string;
  readonly rateLimiter: RateLimiter | undefined;
}

/** `/oidc/*`: hands the protocol's own addresses to the provider, which reads and answers them itself. */
export function registerProviderRoutes(app: FastifyInstance, options: ProviderRoutesOptions): void {
  const { provider, publicOrigin, rateLimiter } = options;
  const { host, protocol } = new URL(publicOrigin);
  const serve = provider.callback();

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${PREFIX}/*`, (request, reply) => {
      const wait = isOwnCall(request.raw) ? 0 : rateLimiter?.count(`oidc:${toClientNetwork(request.ip)}`, RATE_WINDOWS);
      if (wait) throw refuseHaste(wait);
      reply.hijack();
      const { raw } = request;
      // Its addresses are those of its issuer, by whatever name the caller came.
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

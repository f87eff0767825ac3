import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallCookies, createCallCookies } from '../../platform/http/call-cookies';
import type { PublicOrigins } from '../../platform/http/public-origins';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import { HttpError } from '../../platform/http/http-error';
import { limitCalls } from '../../platform/http/limit-calls';
import { toSafeReturn } from '../../platform/security/safe-return';
import { AUTHORIZE_PATH, type LoginFlow } from './login-flow.service';

const RATE_WINDOWS = [{ max: 240, seconds: 60 }];

export interface AuthPagesOptions {
  readonly flow: LoginFlow;
  readonly origins: PublicOrigins;
  readonly rateLimiter: RateLimiter | undefined;
}

type Query = Readonly<Record<string, unknown>>;

/** Where the browser goes next. */
type NextUrl = (request: FastifyRequest, cookies: CallCookies, reply: FastifyReply) => Promise<string>;

/** URLs the browser itself goes to during login and logout; each responds with the next one. */
export function registerAuthPages(app: FastifyInstance, { flow, origins, rateLimiter }: AuthPagesOptions): void {
  const readPublicOrigin = ({ host }: FastifyRequest) => origins.ofHost(host);

  const onRequest = limitCalls(rateLimiter, 'auth', RATE_WINDOWS);

  function register(path: string, next: NextUrl): void {
    app.get(path, { onRequest }, async (request, reply) => {
      const setCookies: string[] = [];
      const cookies = createCallCookies(request.headers, origins.isHttps, (line) => setCookies.push(line));
      const location = await next(request, cookies, reply);
      return redirect(reply, location, setCookies);
    });
  }

  register(AUTHORIZE_PATH, async (request, cookies) => {
    const { screen, canonical } = request.query as Query;
    const publicOrigin = readPublicOrigin(request);
    const returnTo = readReturn(request, publicOrigin);
    // Cookies belong to one host: a visitor who came by a name that is none of ours starts again on one that is.
    if (canonical === undefined && readOrigin(request) !== publicOrigin)
      return `${publicOrigin}${request.url}&canonical=1`;
    const wanted = screen === 'register' ? screen : undefined;
    return flow.start({ origin: publicOrigin, returnTo, screen: wanted }, cookies);
  });

  register('/ptl/api/auth/callback', async (request, cookies) =>
    flow.finish(new URL(request.url, readPublicOrigin(request)), cookies),
  );

  register('/ptl/api/auth/logout', async (request, cookies, reply) => {
    const { ticket, login } = request.query as Query;
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new HttpError(403);
    const origin = readPublicOrigin(request);
    const returnTo = readReturn(request, origin);
    const next = login === '1' ? `${AUTHORIZE_PATH}?redirect_uri=${encodeURIComponent(returnTo)}` : returnTo;
    const location = await flow.leave({ origin, ticket: typeof ticket === 'string' ? ticket : '', next }, cookies);
    // Nothing was ended, so nothing is cleared either, and the page shows who is still logged in.
    if (location === undefined) return next;
    // Whatever a page has left in the browser goes with the user; who only switches keeps it (spec §4).
    if (login !== '1') reply.header('clear-site-data', '"storage"');
    return location;
  });

  register('/ptl/api/auth/logout-done', async (request, cookies) => {
    const { state } = request.query as Query;
    return flow.arrive(typeof state === 'string' ? state : '', cookies);
  });
}

/** Sends the browser on; nothing of the URL it comes from travels along. */
export function redirect(reply: FastifyReply, location: string, setCookies: readonly string[]): FastifyReply {
  if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
  return reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store').redirect(location, 302);
}

function readReturn(request: FastifyRequest, publicOrigin: string): string {
  const { redirect_uri: wanted } = request.query as Query;
  const returnTo = toSafeReturn(wanted, [publicOrigin, readOrigin(request)]);
  if (returnTo === undefined) throw new HttpError(400, '返回地址无效');
  return returnTo;
}

function readOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

import { SANDBOX_ACTIONS, type SandboxAction } from '@portal/api-contract/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/http-error';
import { limitCalls } from '../../platform/http/limit-calls';
import type { PublicOrigins } from '../../platform/http/public-origins';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import { SANDBOX_PATH } from './provider/sandbox-provider';
import type { SandboxTradeRow } from './provider/sandbox.tables';
import type { SandboxDesk } from './sandbox-desk';
import { renderSandboxPage, SANDBOX_PAGE_POLICY } from './sandbox-page';

const BODY_LIMIT = 1024;

const RATE_WINDOWS = [{ max: 120, seconds: 60 }];

export interface SandboxPageOptions {
  readonly desk: SandboxDesk;
  readonly origins: PublicOrigins;
  /** Absent where calls are not limited. */
  readonly rateLimiter: RateLimiter | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** The cashier of the sandbox: a page that whoever was sent there sees, and what its buttons do. */
export function registerSandboxPage(app: FastifyInstance, { desk, origins, rateLimiter }: SandboxPageOptions): void {
  const onRequest = limitCalls(rateLimiter, 'pay-sandbox', RATE_WINDOWS);

  async function findTrade(token: unknown): Promise<SandboxTradeRow> {
    const row = typeof token === 'string' && token.length <= 64 ? await desk.find(token) : undefined;
    if (row === undefined) throw new HttpError(404);
    return row;
  }

  app.get(SANDBOX_PATH, { onRequest }, async (request, reply) => {
    const page = renderSandboxPage(await findTrade((request.query as Fields)['trade']));
    reply.header('content-security-policy', SANDBOX_PAGE_POLICY).header('referrer-policy', 'same-origin');
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.post(SANDBOX_PATH, { onRequest, bodyLimit: BODY_LIMIT }, async (request, reply) => {
    assertOwnOrigin(request, origins);
    const { trade, action } = (request.body ?? {}) as Fields;
    const { payNo, token, returnUrl } = await findTrade(trade);
    if (!isAction(action)) throw new HttpError(400);
    try {
      await desk.press(payNo, action);
    } catch (error) {
      // The page says itself that the trade is over.
      if (error instanceof HttpError && error.status === 409) return leadTo(reply, `${SANDBOX_PATH}?trade=${token}`);
      throw error;
    }
    return leadTo(reply, returnUrl);
  });
}

/** Forms of other sites press no buttons here. */
function assertOwnOrigin({ headers }: FastifyRequest, origins: PublicOrigins): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOwn = origin === undefined || origins.known(origin) === origin;
  if (!isOwn || (site !== undefined && site !== 'same-origin')) throw new HttpError(403);
}

function leadTo(reply: FastifyReply, url: string): FastifyReply {
  return reply.header('referrer-policy', 'no-referrer').redirect(url, 303);
}

function isAction(name: unknown): name is SandboxAction {
  return typeof name === 'string' && Object.hasOwn(SANDBOX_ACTIONS, name);
}

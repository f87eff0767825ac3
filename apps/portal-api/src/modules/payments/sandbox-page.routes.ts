import { SANDBOX_ACTIONS, type SandboxAction } from '@portal/api-contract/account';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError } from '../../platform/http/http-error';
import { limitCalls } from '../../platform/http/limit-calls';
import { assertOwnOrigin } from '../../platform/http/own-origin';
import { sendPlainPage } from '../../platform/http/plain-page';
import type { PublicOrigins } from '../../platform/http/public-origins';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import { SANDBOX_PATH } from './provider/sandbox-provider';
import type { SandboxTradeRow } from './provider/sandbox.tables';
import type { SandboxDesk } from './sandbox-desk';
import { renderSandboxPage } from './sandbox-page';

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

  app.get(SANDBOX_PATH, { onRequest }, async (request, reply) =>
    sendPlainPage(reply, renderSandboxPage(await findTrade((request.query as Fields)['trade']))),
  );

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

function leadTo(reply: FastifyReply, url: string): FastifyReply {
  return reply.header('referrer-policy', 'no-referrer').redirect(url, 303);
}

function isAction(name: unknown): name is SandboxAction {
  return typeof name === 'string' && Object.hasOwn(SANDBOX_ACTIONS, name);
}

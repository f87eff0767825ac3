import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { limitCalls } from '../../platform/http/limit-calls';
import { type PlainPage, sendPlainPage } from '../../platform/http/plain-page';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import { payment, WAITING } from './payments.tables';
import { type NewTrade, ProviderUnreachableError, TradeEndedError } from './provider/payment-provider';
import { toWechatPageUrl, WECHAT_PATH, type WechatCashier } from './provider/wechat-cashier';
import { renderWechatFailure, renderWechatPage } from './wechat-page';

const RATE_WINDOWS = [{ max: 120, seconds: 60 }];

/** Characters of a token and of a code at most. */
const [MAX_TOKEN, MAX_CODE] = [4096, 256];

/** How long the payer waits for WeChat. */
const PATIENCE_MS = 5000;

const ENDED = '该笔支付已结束';

export interface WechatPageOptions {
  readonly cashier: WechatCashier;
  readonly database: Database;
  readonly clock: Clock;
  /** Absent where calls are not limited. */
  readonly rateLimiter: RateLimiter | undefined;
}

/** The cashier within WeChat: it learns who pays, and has WeChat ask for the money. */
export function registerWechatPage(app: FastifyInstance, options: WechatPageOptions): void {
  const { cashier, database, clock, rateLimiter } = options;
  const onRequest = limitCalls(rateLimiter, 'pay-wechat', RATE_WINDOWS);

  async function isOpen({ payNo }: NewTrade): Promise<boolean> {
    const { state, payBefore } = payment;
    const isWaiting = and(eq(payment.payNo, payNo), eq(state, WAITING), gt(payBefore, clock()));
    return (await database.orm.$count(payment, isWaiting)) > 0;
  }

  async function openTrade(trade: NewTrade, token: string, code: string): Promise<PlainPage> {
    const retryUrl = toWechatPageUrl(token);
    try {
      const request = await cashier.open(trade, code, { signal: AbortSignal.timeout(PATIENCE_MS) });
      if (request !== undefined) return renderWechatPage(trade, request);
      return renderWechatFailure(trade, '页面已失效，请重新打开', retryUrl);
    } catch (error) {
      if (error instanceof TradeEndedError) return renderWechatFailure(trade, ENDED);
      if (!(error instanceof ProviderUnreachableError)) throw error;
      app.log.warn({ reason: error.message }, 'payment within WeChat not opened');
      return renderWechatFailure(trade, '暂时无法连接微信支付，请稍后重试', retryUrl);
    }
  }

  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(WECHAT_PATH, { onRequest }, async (request, reply) => {
    const token = readText(request.query['trade'], MAX_TOKEN);
    const trade = token === undefined ? undefined : cashier.find(token);
    if (token === undefined || trade === undefined) throw new HttpError(404);
    if (!(await isOpen(trade))) return sendPlainPage(reply, renderWechatFailure(trade, ENDED));
    const code = readText(request.query['code'], MAX_CODE);
    if (code !== undefined) return sendPlainPage(reply, await openTrade(trade, token, code));
    return reply.header('referrer-policy', 'no-referrer').redirect(cashier.toAuthorizeUrl(token, trade), 303);
  });
}

function readText(value: unknown, maxLength: number): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= maxLength ? value : undefined;
}

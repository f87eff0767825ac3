import type { FastifyInstance } from 'fastify';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { escapeXml } from '../../platform/escape-xml';
import { HttpError } from '../../platform/http/http-error';
import { limitCalls } from '../../platform/http/limit-calls';
import { type PlainPage, sendPlainPage } from '../../platform/http/plain-page';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import { findSandboxDelivery, SANDBOX_CONSOLE_PATH } from './provider/sandbox-delivery';
import type { SandboxDeliveryRow } from './provider/sandbox.tables';

const RATE_WINDOWS = [{ max: 120, seconds: 60 }];

/** What the console of the sandbox needs. */
export interface SandboxConsoleOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Absent where calls are not limited. */
  readonly rateLimiter: RateLimiter | undefined;
}

/** The console of products of the sandbox: a page for whoever has its URL, which the portal tells their owners alone. */
export function registerSandboxConsole(app: FastifyInstance, options: SandboxConsoleOptions): void {
  const { database, clock, rateLimiter } = options;
  const onRequest = limitCalls(rateLimiter, 'delivery-sandbox', RATE_WINDOWS);
  app.get(SANDBOX_CONSOLE_PATH, { onRequest }, async (request, reply) => {
    const { instance: token } = request.query as Readonly<Record<string, unknown>>;
    const row =
      typeof token === 'string' && token.length <= 64 ? await findSandboxDelivery(database, token) : undefined;
    if (row === undefined || row.readyAt > clock()) throw new HttpError(404);
    return sendPlainPage(reply, renderConsole(row));
  });
}

function renderConsole({ instanceNo, productName, readyAt, isWithdrawn }: SandboxDeliveryRow): PlainPage {
  return {
    title: `${escapeXml(productName)}控制台（演示）`,
    content: `<p>演示环境的控制台，不连接真实设备，也不产生用量。正式环境中，由交付产品的系统提供。</p>
<dl>
<dt>实例编号</dt><dd>${escapeXml(instanceNo)}</dd>
<dt>开通时间</dt><dd>${toChinaTime(readyAt).slice(0, 16).replace('T', ' ')}</dd>
<dt>状态</dt><dd>${isWithdrawn ? '已停用' : '运行中'}</dd>
</dl>`,
  };
}

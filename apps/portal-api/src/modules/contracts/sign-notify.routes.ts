import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { limitCalls } from '../../platform/http/limit-calls';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import { NoticeRejectedError } from '../payments/provider/payment-provider';
import { contract } from './contracts.tables';
import type { EsignService } from './provider/esign-provider';

/** Bytes of a notice. */
const BODY_LIMIT = 16_384;

/** Everybody's notices come from the few addresses of a provider. */
const RATE_WINDOWS = [{ max: 6000, seconds: 60 }];

export interface SignNotifyOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly service: EsignService;
  /** Absent where calls are not limited. */
  readonly rateLimiter: RateLimiter | undefined;
  /** Hears why a notice counts for nothing, without anything personal. */
  readonly noteRejection: (reason: string) => void;
}

/**
 * URL at which a service tells that something became of a flow (endpoints §4.6, `signNotify`). It is asked at once what
 * that is: a notice that comes twice, late or out of turn does no harm. What is signed are the bytes, so that nothing else
 * reads them first.
 */
export function registerSignNotify(app: FastifyInstance, options: SignNotifyOptions): void {
  const { orm, clock, service, rateLimiter, noteRejection } = options;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const onRequest = limitCalls(rateLimiter, 'sign-notify', RATE_WINDOWS);
    scope.post('/ptl/contract/signNotify', { bodyLimit: BODY_LIMIT, onRequest }, async ({ headers, body }, reply) => {
      try {
        const flowNo = service.readNotice({ headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) });
        if (flowNo !== undefined) await askSoon(orm, flowNo, clock());
        return reply.code(200).send({});
      } catch (error) {
        if (!(error instanceof NoticeRejectedError)) throw error;
        noteRejection(error.message);
        return reply.code(400).send({});
      }
    });
  });
}

/** Has a service asked at once about a flow that is not over here. */
async function askSoon(orm: QueryRunner, flowNo: string, at: Date): Promise<void> {
  await orm
    .update(contract)
    .set({ askAt: sql`least(${contract.askAt}, ${at.toISOString()}::timestamptz)`, askCount: 0 })
    .where(and(eq(contract.signFlow, flowNo), isNotNull(contract.askAt)));
}

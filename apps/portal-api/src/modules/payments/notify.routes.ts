import { PAY_CHANNELS, type PayChannel } from '@portal/api-contract/account';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../platform/http/http-error';
import { limitCalls } from '../../platform/http/limit-calls';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import type { PaymentProviders } from './open-providers';
import { NOTIFY_PATH } from './payments.service';
import type { TakeNotice } from './take-notice';

/** Bytes of a notice. */
const BODY_LIMIT = 16_384;

/** Everybody's notices come from the few addresses of a provider. */
const RATE_WINDOWS = [{ max: 6000, seconds: 60 }];

export interface NotifyRoutesOptions {
  readonly providers: PaymentProviders;
  readonly takeNotice: TakeNotice;
  /** Absent where calls are not limited. */
  readonly rateLimiter: RateLimiter | undefined;
}

/** URLs at which providers tell how trades stand. What is signed are the bytes, so that nothing else reads them first. */
export function registerNotifyRoutes(app: FastifyInstance, options: NotifyRoutesOptions): void {
  const { providers, takeNotice, rateLimiter } = options;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const onRequest = limitCalls(rateLimiter, 'pay-notify', RATE_WINDOWS);
    scope.post<{ Params: { channel: string } }>(
      `${NOTIFY_PATH}:channel`,
      { bodyLimit: BODY_LIMIT, onRequest },
      async (request, reply) => {
        const { channel } = request.params;
        const provider = isChannel(channel) ? providers.find(channel) : undefined;
        if (!isChannel(channel) || provider === undefined) throw new HttpError(404);
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { isTaken, response } = await takeNotice(channel, provider, { headers: request.headers, body });
        return reply
          .code(isTaken ? 200 : 400)
          .type(response.mediaType)
          .send(response.text);
      },
    );
  });
}

function isChannel(name: string): name is PayChannel {
  return Object.hasOwn(PAY_CHANNELS, name);
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeRefusal } from '../http/endpoint-pipeline';
import { sendResponse } from '../http/endpoint-routes';
import { Refusal } from '../http/refusal';
import { describeFailure } from './failure-log';

/** Answers everything that goes wrong outside the calls themselves with the envelope. */
export function registerRefusalHandlers(
  app: FastifyInstance,
  methodsByPath: ReadonlyMap<string, readonly string[]>,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => refuseRequest(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsByPath.get(request.url.split('?')[0] ?? '');
    if (methods === undefined || methods.includes(request.method)) {
      return refuseRequest(new Refusal(404, '没有这个地址'), request, reply);
    }
    reply.header('allow', methods.join(', '));
    return refuseRequest(new Refusal(405), request, reply);
  });
}

/** Sends an error as a refusal: its status where it is the caller's mistake, else 500 and a line in the log. */
export function refuseRequest(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toRefusal(error);
  if (refusal.status >= 500) request.log.error(describeFailure(error), 'request failed');
  return sendResponse(request, reply, encodeRefusal(refusal, request.id));
}

function toRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new Refusal(status === 414 ? 400 : status);
  return new Refusal(status === 503 ? 503 : 500);
}

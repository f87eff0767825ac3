import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeError } from '../http/endpoint-pipeline';
import { sendResponse } from '../http/endpoint-routes';
import { HttpError } from '../http/http-error';
import { describeFailure } from './failure-log';

/** Answers everything that goes wrong outside the calls themselves with the envelope. */
export function registerErrorHandlers(
  app: FastifyInstance,
  methodsByPath: ReadonlyMap<string, readonly string[]>,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => rejectRequest(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsByPath.get(request.url.split('?')[0] ?? '');
    if (methods === undefined || methods.includes(request.method)) {
      return rejectRequest(new HttpError(404, '没有这个地址'), request, reply);
    }
    reply.header('allow', methods.join(', '));
    return rejectRequest(new HttpError(405), request, reply);
  });
}

/** Sends an error as an error: its status where it is the caller's mistake, else 500 and a line in the log. */
export function rejectRequest(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const rejection = toHttpError(error);
  if (rejection.status >= 500) request.log.error(describeFailure(error), 'request failed');
  return sendResponse(request, reply, encodeError(rejection, request.id));
}

function toHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new HttpError(status === 414 ? 400 : status);
  return new HttpError(status === 503 ? 503 : 500);
}

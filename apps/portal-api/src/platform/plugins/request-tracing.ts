import { beginSpan, type OpenSpan } from '@portal/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { findEndpointName } from '../http/endpoint-names';

const spans = new WeakMap<IncomingMessage, OpenSpan>();

/** Begins the span of a request, which continues the caller's trace. Returns the trace's id, or one of its own. */
export function nameRequest(request: IncomingMessage): string {
  const span = beginSpan('HTTP', { kind: 'server', headers: request.headers });
  if (span.traceId === undefined) return randomUUID();
  spans.set(request, span);
  return span.traceId;
}

/** Does the work of requests in their spans, and ends them. */
export function registerRequestTracing(app: FastifyInstance): void {
  // What follows a hook runs in its context, also after a body that comes late: Fastify sees to that.
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const span = spans.get(raw);
    if (span === undefined) done();
    else span.run(done);
  });
  app.addHook('onResponse', async (request, { raw: { statusCode } }) => {
    spans.get(request.raw)?.end({
      name: `${request.method} ${request.routeOptions.url ?? ''}`.trim(),
      attributes: describeRequest(request, statusCode),
      isError: statusCode >= 500,
    });
  });
}

// The route as the contract writes it; the URL holds what visitors typed.
function describeRequest({ method, routeOptions: { url } }: FastifyRequest, statusCode: number) {
  const endpoint = findEndpointName(method, url);
  return {
    'http.request.method': method,
    'http.response.status_code': statusCode,
    ...(url !== undefined && { 'http.route': url }),
    ...(endpoint !== undefined && { 'portal.endpoint': endpoint }),
  };
}

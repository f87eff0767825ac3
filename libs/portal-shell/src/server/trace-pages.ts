import type { ApiTransport } from '@portal/data-access-api';
import { inSpan, inSpanOfTrace } from '@portal/tracing';
import type { IncomingMessage } from 'node:http';
import type { PageMatch } from '../pages/match-page';

/** Does the work of a request for a page in a span that continues the trace of its headers. */
export function tracePage<Result>(
  { method = 'GET', headers }: IncomingMessage,
  match: PageMatch | null,
  work: () => Promise<Result>,
): Promise<Result> {
  // The route, never the URL: that holds what visitors typed.
  const route = match?.route.path ?? '*';
  const attributes = { 'http.request.method': method, 'http.route': route };
  return inSpan(`${method} ${route}`, { kind: 'server', attributes, headers }, work);
}

/** Renders in a span of its own, within that of the request if there is one. */
export function traceRender<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  return inSpan(`render ${what}`, {}, work);
}

/** Traces the calls that pages make while they are rendered; those that no page makes are left alone. */
export function traceCalls(transport: ApiTransport): ApiTransport {
  return (request) => {
    const { method, path } = request;
    const attributes = { 'http.request.method': method, 'http.route': path };
    return inSpanOfTrace(`${method} ${path}`, { kind: 'client', attributes }, () => transport(request));
  };
}

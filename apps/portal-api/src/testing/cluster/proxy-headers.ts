import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What is said of one connection means nothing on the next. */
export function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(connection|keep-alive)$/.test(name)));
}

/** Chain of those a request came from, with the one that a proxy sees at its end. */
export function addVisitor({ headers, socket }: IncomingMessage): string {
  return [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? ''].flat().join(', ');
}

import { createServer, request as openRequest } from 'node:http';
import { addVisitor, withoutConnection } from './proxy-headers';
import type { Front } from './nginx-front';

/** Does on an origin what nginx would do there, for a machine without it. */
export async function startSmallFront(
  origin: string,
  brands: { readonly miot: string; readonly root: string },
): Promise<Front> {
  const server = createServer((request, response) => {
    const upstreamOrigin = request.url?.startsWith('/miot') ? brands.miot : brands.root;
    const headers = {
      ...withoutConnection(request.headers),
      'x-forwarded-for': addVisitor(request),
      'x-forwarded-proto': 'http',
    };
    const url = new URL(request.url ?? '/', upstreamOrigin);
    const upstream = openRequest(url, { agent: false, method: request.method, headers }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, withoutConnection(incoming.headers));
      incoming.on('error', () => response.destroy()).pipe(response);
    });
    upstream.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  const { hostname, port } = new URL(origin);
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

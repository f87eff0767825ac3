import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { createApiProxy, isApiPath } from './api-proxy';
import type { BrandServer, BrandServerDefinition } from './create-brand-server';
import { LLMS_FILE, LLMS_FULL_FILE } from './document-files';
import { hasOneTarget } from './request-target';

/** What visitors that are programs look for at the root of a domain. */
const ROOT_FILES = new Set(['/robots.txt', '/sitemap.xml', LLMS_FILE, LLMS_FULL_FILE]);

/** Why a server that is about to stop is not ready. */
const STOP_WAIT = { name: 'stop', reason: 'The process is about to stop' };

/** Where a brand that is alone on a domain stands. */
export interface StandaloneOptions {
  readonly apiOrigin: string;
  /** Proxies in front of it. */
  readonly proxyHops: number;
  /** Whether it is about to stop, so that it is not ready and keeps no connection for a next request. */
  readonly isStopping: () => boolean;
}

/** The server of a brand alone on a domain: its own pages, the API behind it, and redirects into its prefix. */
export function createStandaloneServer(
  brand: BrandServer,
  { config }: BrandServerDefinition,
  { apiOrigin, proxyHops, isStopping }: StandaloneOptions,
): Server {
  const proxy = createApiProxy(apiOrigin, proxyHops);
  const { basePath, homeHref } = config;
  const limits = { requestTimeout: 900_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 };
  /** Tells who keeps a connection for the next request that there is none, once the server is about to stop. */
  class StandaloneResponse extends ServerResponse {
    override writeHead(status: number, ...head: unknown[]): this {
      if (isStopping() || !server.listening) this.setHeader('Connection', 'close');
      return super.writeHead(status, ...(head as []));
    }
  }

  const server = createServer({ ...limits, ServerResponse: StandaloneResponse }, (request, response) => {
    const url = request.url ?? '/';
    const [pathname = '/'] = url.split('?', 1);
    if (!hasOneTarget(request)) {
      response.writeHead(400).end();
    } else if (pathname === '/healthz') {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ok');
    } else if (pathname === '/readyz' && isStopping()) {
      response.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify({ status: 'not ready', waitsFor: [STOP_WAIT] }));
    } else if (isApiPath(pathname)) {
      proxy(request, response);
    } else if (pathname === basePath || pathname.startsWith(`${basePath}/`)) {
      brand.handle(request, response);
    } else if (pathname === '/') {
      response.writeHead(302, { Location: basePath + homeHref }).end();
    } else {
      leadIntoPrefix(request, response).catch((error: unknown) => {
        console.error(`Nothing was found for ${url}`, error);
        response.writeHead(500).end();
      });
    }
  });
  return server;

  async function leadIntoPrefix(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request;
    const [pathname = '/'] = url.split('?', 1);
    if (ROOT_FILES.has(pathname) || (await brand.hasPage(pathname))) {
      response.writeHead(301, { Location: basePath + url }).end();
    } else {
      request.url = basePath + url;
      brand.handle(request, response);
    }
  }
}

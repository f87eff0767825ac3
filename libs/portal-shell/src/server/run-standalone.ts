import { createAxiosTransport, readContentStamp } from '@portal/data-access-api/server';
import { DRAIN_SECONDS_RULE, readDrainMs, stopOnSignal } from '@portal/graceful-stop';
import { type MetricsPlace, startMetrics } from '@portal/metrics';
import { listTraceHeaders, startTracing } from '@portal/tracing';
import http, { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import https from 'node:https';
import { realpathSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApiProxy, isApiPath } from './api-proxy';
import { LLMS_FILE } from './document-files';
import { type BrandServer, type BrandServerDefinition, createBrandServer } from './create-brand-server';
import { hasOneTarget } from './request-target';

/** What visitors that are programs look for at the root of a domain. */
const ROOT_FILES = new Set(['/robots.txt', '/sitemap.xml', LLMS_FILE]);

/** Time-out of a call from this server to the API, in milliseconds. */
const API_TIMEOUT_MS = 3000;

const MAX_PROXY_HOPS = 10;

const MAX_PORT = 65_535;

/**
 * Starts a brand on its own when its server file is run directly. `PORTAL_API_ORIGIN` names the backend;
 * `PORT` (4200), `HOST` (localhost), `PUBLIC_ORIGIN`, `TRUST_PROXY_HOPS`, `DRAIN_SECONDS`, `IP_LOOKUP_URL`,
 * `WECHAT_APP_ID`, `METRICS_PORT`, `METRICS_HOST` and `OTEL_EXPORTER_OTLP_ENDPOINT` are honoured.
 */
export async function runStandalone(moduleUrl: string, definition: BrandServerDefinition): Promise<void> {
  const main = process.argv[1];
  if (!main || realpathSync(main) !== realpathSync(fileURLToPath(moduleUrl))) return;
  const { PORTAL_API_ORIGIN: apiOrigin, HOST: host = 'localhost' } = process.env;
  const port = Number(process.env['PORT'] ?? 4200);
  if (!apiOrigin || !URL.canParse(apiOrigin)) {
    fail('PORTAL_API_ORIGIN must name the origin of the API, e.g. http://localhost:4300');
  }
  const collector = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (collector && !URL.canParse(collector)) {
    fail('OTEL_EXPORTER_OTLP_ENDPOINT is not usable: must be the address of a collector.');
  }
  const proxyHops = Number(process.env['TRUST_PROXY_HOPS'] || 0);
  if (!Number.isInteger(proxyHops) || proxyHops < 0 || proxyHops > MAX_PROXY_HOPS) {
    fail(`TRUST_PROXY_HOPS is not usable: must be a whole number, at most ${MAX_PROXY_HOPS}.`);
  }
  const drainMs = readDrainMs(process.env) ?? fail(`DRAIN_SECONDS is not usable: ${DRAIN_SECONDS_RULE}.`);
  const metrics = await startMetrics(readMetricsPlace(process.env), warn).catch((error: Error) => fail(error.message));
  const tracing = await startTracing(`portal-brand${definition.config.basePath.replaceAll('/', '-')}`, collector, warn);
  const brand = createBrandServer(definition, {
    publicOrigin: process.env['PUBLIC_ORIGIN'] ?? `http://${host}:${port}`,
    ipLookupUrl: process.env['IP_LOOKUP_URL'],
    sharesToWechat: Boolean(process.env['WECHAT_APP_ID']),
    metrics: metrics?.metrics,
    transport: createAxiosTransport({
      baseURL: apiOrigin,
      timeout: API_TIMEOUT_MS,
      getHeaders: listTraceHeaders,
      readStamp: readContentStamp,
      httpAgent: new http.Agent({ keepAlive: true }),
      httpsAgent: new https.Agent({ keepAlive: true }),
    }),
  });
  let isStopping = false;
  const options = { apiOrigin, proxyHops, isStopping: () => isStopping };
  const server = createStandaloneServer(brand, definition, options);
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'EADDRINUSE' ? `Port ${port} is in use` : error.message),
  );
  server.listen(port, host, () => {
    const { port: boundPort } = server.address() as AddressInfo;
    process.stdout.write(`Ready on http://${host}:${boundPort}${brand.basePath}/\n`);
  });
  stopOnSignal({
    announce: () => void (isStopping = true),
    drainMs,
    close: () => stop(server, brand, () => Promise.all([tracing?.stop(), metrics?.close()])),
  });
}

/** Reads where metrics are to be served; ends the process with a sentence where the port is none. */
function readMetricsPlace({ METRICS_PORT, METRICS_HOST }: NodeJS.ProcessEnv): MetricsPlace {
  const port = METRICS_PORT ? Number(METRICS_PORT) : undefined;
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= MAX_PORT)) {
    fail('METRICS_PORT is not usable: must be a port number.');
  }
  return { port, host: METRICS_HOST || '127.0.0.1' };
}

/** Why a server that is about to stop is not ready. */
const STOP_WAIT = { name: 'stop', reason: 'The process is about to stop' };

/** Requests that run when the server closes get this long to finish. */
const STOP_GRACE_MS = 5000;

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

function stop(server: Server, brand: BrandServer, finish: () => Promise<unknown>): void {
  server.close(() => void finish().then(() => process.exit(0)));
  server.closeIdleConnections();
  // Streams of events that are handed on from the API end when somebody ends them.
  setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS).unref();
  void brand.close();
}

function warn(error: unknown): void {
  console.warn(error instanceof Error ? error.message : error);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

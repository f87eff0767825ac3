import { createAxiosTransport, readContentStamp } from '@portal/data-access-api/server';
import { stopOnSignal } from '@portal/graceful-stop';
import { startMetrics } from '@portal/metrics';
import { listTraceHeaders, startTracing } from '@portal/tracing';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import http, { type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type BrandServer, type BrandServerDefinition, createBrandServer } from './create-brand-server';
import { createStandaloneServer } from './standalone-server';
import { readStandaloneSettings } from './standalone-settings';

/** Time-out of a call from this server to the API, in milliseconds. */
const API_TIMEOUT_MS = 3000;

/** Requests that run when the server closes get this long to finish. */
const STOP_GRACE_MS = 5000;

/** Starts a brand on its own when its server file is run directly; the environment has its settings. */
export async function runStandalone(moduleUrl: string, definition: BrandServerDefinition): Promise<void> {
  const main = process.argv[1];
  if (!main || realpathSync(main) !== realpathSync(fileURLToPath(moduleUrl))) return;
  await start(definition).catch(fail);
}

async function start(definition: BrandServerDefinition): Promise<void> {
  const settings = readStandaloneSettings(process.env);
  const { apiOrigin, host, port, proxyHops, drainMs, publicOrigin, ipLookupUrl, sharesToWechat } = settings;
  const metrics = await startMetrics(settings.metrics, warn);
  const name = `portal-brand${definition.config.basePath.replaceAll('/', '-')}`;
  const tracing = await startTracing(name, settings.collector, warn);
  const transport = createTransport(apiOrigin);
  const brand = createBrandServer(definition, {
    ...{ publicOrigin, ipLookupUrl, sharesToWechat, transport, metrics: metrics?.metrics },
  });
  let isStopping = false;
  const server = createStandaloneServer(brand, definition, { apiOrigin, proxyHops, isStopping: () => isStopping });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use`) : error;
  });
  const { port: boundPort } = server.address() as AddressInfo;
  process.stdout.write(`Ready on http://${host}:${boundPort}${brand.basePath}/\n`);
  stopOnSignal({
    announce: () => void (isStopping = true),
    drainMs,
    close: () => stop(server, brand, () => Promise.all([tracing?.stop(), metrics?.close()])),
  });
}

function createTransport(apiOrigin: string) {
  return createAxiosTransport({
    baseURL: apiOrigin,
    timeout: API_TIMEOUT_MS,
    getHeaders: listTraceHeaders,
    readStamp: readContentStamp,
    httpAgent: new http.Agent({ keepAlive: true }),
    httpsAgent: new https.Agent({ keepAlive: true }),
  });
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

function fail(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MetricsPortError } from './metrics-port-error';
import type { MetricsRegistry } from './metrics-registry';

/** Where metrics are scraped, apart from the port that visitors reach. */
export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves `GET /metrics` at a port of its own. Rejects with a `MetricsPortError` where the port cannot be had. */
export async function openMetricsServer(registry: MetricsRegistry, host: string, port: number): Promise<MetricsServer> {
  const server = createServer(createListener(registry));
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new MetricsPortError(
      `Metrics cannot be served on ${host}:${port} (${code}); set METRICS_PORT and METRICS_HOST.`,
    );
  }
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}/metrics`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function createListener(registry: MetricsRegistry): RequestListener {
  return ({ method, url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    registry.write().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
}

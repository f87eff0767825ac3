import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeError } from './platform/http/endpoint-pipeline';
import { HttpError } from './platform/http/http-error';
import { describeReadiness, type Wait } from './platform/operations/readiness';

/** Holds the port of the API while it starts. */
export interface StartingServer {
  readonly port: number;
  /** Says from now on that the portal waits for this. */
  waitFor(wait: Wait): void;
  /** Frees the port. */
  close(): Promise<void>;
}

/**
 * Takes the port and says at `/readyz` what the portal waits for; calls are rejected with 503. Rejects without the
 * port.
 */
export async function openStartingServer(host: string, port: number): Promise<StartingServer> {
  let wait: Wait = { name: 'database', reason: 'Starting' };
  const server = createServer(createListener(() => wait));
  await once(server.listen(port, host), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    waitFor: (next) => void (wait = next),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function createListener(getWait: () => Wait): RequestListener {
  return ({ url }, response) => {
    if (url === '/healthz') send(response, 200, { status: 'ok' });
    else if (url === '/readyz') send(response, 503, describeReadiness([getWait()]));
    else send(response, 503, encodeError(new HttpError(503), randomUUID()).body);
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, {
      ...{ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', connection: 'close' },
      ...(status === 503 && { 'retry-after': '2' }),
    })
    .end(JSON.stringify(body));
}

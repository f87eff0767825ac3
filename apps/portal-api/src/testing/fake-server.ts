import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that a test has made up. */
export interface FakeServer {
  readonly origin: string;
  /** Lines of the requests that have come so far: method and address. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** Starts a server of a test on a free port. */
export async function startFakeServer(
  respond: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<FakeServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

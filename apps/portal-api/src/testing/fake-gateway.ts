import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a gateway does with a message. */
export type GatewayMood = 'take' | 'refuse' | 'take-and-refuse' | 'take-and-hang';

/** A gateway for text messages or mails that counts what it delivers. */
export interface FakeGateway {
  readonly url: string;
  /** Deliveries by the id of their message; a gateway delivers an id once. */
  readonly delivered: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Requests that have come so far. */
  countRequests(): number;
  close(): Promise<void>;
}

/** Starts a gateway; `choose` says what becomes of a request by its number, beginning with 0. */
export async function startFakeGateway(choose: (request: number) => GatewayMood = () => 'take'): Promise<FakeGateway> {
  const delivered = new Map<string, Record<string, string>>();
  let requests = 0;
  const server = createServer(async (request, response) => {
    const mood = choose(requests);
    requests += 1;
    const message = JSON.parse(await readBody(request)) as Record<string, string>;
    if (mood !== 'refuse') delivered.set(message['id'] ?? '', message);
    if (mood === 'take-and-hang') return;
    response.writeHead(mood === 'take' ? 202 : 500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    delivered,
    countRequests: () => requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads the body of a request. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

const HOST = '127.0.0.1';

/** Has a server listen on a free port of this machine and returns its origin. */
export async function listenOnFreePort(server: Server): Promise<string> {
  await once(server.listen(0, HOST), 'listening');
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}

/** Origin on a port that is free, for a program that cannot choose one itself. */
export async function findFreeOrigin(): Promise<string> {
  const server = createServer();
  const origin = await listenOnFreePort(server);
  await new Promise((resolve) => server.close(resolve));
  return origin;
}

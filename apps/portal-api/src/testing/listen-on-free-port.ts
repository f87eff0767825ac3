import type { AddressInfo } from 'node:net';
import type { TestPortal } from './test-portal';

/** Has a portal listen for specs that need a line of their own; returns the port. */
export async function listenOnFreePort({ app }: Pick<TestPortal, 'app'>): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

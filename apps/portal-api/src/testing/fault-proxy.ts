import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress } from '../platform/database/database';

/** What happens on the way to the database. */
export type ProxyMode = 'pass' | 'refuse' | 'blackhole';

/** A way to the database that can be cut. */
export interface FaultProxy {
  readonly url: string;
  setMode(mode: ProxyMode): void;
  close(): Promise<void>;
}

/** Opens a proxy to a database that is reached by a unix socket or by an address. */
export async function openFaultProxy(target: DatabaseAddress & { readonly url: string }): Promise<FaultProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-proxy-'));
  const pairs = new Set<readonly [Socket, Socket]>();
  const url = new URL(target.url);
  const targetHost = url.searchParams.get('host');
  let mode: ProxyMode = 'pass';

  const server = createServer((client) => {
    if (mode === 'refuse') return void client.destroy();
    const upstream = targetHost
      ? connect(join(targetHost, '.s.PGSQL.5432'))
      : connect(Number(url.port || 5432), url.hostname);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const drop = () => {
      pairs.delete(pair);
      pair.forEach((socket) => socket.destroy());
    };
    for (const socket of pair) socket.on('error', drop).on('close', drop);
    client.on('data', (data) => mode === 'pass' && upstream.write(data));
    upstream.on('data', (data) => mode === 'pass' && client.write(data));
  });
  await new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve));
  url.searchParams.set('host', folder);
  url.searchParams.set('port', '5432');

  return {
    url: url.toString(),
    setMode(next) {
      mode = next;
      if (next === 'refuse') for (const pair of pairs) pair.forEach((socket) => socket.destroy());
    },
    async close() {
      for (const pair of pairs) pair.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

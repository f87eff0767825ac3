import type { RedisClientOptions } from '@redis/client';

/** Nobody waits longer for Redis, in milliseconds. */
const TIMEOUT_MS = 1000;

const MAX_RECONNECT_MS = 5000;

/** Connects to Redis, and again whenever it was away. Resolves once it answers, or fails for the first time. */
export async function connectRedis(
  address: Pick<RedisClientOptions, 'url' | 'socket'>,
  warn: (message: string) => void,
) {
  // Read where there is a Redis: it is a fifth of all that is loaded.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    ...address,
    disableOfflineQueue: true,
    commandOptions: { timeout: TIMEOUT_MS },
    socket: {
      ...address.socket,
      connectTimeout: TIMEOUT_MS,
      reconnectStrategy: (retries: number) => Math.min(100 * 2 ** retries, MAX_RECONNECT_MS),
    } as NonNullable<RedisClientOptions['socket']>,
  });
  let isKnownDown = false;
  const note = (isDown: boolean) => {
    if (isDown === isKnownDown) return;
    isKnownDown = isDown;
    warn(isDown ? 'Redis is not reachable' : 'Redis is reachable');
  };
  client.on('ready', () => note(false));
  client.on('error', () => note(true));
  const answered = new Promise<void>((resolve) => {
    client.once('ready', resolve);
    client.once('error', () => resolve());
  });
  // It is rejected when the connection is given up; what fails before is heard of by the events.
  client.connect().catch(() => undefined);
  await answered;
  return { client, close: () => client.destroy() };
}

export type RedisConnection = Awaited<ReturnType<typeof connectRedis>>;

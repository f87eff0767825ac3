import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseAddress } from './database';

const POLL_INTERVAL_MS = 2000;
const RECONNECT_INTERVAL_MS = 500;
const ANSWER_TIMEOUT_MS = 1500;

/** What one connection of its own knows about the database: whether it is there, and the content's version. */
export interface DatabaseWatch {
  isUp(): boolean;
  getContentVersion(): number;
  /** Takes over a version that this process wrote itself, without waiting for the notification. */
  noteContentVersion(version: number): void;
  close(): Promise<void>;
}

export interface DatabaseWatchOptions {
  readonly address: DatabaseAddress;
  readonly onChange: (state: { readonly isUp: boolean }) => void;
}

/** Starts watching; resolves once the database has answered for the first time. */
export async function watchDatabase({ address, onChange }: DatabaseWatchOptions): Promise<DatabaseWatch> {
  const stopped = new AbortController();
  let isUp = false;
  let version = 0;

  const setUp = (value: boolean) => {
    if (value === isUp) return;
    isUp = value;
    onChange({ isUp });
  };
  const noteVersion = (value: number) => (version = Math.max(version, value));

  let client = await connect(address);
  noteVersion(await readVersion(client));
  setUp(true);

  const loop = (async () => {
    while (!stopped.signal.aborted) {
      try {
        if (!isUp) client = await connect(address);
        await listen(client, noteVersion, stopped.signal, () => setUp(true));
      } catch {
        setUp(false);
        dropClient(client);
        await pause(RECONNECT_INTERVAL_MS, stopped.signal);
      }
    }
  })();

  return {
    isUp: () => isUp,
    getContentVersion: () => version,
    noteContentVersion: noteVersion,
    async close() {
      stopped.abort();
      await loop;
      dropClient(client);
    },
  };
}

/** Listens and asks now and then, because a notification can be lost; throws when the connection is. */
async function listen(
  client: Client,
  onVersion: (version: number) => void,
  signal: AbortSignal,
  onAlive: () => void,
): Promise<void> {
  const broken = new Promise<never>((_resolve, reject) => {
    client.once('error', reject);
    client.once('end', () => reject(new Error('The connection ended')));
  });
  broken.catch(() => undefined);
  const hearNotification = ({ payload }: { payload?: string | undefined }) => onVersion(Number(payload) || 0);
  client.on('notification', hearNotification);
  try {
    await client.query('listen content_changed');
    while (!signal.aborted) {
      onVersion(await Promise.race([readVersion(client), broken]));
      onAlive();
      await Promise.race([pause(POLL_INTERVAL_MS, signal), broken]);
    }
  } finally {
    client.off('notification', hearNotification);
  }
}

async function connect(address: DatabaseAddress): Promise<Client> {
  const client = new Client({
    ...address,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'portal-watch',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

// A polite farewell would wait for an answer that a dead connection never gives.
function dropClient(client: Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}

async function readVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>('select version from content_state');
  return Number(rows[0]?.version ?? 0);
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch(() => undefined);
}

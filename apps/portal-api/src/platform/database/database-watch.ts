import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseAddress } from './database';
import type { TimeLimits } from './time-limits';

const POLL_INTERVAL_MS = 2000;
const RECONNECT_INTERVAL_MS = 500;

/** What one connection of its own knows about the database: whether it is there, and the content's version. */
export interface DatabaseWatch {
  isUp(): boolean;
  getContentVersion(): number;
  /** Takes over a version that this process wrote itself, without waiting for the notification. */
  noteContentVersion(version: number): void;
  /** Calls back with the payload of every notification on a channel, from whichever process. */
  onNotification(channel: WatchedChannel, listener: (payload: string) => void): void;
  close(): Promise<void>;
}

/** Channels that are listened to. */
const CHANNELS = ['content_changed', 'session_ended', 'message_changed', 'job_queued'] as const;
export type WatchedChannel = (typeof CHANNELS)[number];

export interface DatabaseWatchOptions {
  readonly address: DatabaseAddress;
  readonly limits: TimeLimits;
  readonly onChange: (state: { readonly isUp: boolean }) => void;
}

/** Starts watching; resolves once the database has answered for the first time. */
export async function watchDatabase({ address, limits, onChange }: DatabaseWatchOptions): Promise<DatabaseWatch> {
  const stopped = new AbortController();
  let isUp = false;
  let version = 0;

  const setUp = (value: boolean) => {
    if (value === isUp) return;
    isUp = value;
    onChange({ isUp });
  };
  const noteVersion = (value: number) => (version = Math.max(version, value));

  const listeners: [WatchedChannel, (payload: string) => void][] = [
    ['content_changed', (payload) => noteVersion(Number(payload) || 0)],
  ];
  const hear = ({ channel, payload = '' }: { channel: string; payload?: string | undefined }) => {
    for (const [name, listener] of listeners) if (name === channel) listener(payload);
  };

  let client = await connect(address, limits);
  noteVersion(await readVersion(client));
  setUp(true);

  const loop = (async () => {
    while (!stopped.signal.aborted) {
      try {
        if (!isUp) client = await connect(address, limits);
        await listen(client, { hear, noteVersion, signal: stopped.signal, onAlive: () => setUp(true) });
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
    onNotification: (channel, listener) => void listeners.push([channel, listener]),
    async close() {
      stopped.abort();
      await loop;
      dropClient(client);
    },
  };
}

interface ListenOptions {
  readonly hear: (notification: { channel: string; payload?: string | undefined }) => void;
  readonly noteVersion: (version: number) => void;
  readonly signal: AbortSignal;
  readonly onAlive: () => void;
}

/** Listens and asks now and then, because a notification can be lost; throws when the connection is. */
async function listen(client: Client, { hear, noteVersion, signal, onAlive }: ListenOptions): Promise<void> {
  const broken = new Promise<never>((_resolve, reject) => {
    client.once('error', reject);
    client.once('end', () => reject(new Error('The connection ended')));
  });
  broken.catch(() => undefined);
  client.on('notification', hear);
  try {
    for (const channel of CHANNELS) await client.query(`listen ${channel}`);
    while (!signal.aborted) {
      noteVersion(await Promise.race([readVersion(client), broken]));
      onAlive();
      await Promise.race([pause(POLL_INTERVAL_MS, signal), broken]);
    }
  } finally {
    client.off('notification', hear);
  }
}

async function connect(address: DatabaseAddress, { watch }: TimeLimits): Promise<Client> {
  const client = new Client({
    ...address,
    connectionTimeoutMillis: watch,
    query_timeout: watch,
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

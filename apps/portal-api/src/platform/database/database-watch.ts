import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { ContentTopic } from '../content-items/content-topics';
import {
  CONTENT_VERSIONS_QUERY,
  type ContentVersions,
  createKnownVersions,
  parseContentVersions,
} from './content-versions';
import type { DatabaseAddress } from './database';
import type { TimeLimits } from './time-limits';

const POLL_INTERVAL_MS = 2000;
const RECONNECT_INTERVAL_MS = 500;

/** What is known where nothing is said. */
const NONE: ContentVersions = { version: 0, topics: {} };

/** What one connection of its own knows about the database: whether it is there, and the content's versions. */
export interface DatabaseWatch {
  isUp(): boolean;
  /** Version at which one of these topics last changed; of all the content where none are named. */
  getContentVersion(topics?: readonly ContentTopic[]): number;
  /** Takes over versions that this process wrote itself, without waiting for the notification. */
  noteContentVersions(versions: ContentVersions): void;
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
  const versions = createKnownVersions();
  let isUp = false;

  const setUp = (value: boolean) => {
    if (value === isUp) return;
    isUp = value;
    onChange({ isUp });
  };
  const listeners: [WatchedChannel, (payload: string) => void][] = [
    ['content_changed', (payload) => versions.note(parseContentVersions(payload) ?? NONE)],
  ];
  const hear = ({ channel, payload = '' }: { channel: string; payload?: string | undefined }) => {
    for (const [name, listener] of listeners) if (name === channel) listener(payload);
  };

  let client = await connect(address, limits);
  versions.note(await readVersions(client));
  setUp(true);

  const loop = (async () => {
    while (!stopped.signal.aborted) {
      try {
        if (!isUp) client = await connect(address, limits);
        await listen(client, { hear, noteVersions: versions.note, signal: stopped.signal, onAlive: () => setUp(true) });
      } catch {
        setUp(false);
        dropClient(client);
        await pause(RECONNECT_INTERVAL_MS, stopped.signal);
      }
    }
  })();

  return {
    isUp: () => isUp,
    getContentVersion: versions.get,
    noteContentVersions: versions.note,
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
  readonly noteVersions: (versions: ContentVersions) => void;
  readonly signal: AbortSignal;
  readonly onAlive: () => void;
}

/** Listens and asks now and then, because a notification can be lost; throws when the connection is. */
async function listen(client: Client, { hear, noteVersions, signal, onAlive }: ListenOptions): Promise<void> {
  const broken = new Promise<never>((_resolve, reject) => {
    client.once('error', reject);
    client.once('end', () => reject(new Error('The connection ended')));
  });
  broken.catch(() => undefined);
  client.on('notification', hear);
  try {
    for (const channel of CHANNELS) await client.query(`listen ${channel}`);
    while (!signal.aborted) {
      noteVersions(await Promise.race([readVersions(client), broken]));
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

// A polite farewell would wait for a response that a dead connection never gives.
function dropClient(client: Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}

async function readVersions(client: Client): Promise<ContentVersions> {
  const { rows } = await client.query<{ versions: ContentVersions }>(CONTENT_VERSIONS_QUERY);
  return rows[0]?.versions ?? NONE;
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch(() => undefined);
}

import { api, createRenderStore, type ApiTransport, type ContentStamp } from '@portal/data-access-api';

/** How often the versions of the content are asked for, in milliseconds. */
const POLL_MS = 1000;

/** What was told so long ago, in milliseconds, may be different by now. */
const CURRENT_MS = 30_000;

/** What of the content something was made of, and at which version; `undefined` where none was known. */
export interface ContentState {
  readonly version: ContentStamp['version'] | undefined;
  readonly topics?: ContentStamp['topics'];
}

/** The versions of the public content, as the API tells them. */
export interface ContentVersions {
  /** Returns the version of all content; `undefined` as long as the API has told none. */
  getLatest(): number | undefined;
  /** Whether content has another version than what was made of it, as far as is known. */
  isOutdated(state: ContentState): boolean;
  /** Returns when the API told its versions last, in milliseconds of the given clock; `-Infinity` for never. */
  getHeardAt(): number;
  /** Whether the API has told its versions lately. */
  isCurrent(): boolean;
  /** Calls back whenever a version is another one than before, the first one included. */
  subscribe(listener: () => void): void;
  /** Asks no more. */
  stop(): void;
}

interface KnownVersions {
  readonly version: number;
  readonly topics: Readonly<Record<string, number>>;
}

/**
 * Follows the versions of the public content. An API that is away changes nothing. Versions are compared for being the
 * same, never by size: a database that was restored begins with smaller ones.
 */
export function watchContentVersions(transport: ApiTransport, now: () => number): ContentVersions {
  const listeners = new Set<() => void>();
  let known: KnownVersions | undefined;
  let heardAt = -Infinity;
  let isAsking = false;

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const askedAt = now();
    const store = createRenderStore({ transport });
    const { data } = await store.dispatch(api.endpoints.getContentVersion.initiate());
    isAsking = false;
    if (!data) return;
    heardAt = askedAt;
    const isChange = !known || getVersions(known) !== getVersions(data);
    known = data;
    if (isChange) listeners.forEach((listener) => listener());
  }

  const timer = setInterval(() => void ask(), POLL_MS);
  timer.unref();
  void ask();
  return {
    getLatest: () => known?.version,
    isOutdated: ({ version, topics }) => known !== undefined && readVersion(known, topics) !== version,
    getHeardAt: () => heardAt,
    isCurrent: () => now() - heardAt <= CURRENT_MS,
    subscribe: (listener) => void listeners.add(listener),
    stop: () => clearInterval(timer),
  };
}

/** Returns the version at which one of these topics last changed; that of all content where one is not known. */
function readVersion({ version, topics: versions }: KnownVersions, topics: ContentStamp['topics']): number {
  return topics ? Math.max(...topics.map((topic) => versions[topic] ?? version)) : version;
}

function getVersions({ version, topics }: KnownVersions): string {
  return JSON.stringify([version, topics]);
}

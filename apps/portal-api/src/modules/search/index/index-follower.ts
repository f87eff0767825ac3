import type { Clock } from '../../../platform/clock';
import type { QueryRunner } from '../../../platform/database/database';
import { isDatabaseUnreachable } from '../../../platform/database/database-errors';
import { createEntryTable, ROWS_AT_ONCE, type SeenChanges, STALE_MS } from './entry-table';
import type { IndexSnapshots } from './index-snapshots';
import { createSearchIndex, type EntryFinder, type SearchIndex } from './search-index';

/** What a search waits for; what is more is worked off beside it. */
const MAX_AT_ONCE = 400;
/** Of so many of its sources changes are followed beside searches; an index that has more to follow is built anew. */
const MAX_SHARE = 0.5;
/** Removed entries that are carried along. */
const SPARE = 2000;
/** What has changed is kept this often, and what has not this often: the database forgets what is older. */
const KEEP_MS = 10 * 60_000;
const KEEP_UNCHANGED_MS = 24 * 3_600_000;

export interface IndexFollowerOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
  /** Absent where every start builds the index anew. */
  readonly snapshots?: IndexSnapshots | undefined;
}

/** What finds entries of the table, and says how far it has followed it. */
export interface FollowingIndex<Index extends EntryFinder = EntryFinder> {
  /** Index that has all that was committed before; `undefined` where that is not to be waited for. */
  catchUp(): Promise<Index | undefined>;
  /** Index as it is; `undefined` where it is being built. */
  getIndex(): Index | undefined;
  /** What `search_entries` is told. */
  getSeen(): SeenChanges;
}

/** An index in memory that follows the table; what is much to catch up with is worked off in the background. */
export interface IndexFollower extends FollowingIndex<SearchIndex> {
  /** Index that has caught up, however long that takes; `undefined` where it could not, or is being written. */
  settle(): Promise<SearchIndex | undefined>;
  /** Catches up, and keeps the index for the next start where what is kept is not as good. To be called now and then. */
  keep(): Promise<void>;
  /** Ends what is done in the background. */
  close(): Promise<void>;
}

/** Creates a follower, whose index is read or built from when it is first caught up. */
export function createIndexFollower(options: IndexFollowerOptions): IndexFollower {
  const { orm, clock, onFailure, snapshots } = options;
  const table = createEntryTable(orm);
  let index = createSearchIndex();
  let seen: SeenChanges = { floor: '0', applied: [] };
  /** Entries up to here have been read; `undefined` once all have. */
  let readUpTo: number | undefined = 0;
  let lookedAt = clock().getTime();
  let isRead = snapshots === undefined;
  let keptAt = 0;
  let hasChanged = true;
  /** More has changed than a search waits for. */
  let isBehind = false;
  let running: Promise<void> | undefined;
  let working: Promise<void> | undefined;
  let writing: Promise<void> | undefined;
  let isWorking = false;
  const closing = new AbortController();
  const { signal } = closing;

  /** Takes up what was kept before the start. A file that is of no use is told of, and is none. */
  async function resume(): Promise<void> {
    const kept = await snapshots?.read().catch((error: unknown) => {
      if (isDatabaseUnreachable(error)) throw error;
      onFailure(error);
    });
    isRead = true;
    if (!kept) return;
    index = createSearchIndex(kept.index);
    ({ seen } = kept);
    readUpTo = undefined;
    keptAt = lookedAt = clock().getTime();
    hasChanged = false;
  }

  /** Reads up to so many entries of those there are at the beginning. */
  async function build(most: number): Promise<void> {
    if (readUpTo === 0) seen = await table.readBeginning();
    for (let read = 0; readUpTo !== undefined && read < most && !signal.aborted; read += ROWS_AT_ONCE) {
      const rows = await table.readAfter(readUpTo, ROWS_AT_ONCE);
      rows.forEach(index.add);
      readUpTo = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.id;
    }
  }

  /** Reads what has changed, of up to so many sources; tells whether that was all. */
  async function follow(most: number): Promise<boolean> {
    const changes = await table.readChanges(seen, most);
    if (!changes) return false;
    if (changes.sources.length > 0) hasChanged = true;
    await replace(changes.sources);
    seen = changes.seen;
    lookedAt = clock().getTime();
    return true;
  }

  async function replace(sources: readonly string[]): Promise<void> {
    for (let start = 0; start < sources.length; start += ROWS_AT_ONCE) {
      const some = sources.slice(start, start + ROWS_AT_ONCE);
      const rows = await table.readOf(some);
      some.forEach(index.remove);
      rows.forEach(index.add);
    }
  }

  function beginAnew(): void {
    index = createSearchIndex();
    readUpTo = 0;
    hasChanged = true;
  }

  /** One after another: two that read the same changes would add them twice. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    running ??= work().finally(() => (running = undefined));
    return running;
  }

  async function step(): Promise<void> {
    if (!isRead) await resume();
    const { entries, removed } = index.readStatistics();
    const isStale = clock().getTime() - lookedAt > STALE_MS;
    if (readUpTo === undefined && (isStale || removed > entries + SPARE)) beginAnew();
    if (readUpTo !== undefined) await build(MAX_AT_ONCE);
    if (readUpTo === undefined) isBehind = !(await follow(MAX_AT_ONCE));
  }

  /** Follows much, or begins anew where that is no more to read. */
  async function followMuch(): Promise<void> {
    if (!(await follow(Math.max(MAX_AT_ONCE, Math.ceil(index.readStatistics().sources * MAX_SHARE))))) beginAnew();
    isBehind = false;
  }

  async function goOn(): Promise<void> {
    isWorking = true;
    try {
      while (!isCurrent() && !signal.aborted) await inTurn(isBehind ? followMuch : step);
    } catch (error) {
      onFailure(error);
    } finally {
      isWorking = false;
    }
  }

  const isCurrent = () => readUpTo === undefined && !isBehind;

  async function catchUp(): Promise<SearchIndex | undefined> {
    if (isWorking) return undefined;
    await inTurn(step);
    if (isCurrent()) return index;
    working = goOn();
    return undefined;
  }

  /** Writes the index as it is: nobody is to change it meanwhile. */
  async function write(kept: IndexSnapshots): Promise<void> {
    isWorking = true;
    try {
      await running;
      await inTurn(() => kept.write({ index: index.save(), seen }, signal));
      keptAt = clock().getTime();
      hasChanged = false;
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      isWorking = false;
    }
  }

  async function settle(): Promise<SearchIndex | undefined> {
    await catchUp();
    await working;
    return isCurrent() && !isWorking ? index : undefined;
  }

  return {
    catchUp,
    settle,
    async keep() {
      const current = await settle();
      const age = clock().getTime() - keptAt;
      if (snapshots && current && age > (hasChanged ? KEEP_MS : KEEP_UNCHANGED_MS)) await (writing = write(snapshots));
    },
    getIndex: () => (readUpTo === undefined ? index : undefined),
    getSeen: () => seen,
    async close() {
      closing.abort();
      await writing?.catch(onFailure);
      await running?.catch(onFailure);
      await working;
    },
  };
}

import type { Clock } from '../../../platform/clock';
import type { QueryRunner } from '../../../platform/database/database';
import { createEntryTable, ROWS_AT_ONCE, type SeenChanges, STALE_MS } from './entry-table';
import { createSearchIndex, type EntryFinder, type SearchIndex } from './search-index';

/** What a search waits for; what is more is worked off beside it. */
const MAX_AT_ONCE = 400;
/** Removed entries that are carried along. */
const SPARE = 2000;

export interface IndexFollowerOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
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
  /** Ends what is done in the background. */
  close(): Promise<void>;
}

/** Creates a follower, whose index is built from when it is first caught up. */
export function createIndexFollower({ orm, clock, onFailure }: IndexFollowerOptions): IndexFollower {
  const table = createEntryTable(orm);
  let index = createSearchIndex();
  let seen: SeenChanges = { floor: '0', applied: [] };
  /** Entries up to here have been read; `undefined` once all have. */
  let readUpTo: number | undefined = 0;
  let lookedAt = clock().getTime();
  let running: Promise<void> | undefined;
  let working: Promise<void> | undefined;
  let isWorking = false;
  let isClosed = false;

  /** Reads up to so many entries of those there are at the beginning. */
  async function build(most: number): Promise<void> {
    if (readUpTo === 0) seen = await table.readBeginning();
    for (let read = 0; readUpTo !== undefined && read < most && !isClosed; read += ROWS_AT_ONCE) {
      const rows = await table.readAfter(readUpTo, ROWS_AT_ONCE);
      rows.forEach(index.add);
      readUpTo = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.id;
    }
  }

  /** Reads what has changed, of up to so many sources; tells whether that was all. */
  async function follow(): Promise<boolean> {
    const changes = await table.readChanges(seen, MAX_AT_ONCE);
    if (!changes) return false;
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
  }

  /** One after another: two that read the same changes would add them twice. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    running ??= work().finally(() => (running = undefined));
    return running;
  }

  async function step(): Promise<void> {
    const { entries, removed } = index.readStatistics();
    const isStale = clock().getTime() - lookedAt > STALE_MS;
    if (readUpTo === undefined && (isStale || removed > entries + SPARE)) beginAnew();
    if (readUpTo !== undefined) await build(MAX_AT_ONCE);
    // More has changed than is worth following.
    if (readUpTo === undefined && !(await follow())) beginAnew();
  }

  async function goOn(): Promise<void> {
    isWorking = true;
    try {
      while (readUpTo !== undefined && !isClosed) await inTurn(step);
    } catch (error) {
      onFailure(error);
    } finally {
      isWorking = false;
    }
  }

  return {
    async catchUp() {
      if (isWorking) return undefined;
      await inTurn(step);
      if (readUpTo === undefined) return index;
      working = goOn();
      return undefined;
    },
    getIndex: () => (readUpTo === undefined ? index : undefined),
    getSeen: () => seen,
    async close() {
      isClosed = true;
      await running?.catch(onFailure);
      await working;
    },
  };
}

import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock';
import type { QueryRunner } from '../../../platform/database/database';
import { createSearchIndex, type IndexedEntry, type SearchIndex } from './search-index';

/** What a search waits for; what is more is worked off beside it. */
const MAX_AT_ONCE = 400;
const ROWS_AT_ONCE = 100;
/** Removed entries that are carried along. */
const SPARE = 2000;
/** Changes are kept for so long. */
export const CHANGES_MS = 7 * 24 * 3_600_000;
/** Whoever has not looked for almost as long begins anew. */
const STALE_MS = CHANGES_MS - 24 * 3_600_000;

/** How far the index has seen changes: all before a transaction, and some of those after. */
export interface SeenChanges {
  readonly floor: string;
  readonly applied: readonly string[];
}

export interface IndexFollowerOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

/** An index in memory that follows the table. */
export interface IndexFollower {
  /**
   * Index that has all that was committed before, where there is little to catch up with; `undefined` where there is
   * much: then it is worked off in the background.
   */
  catchUp(): Promise<SearchIndex | undefined>;
  /** Index as it is; `undefined` where it is being built. */
  getIndex(): SearchIndex | undefined;
  /** What `search_entries` is told. */
  getSeen(): SeenChanges;
  /** Ends what is done in the background. */
  close(): Promise<void>;
}

interface Changes {
  readonly floor: string;
  readonly changes: readonly (readonly [xid: string, source: string])[] | null;
}

/** Creates a follower, whose index is built from when it is first caught up. */
export function createIndexFollower({ orm, clock, onFailure }: IndexFollowerOptions): IndexFollower {
  let index = createSearchIndex();
  let seen: { floor: string; applied: Set<string> } = { floor: '0', applied: new Set() };
  /** Entries up to here have been read; `undefined` once all have. */
  let readUpTo: number | undefined = 0;
  let lookedAt = clock().getTime();
  let running: Promise<void> | undefined;
  let working: Promise<void> | undefined;
  let isWorking = false;
  let isClosed = false;

  const run = async <Row>(query: SQL): Promise<readonly Row[]> => (await orm.execute(query)).rows as unknown as Row[];

  async function readFloor(): Promise<string> {
    const [row] = await run<{ floor: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as floor`);
    return row?.floor ?? '0';
  }

  /** Reads up to so many entries of those there are at the beginning. */
  async function build(most: number): Promise<void> {
    if (readUpTo === 0) seen = { floor: await readFloor(), applied: new Set() };
    for (let read = 0; readUpTo !== undefined && read < most && !isClosed; read += ROWS_AT_ONCE) {
      const rows: readonly IndexedEntry[] = await run(
        selectEntries(sql`entry.id > ${readUpTo} order by entry.id limit ${ROWS_AT_ONCE}`),
      );
      rows.forEach(index.add);
      readUpTo = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.id;
    }
  }

  /** Reads what has changed, of up to so many sources; tells whether that was all. */
  async function follow(): Promise<boolean> {
    const applied = [...seen.applied];
    const [found] = await run<Changes>(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as floor, (
        select json_agg(json_build_array(change.xid::text, change.source)) from (
          select distinct xid, source from search_change
          where xid >= ${seen.floor}::xid8 and xid <> all (${sql.param(applied)}::xid8[]) limit ${MAX_AT_ONCE + 1}
        ) as change) as changes`);
    const changes = found?.changes ?? [];
    const isAll = changes.length <= MAX_AT_ONCE;
    if (!isAll) return false;
    await replace([...new Set(changes.map(([, source]) => source))]);
    const floor = found?.floor ?? seen.floor;
    const known = [...seen.applied, ...changes.map(([xid]) => xid)];
    seen = { floor, applied: new Set(known.filter((xid) => BigInt(xid) >= BigInt(floor))) };
    lookedAt = clock().getTime();
    return true;
  }

  async function replace(sources: readonly string[]): Promise<void> {
    for (let start = 0; start < sources.length; start += ROWS_AT_ONCE) {
      const some = sources.slice(start, start + ROWS_AT_ONCE);
      const rows: readonly IndexedEntry[] = await run(selectEntries(sql`entry.source = any(${sql.param(some)})`));
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
    getSeen: () => ({ floor: seen.floor, applied: [...seen.applied] }),
    async close() {
      isClosed = true;
      await running?.catch(onFailure);
      await working;
    },
  };
}

function selectEntries(condition: SQL): SQL {
  return sql`
    select entry.id::float8 as id, entry.source, entry.module, entry.item_id as "itemId", entry.doc_id as "docId",
      entry.doc_version_id as "docVersionId", entry.anchor, entry.title, entry.heading, entry.tags, entry.body,
      entry.ranges, entry.weight, entry.updated_on::text as "updatedOn",
      array['@module:' || entry.module] || case when entry.doc_id = '' then '{}'::text[] else
        '@document:' || entry.doc_id || array(
          select lexeme from unnest(entry.head) where lexeme like '@version:%') end as marks
    from search_entry as entry where ${condition}`;
}

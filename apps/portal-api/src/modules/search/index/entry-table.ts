import { type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../../platform/database/database';
import type { IndexedEntry } from './search-index';

/** Changes are kept for so long. */
export const CHANGES_MS = 7 * 24 * 3_600_000;
/** Whoever has not looked for almost as long begins anew. */
export const STALE_MS = CHANGES_MS - 24 * 3_600_000;

/** What an index reads at once. */
export const ROWS_AT_ONCE = 100;

/** How far an index has seen changes: all before a transaction, and some of those after. */
export interface SeenChanges {
  readonly floor: string;
  readonly applied: readonly string[];
}

/** What has changed since, and how far that goes. */
export interface NewChanges {
  readonly sources: readonly string[];
  readonly seen: SeenChanges;
}

interface Changes {
  readonly floor: string;
  readonly changes: readonly (readonly [xid: string, source: string])[] | null;
}

/** The table of entries, as indexes read it that follow it. */
export function createEntryTable(orm: QueryRunner) {
  const run = async <Row>(query: SQL): Promise<readonly Row[]> => (await orm.execute(query)).rows as unknown as Row[];

  return {
    /** Where whoever begins to read all entries has to look for changes from. */
    async readBeginning(): Promise<SeenChanges> {
      const [row] = await run<{ floor: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as floor`);
      return { floor: row?.floor ?? '0', applied: [] };
    },

    /** Entries in the order of their ids, after one of them. */
    readAfter: (id: number, most: number): Promise<readonly IndexedEntry[]> =>
      run(selectEntries(sql`entry.id > ${id} order by entry.id limit ${most}`)),

    /** Entries of sources. */
    readOf: (sources: readonly string[]): Promise<readonly IndexedEntry[]> =>
      run(selectEntries(sql`entry.source = any(${sql.param(sources)})`)),

    /** What has changed; `undefined` where it is more than so many sources. */
    async readChanges(seen: SeenChanges, most: number): Promise<NewChanges | undefined> {
      const applied = [...seen.applied];
      const [found] = await run<Changes>(sql`
        select pg_snapshot_xmin(pg_current_snapshot())::text as floor, (
          select json_agg(json_build_array(change.xid::text, change.source)) from (
            select distinct xid, source from search_change
            where xid >= ${seen.floor}::xid8 and xid <> all (${sql.param(applied)}::xid8[]) limit ${most + 1}
          ) as change) as changes`);
      const changes = found?.changes ?? [];
      if (changes.length > most) return undefined;
      const floor = found?.floor ?? seen.floor;
      const known = new Set([...applied, ...changes.map(([xid]) => xid)]);
      return {
        sources: [...new Set(changes.map(([, source]) => source))],
        seen: { floor, applied: [...known].filter((xid) => BigInt(xid) >= BigInt(floor)) },
      };
    },

    /** Notes that a snapshot has been taken, after all that it has seen. */
    async noteSnapshot(id: string): Promise<void> {
      await orm.execute(sql`insert into search_snapshot (id) values (${id})`);
    },

    /** Whether a snapshot was noted in this very past of the database, and changes since then are still kept. */
    async knowsSnapshot(id: string): Promise<boolean> {
      const rows = await run(
        sql`select 1 from search_snapshot as noted where noted.id = ${id} and noted.xmin = noted.xid::xid
          and noted.taken_at > now() - make_interval(secs => ${STALE_MS / 1000})`,
      );
      return rows.length > 0;
    },
  };
}

export type EntryTable = ReturnType<typeof createEntryTable>;

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

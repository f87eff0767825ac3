import { and, count, eq, getTableName, gt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { HttpError } from '../http/http-error';
import { makeOnceFor } from '../make-once-for';
import type { QueryRunner } from './database';
import { defineStatement } from './define-statement';

const DAY_MS = 24 * 3_600_000;

/** A table whose rows have an owner. */
type OwnedTable = PgTable & { readonly ownerId: PgColumn; readonly createdAt: PgColumn };

/** How many rows of the last 24 hours one account may have. */
export interface AccountQuota {
  readonly table: OwnedTable;
  readonly most: number;
  /** What is said once it is used up. */
  readonly msg: string;
}

/**
 * Rejects with 429 where an account has used its quota up. Runs in the transaction that stores the row: calls of one
 * account that come at the same moment wait for each other.
 */
export async function assertWithinQuota(
  runner: QueryRunner,
  ownerId: string,
  now: Date,
  { table, most, msg }: AccountQuota,
): Promise<void> {
  const lock = `quota ${getTableName(table)} ${ownerId}`;
  await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  if ((await countWithinQuota(runner, ownerId, now, table)) >= most) throw new HttpError(429, msg);
}

/** How many rows of a table one account has of the last 24 hours. */
export async function countWithinQuota(
  runner: QueryRunner,
  ownerId: string,
  now: Date,
  table: OwnedTable,
): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS);
  const [row] = await getCounter(table)(runner).execute({ ownerId, since });
  return row?.total ?? 0;
}

const getCounter = makeOnceFor((table: OwnedTable) => {
  const isOwn = eq(table.ownerId, sql.placeholder('ownerId'));
  return defineStatement((orm) =>
    orm
      .select({ total: count() })
      .from(table as PgTable)
      .where(and(isOwn, gt(table.createdAt, sql.placeholder('since')))),
  );
});

import { CAPPED_TOTAL } from '@portal/api-contract/rules';
import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { toDayStart } from '../china-time';
import type { QueryRunner } from '../database/database';
import { containsTerms } from './searchable-text';

/** What a queue is narrowed to. */
export interface QueueFilter {
  /** Days of China, both included. */
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
  readonly keyword?: string | undefined;
}

const DAY_MS = 86_400_000;

/** Conditions of a filter; `createdAt` is the column of the days. */
export function toQueueConditions(
  table: PgTable,
  createdAt: PgColumn,
  { dateFrom, dateTo, keyword }: QueueFilter,
): SQL | undefined {
  return and(
    dateFrom ? gte(createdAt, toDayStart(dateFrom)) : undefined,
    dateTo ? lt(createdAt, new Date(toDayStart(dateTo).getTime() + DAY_MS)) : undefined,
    keyword ? containsTerms(table, keyword) : undefined,
  );
}

/** Number of records that match, up to `max`. */
export async function countUpTo(
  orm: QueryRunner,
  table: PgTable,
  condition: SQL | undefined,
  max = CAPPED_TOTAL,
): Promise<number> {
  const some = orm
    .select({ one: sql`1` })
    .from(table)
    .where(condition)
    .limit(max)
    .as('some');
  return orm.$count(some);
}

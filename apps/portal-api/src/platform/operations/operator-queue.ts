import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Records that wait for people of the platform. Counting them has to be cheap: by an index over those that wait. */
export interface OperatorQueue {
  readonly name: string;
  readonly table: PgTable;
  readonly isWaiting: SQL | undefined;
}

import type { SQL } from 'drizzle-orm';

/** Days that count for somebody's tasks. */
export interface TodoTimes {
  readonly now: Date;
  /** What begins until then waits already. */
  readonly soon: Date;
}

/** Query for how many records of one kind wait for their owner: `kind` (contract: `TODO_KINDS`) and `total`. */
export type TodoQuery = (ownerId: string, times: TodoTimes) => SQL;

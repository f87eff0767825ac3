import { and, asc, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock';
import type { Database, QueryRunner } from '../database/database';
import type { Operator } from '../operations/operator-calls';
import type { OperatorQueue } from '../operations/operator-queue';
import type { RecordKind, RecordTable } from './define-record';
import type { QueueFilter } from './queue-filter';
import { type AssignableRow, assertNobodyElses, claimRecord, releaseRecord } from './record-assignment';
import type { PageInput, RecordPage } from './record-page';
import { createRecordQueue, type Seen } from './record-queue';
import { rejectTransition } from './record-transition';

/** Table of records that people of the platform take on. */
export type ClaimedTable<State extends number = number> = RecordTable<AssignableRow<State>> & {
  readonly assigneeId: PgColumn;
  readonly createdAt: PgColumn;
};

/** How people are named; whoever keeps them says so. */
export interface QueuePeople {
  /** Code of the user with a key, to be read along with a row that names it; empty for nobody. */
  userCodeOf(key: SQL): SQL<string>;
  /** Key of whoever a filter names; `null` for nobody, `undefined` where it names none. */
  findAssigneeId(
    orm: QueryRunner,
    operator: Operator,
    assignee: string | undefined,
  ): Promise<string | null | undefined>;
}

/** A record, whose it is and who works on it; empty codes are nobody's. */
export interface QueuedRecord<Row> {
  readonly row: Row;
  readonly userCode: string;
  readonly assignee: string;
}

/** What is special to a queue whose records are taken on. */
export interface ClaimedQueueDefinition<
  State extends number,
  Action extends string,
  Table extends ClaimedTable<State>,
  Context,
  Item,
  Detail,
> {
  readonly kind: RecordKind<State, Action, Table>;
  /** What waits for people of the platform: it is listed unless a state is asked for, and it alone is taken on. */
  readonly waiting: Pick<OperatorQueue, 'isWaiting'>;
  readonly people: QueuePeople;
  /** Condition that a record is in the queue at all; all of them without one. */
  readonly isListed?: SQL;
  /** Since when records wait; by default since they are in their state. */
  readonly since?: PgColumn;
  isRecord(number: string): SQL | undefined;
  /** Number by which the audit log names a record. */
  numberOf(row: Table['$inferSelect']): string;
  /** Reads what else the records of a list are shown with, in one statement; nothing without it. */
  readContext?(runner: QueryRunner, rows: readonly Table['$inferSelect'][]): Promise<Context>;
  /** A record in the list; nothing of its owner but the code. */
  toItem(queued: QueuedRecord<Table['$inferSelect']>, context: Context): Item;
  /** A record for whoever works on it. */
  describe(runner: QueryRunner, queued: QueuedRecord<Table['$inferSelect']>): Promise<Detail>;
}

/** What a queue is asked for. */
export interface QueueInput extends Omit<QueueFilter, 'assigneeId'>, PageInput {
  readonly status?: number | undefined;
  readonly assignee?: string | undefined;
}

/**
 * The queue of records that people of the platform take on, one at a time and for one step: whoever else acts on such a
 * record has to take it over first. Where nobody has taken it on, everybody of the role may act.
 */
export function createClaimedQueue<
  State extends number,
  Action extends string,
  Table extends ClaimedTable<State>,
  Context,
  Item,
  Detail,
>(
  definition: ClaimedQueueDefinition<State, Action, Table, Context, Item, Detail>,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
) {
  type Row = Table['$inferSelect'];
  const { kind, waiting, people, readContext, toItem, describe } = definition;
  // What drizzle knows of a table by name is lost for a table of any name.
  const table: PgTable & Readonly<Record<'id' | 'ownerId' | 'state' | 'assigneeId' | 'createdAt', PgColumn>> =
    kind.table;
  const codes = { userCode: codeOf(table.ownerId), assignee: codeOf(table.assigneeId) };

  // Without its table a column is one of the users within the question for the code.
  function codeOf({ name }: PgColumn): SQL<string> {
    return people.userCodeOf(sql`${sql.identifier(getTableName(table))}.${sql.identifier(name)}`);
  }

  async function readRows(runner: QueryRunner, { found, isOnPage, order, total }: RecordPage) {
    const rows = await runner
      .with(found)
      .select({ row: table, ...codes, total })
      .from(table)
      .where(isOnPage)
      .orderBy(...order);
    const queued = rows as unknown as (QueuedRecord<Row> & { readonly total: number })[];
    const stored = queued.map(({ row }) => row);
    // Whoever reads nothing else looks at nothing else.
    const context = (await readContext?.(runner, stored)) as Context;
    return queued.map((one) => ({ ...one, context }));
  }

  const queue = createRecordQueue(
    {
      ...definition,
      columns: table,
      orderOf: () => [asc(definition.since ?? kind.table.stateSince), asc(table.id)],
      readRows,
      toItem: ({ row, userCode, assignee, context }) => toItem({ row, userCode, assignee }, context),
      async describe(runner, row: Row) {
        const [named] = await runner.select(codes).from(table).where(eq(table.id, row.id));
        return describe(runner, { userCode: '', assignee: '', ...named, row });
      },
    },
    { database, clock },
  );

  const change: typeof queue.change = (operator, seen, action, work) =>
    queue.change(operator, seen, action, (runner, row, at) => {
      assertNobodyElses(kind, row, operator);
      return work(runner, row, at);
    });

  return {
    ...queue,
    change,

    /** Takes a step with a record. */
    act: (operator: Operator, seen: Seen, action: Action, reason = ''): Promise<Detail> =>
      change(operator, seen, action, (runner, row, at) =>
        kind.transition(runner, row, { action, actor: operator, at, reason }),
      ),

    /** A page of the records in a state, or of those that wait. */
    async list(operator: Operator, { status, assignee, ...filter }: QueueInput) {
      const condition = status === undefined ? waiting.isWaiting : eq(table.state, status);
      const assigneeId = await people.findAssigneeId(database.orm, operator, assignee);
      return queue.list(condition, { ...filter, assigneeId }, filter);
    },

    /** Takes a record on, also from somebody else. */
    claim: (operator: Operator, seen: Seen): Promise<Detail> =>
      queue.change(operator, seen, 'claim', async (runner, row, at) => {
        const isIt = and(eq(table.id, row.id), waiting.isWaiting);
        if ((await runner.$count(table, isIt)) === 0) throw rejectTransition(kind.lifecycle, row.state);
        return claimRecord(kind, runner, row, { operator, at });
      }),

    /** Gives a record back to the queue. */
    release: (operator: Operator, seen: Seen): Promise<Detail> =>
      queue.change(operator, seen, 'release', (runner, row, at) => releaseRecord(kind, runner, row, { operator, at })),
  };
}

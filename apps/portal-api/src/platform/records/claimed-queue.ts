import { and, asc, eq, getTableName, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock';
import type { Database, QueryRunner } from '../database/database';
import type { Operator } from '../operations/operator-calls';
import type { OperatorQueue } from '../operations/operator-queue';
import type { RecordKind, RecordTable } from './define-record';
import type { QueueFilter } from './queue-filter';
import { type AssignableRow, assertNobodyElses, claimRecord, type Handling, releaseRecord } from './record-assignment';
import { type PageInput, readRecordPage } from './record-page';
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

/** What every queue is asked for. */
export interface QueueInput extends QueueFilter, PageInput {
  readonly status?: number | undefined;
  readonly assignee?: string | undefined;
}

/** Puts a locked record into somebody's hands, or takes it out of them. */
type Handle<Row> = (runner: QueryRunner, row: Row, handling: Handling) => Promise<Row>;

/** What is special to a queue whose records are taken on. */
export interface ClaimedQueueDefinition<
  State extends number,
  Action extends string,
  Table extends ClaimedTable<State>,
  Listed extends QueuedRecord<object>,
  Context,
  Input extends PageInput,
  Item,
  Detail,
> {
  readonly kind: RecordKind<State, Action, Table>;
  /** What waits for people of the platform: it is listed unless a state is asked for, and it alone is taken on. */
  readonly waiting: Pick<OperatorQueue, 'isWaiting'>;
  readonly people: QueuePeople;
  /** Condition that a record is in the queue at all; all of them without one. */
  readonly isListed?: SQL;
  /** Condition of what a list is asked for; by default that a record is in the state, or waits where none is asked for. */
  toCondition?(input: Input): SQL | undefined;
  /** Condition that somebody works on a record, or nobody (`null`), at a moment. */
  isAssigned?(assigneeId: string | null, now: Date): SQL | undefined;
  /** Since when records wait; by default since they are in their state. */
  readonly since?: PgColumn;
  /** In which order they are listed; by default those that wait longest come first. */
  orderOf?(input: Input): readonly SQL[];
  isRecord(number: string): SQL | undefined;
  /** Number by which the audit log names a record. */
  numberOf(row: Table['$inferSelect']): string;
  /** What a record of the list is read with beside the codes of people; by default all of its columns, as `row`. */
  readonly columns?: QueueColumns<Listed>;
  /** Reads what else the records of a list are shown with, in one statement; nothing without it. */
  readContext?(runner: QueryRunner, rows: readonly Listed['row'][]): Promise<Context>;
  /** A record in the list; nothing of its owner but the code. */
  toItem(queued: Listed, context: Context): Item;
  /** A record for whoever works on it. */
  describe(runner: QueryRunner, queued: QueuedRecord<Table['$inferSelect']>, operator: Operator): Promise<Detail>;
  /** How a record is taken on, where not by the lifecycle's `claim` or a note. */
  readonly claim?: Handle<Table['$inferSelect']>;
  /** How a record is given back, where more is to be said than that whoever works on it does. */
  readonly release?: Handle<Table['$inferSelect']>;
  /**
   * Rejects with 409 whoever may not act on a record for who has taken it on; by default everybody else, who has to take
   * it over first. Where that differs from action to action, each says it by itself.
   */
  assertMayHandle?(row: Table['$inferSelect'], handling: Handling): void;
}

/** What is read of a record of a list. */
type QueueColumns<Listed extends QueuedRecord<object>> = {
  readonly [Name in Exclude<keyof Listed, 'userCode' | 'assignee'>]: Name extends 'row'
    ? PgTable | Readonly<Record<keyof Listed['row'], PgColumn>>
    : SQL<Listed[Name]>;
};

/**
 * The queue of records that people of the platform take on, one at a time: whoever else acts on such a record has to take
 * it over first, unless its queue says otherwise. Where nobody has taken it on, everybody of the role may act.
 */
export function createClaimedQueue<
  State extends number,
  Action extends string,
  Table extends ClaimedTable<State>,
  Item,
  Detail,
  Context = undefined,
  Input extends PageInput = QueueInput,
  Listed extends QueuedRecord<object> = QueuedRecord<Table['$inferSelect']>,
>(
  definition: ClaimedQueueDefinition<State, Action, Table, Listed, Context, Input, Item, Detail>,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
) {
  type Row = Table['$inferSelect'];
  const { kind, waiting, people, readContext, toItem, describe } = definition;
  // What drizzle knows of a table by name is lost for a table of any name.
  const table: PgTable & Readonly<Record<'id' | 'ownerId' | 'state' | 'assigneeId' | 'createdAt', PgColumn>> =
    kind.table;
  const codes = { userCode: codeOf(table.ownerId), assignee: codeOf(table.assigneeId) };
  const columns = { ...(definition.columns ?? { row: table }), ...codes };
  const isAssigned = definition.isAssigned ?? isAssignee;
  const orderOf = definition.orderOf ?? (() => [asc(definition.since ?? kind.table.stateSince), asc(table.id)]);
  const toCondition =
    definition.toCondition ??
    (({ status }: { readonly status?: number }) =>
      status === undefined ? waiting.isWaiting : eq(table.state, status));
  const claim: Handle<Row> = definition.claim ?? claimWaiting;
  const release: Handle<Row> =
    definition.release ?? ((runner, row, handling) => releaseRecord(kind, runner, row, handling));
  const assertMayHandle = definition.assertMayHandle ?? ((row, { operator }) => assertNobodyElses(kind, row, operator));

  // Without its table a column is one of the users within the question for the code.
  function codeOf({ name }: PgColumn): SQL<string> {
    return people.userCodeOf(sql`${sql.identifier(getTableName(table))}.${sql.identifier(name)}`);
  }

  function isAssignee(assigneeId: string | null): SQL {
    return assigneeId === null ? isNull(table.assigneeId) : eq(table.assigneeId, assigneeId);
  }

  async function claimWaiting(runner: QueryRunner, row: Row, handling: Handling): Promise<Row> {
    const isIt = and(eq(table.id, row.id), waiting.isWaiting);
    if ((await runner.$count(table, isIt)) === 0) throw rejectTransition(kind.lifecycle, row.state);
    return claimRecord(kind, runner, row, handling);
  }

  async function readPage(condition: SQL | undefined, order: readonly SQL[], page: PageInput) {
    const { rows, total } = await readRecordPage(database.orm, table, condition, order, page, columns);
    // What drizzle knows of columns is lost for those of any queue.
    const queued = rows as unknown as Listed[];
    // Whoever reads nothing else looks at nothing else.
    const context = (await readContext?.(
      database.orm,
      queued.map(({ row }) => row),
    )) as Context;
    return { rows: queued.map((one) => ({ queued: one, context })), total };
  }

  const queue = createRecordQueue(
    {
      ...definition,
      createdAt: table.createdAt,
      orderOf,
      readPage,
      toItem: ({ queued, context }) => toItem(queued, context),
      async describe(runner, row: Row, operator) {
        const [named] = await runner.select(codes).from(table).where(eq(table.id, row.id));
        return describe(runner, { userCode: '', assignee: '', ...named, row }, operator);
      },
    },
    { database, clock },
  );

  const change: typeof queue.change = (operator, seen, name, work) =>
    queue.change(operator, seen, name, (runner, row, handling) => {
      assertMayHandle(row, handling);
      return work(runner, row, handling);
    });

  return {
    ...queue,
    change,

    /** Takes a record through one transition, by which the audit log has it. */
    act: (operator: Operator, seen: Seen, action: Action, reason = ''): Promise<Detail> =>
      change(operator, seen, action, (runner, row, { at }) =>
        kind.transition(runner, row, { action, actor: operator, at, reason }),
      ),

    /** A page of the records that are asked for. */
    async list(operator: Operator, input: Input & QueueFilter & Pick<QueueInput, 'assignee'>) {
      const assigneeId = await people.findAssigneeId(database.orm, operator, input.assignee);
      const isTheirs = assigneeId === undefined ? undefined : isAssigned(assigneeId, clock());
      return queue.list(and(toCondition(input), isTheirs), input, input);
    },

    /** Takes a record on, also from somebody else. */
    claim: (operator: Operator, seen: Seen): Promise<Detail> => queue.change(operator, seen, 'claim', claim),

    /** Gives a record back to the queue. */
    release: (operator: Operator, seen: Seen): Promise<Detail> => queue.change(operator, seen, 'release', release),
  };
}

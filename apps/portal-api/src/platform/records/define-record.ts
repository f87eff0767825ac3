import { findTransition, type Lifecycle, type Transition } from '@portal/lifecycles';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { QueryRunner } from '../database/database';
import { defineInsert } from '../database/define-insert';
import { HttpError, rejectFields } from '../http/http-error';
import { nameRecord } from '../messages/name-record';
import { postMessage } from '../messages/post-message';
import { appendEvent } from './domain-events';
import { assertNotOwn, type RecordDescription, rejectTransition, type TransitionRequest } from './record-transition';
import { writeStatusLog } from './write-status-log';

/** What every record has. */
export interface RecordRow<State extends number = number> {
  readonly id: string;
  /** Whom it belongs to and who hears of it; `null` for what a visitor sent, of which nobody can be told. */
  readonly ownerId: string | null;
  readonly state: State;
  readonly stateSince: Date;
  /** Grows with every change that whoever has the record open has to see before deciding on it. */
  readonly version: number;
}

/** Columns that the kernel alone writes. */
type KernelColumn = 'state' | 'stateSince' | 'version';

/** Table of a kind of record. */
export type RecordTable<Row extends RecordRow = RecordRow> = PgTable &
  Readonly<Record<keyof RecordRow, PgColumn>> & { readonly $inferSelect: Row };

/** Columns that a step may change beside the state. */
export type RecordChanges<Row> = Partial<Omit<Row, 'id' | 'ownerId' | KernelColumn>>;

/** Why a guard does not let a record pass; empty where it does. */
export type Guard<Row> = (row: Row, context: GuardContext) => string | Promise<string>;

/** With what guards are tested. */
export interface GuardContext {
  readonly runner: QueryRunner;
  readonly at: Date;
}

/** What is special to a kind of record. */
export interface RecordDefinition<
  State extends number,
  Action extends string,
  GuardName extends string,
  Table extends RecordTable,
> {
  readonly lifecycle: Lifecycle<State, Action, GuardName>;
  readonly table: Table;
  /** Conditions beyond state and role, by the names of the lifecycle; tested with what a step changes. */
  readonly guards: Readonly<Record<GuardName, Guard<Table['$inferSelect']>>>;
  describe(row: Table['$inferSelect']): RecordDescription;
  /** Numbers of the orders that a record is about, for those who hear of it. */
  listOrderNos?(runner: QueryRunner, row: Table['$inferSelect']): Promise<readonly string[]>;
  /** Whether whoever has taken a record on has done so for one step, with which it is nobody's again. */
  readonly isClaimedForStep?: boolean;
  /** What follows from a step, in its transaction, and the columns it changes. */
  effects?(
    runner: QueryRunner,
    row: Table['$inferSelect'],
    request: TransitionRequest<Action>,
    to: State,
  ): RecordChanges<Table['$inferSelect']> | Promise<RecordChanges<Table['$inferSelect']>>;
}

/** A new record as its domain fills it in. */
type NewRecord<Table extends RecordTable> = Omit<Table['$inferInsert'], KernelColumn>;

/** A kind of record, and the only way to change one. */
export interface RecordKind<State extends number, Action extends string, Table extends RecordTable> {
  readonly lifecycle: Lifecycle<State, Action>;
  readonly table: Table;
  /** A record; rejects with 404 where there is none. */
  find(runner: QueryRunner, condition: SQL | undefined): Promise<Table['$inferSelect']>;
  /** A record, locked until the transaction ends; rejects with 404 where there is none. */
  lock(runner: QueryRunner, condition: SQL | undefined): Promise<Table['$inferSelect']>;
  /** Stores a new record in the state that its first transition leads to. */
  create(
    runner: QueryRunner,
    values: NewRecord<Table>,
    request: TransitionRequest<Action>,
  ): Promise<Table['$inferSelect']>;
  /**
   * Takes a locked record through one transition, with all that follows: its log, its message, its event and the
   * effects of its domain. Rejects with 409 what the lifecycle does not list for this state and role, people of the platform
   * whose own it is, and what a guard does not let pass; a missing reason is rejected as a field.
   */
  transition(
    runner: QueryRunner,
    row: Table['$inferSelect'],
    request: TransitionRequest<Action>,
    changes?: RecordChanges<Table['$inferSelect']>,
  ): Promise<Table['$inferSelect']>;
  /** Changes a locked record that stays in its state. */
  change(
    runner: QueryRunner,
    row: Table['$inferSelect'],
    changes: RecordChanges<Table['$inferSelect']>,
  ): Promise<Table['$inferSelect']>;
  /**
   * Changes what is kept of a locked record for the work on it, such as when a provider is asked next: its version stays,
   * so that what people have open of it is not outdated by that.
   */
  mark(
    runner: QueryRunner,
    row: Table['$inferSelect'],
    changes: RecordChanges<Table['$inferSelect']>,
  ): Promise<Table['$inferSelect']>;
  /** Notes in a record's log, by a name that the lifecycle lists, what happened beside its state. Nobody is told. */
  note(runner: QueryRunner, row: Table['$inferSelect'], note: TransitionRequest): Promise<void>;
}

/** Defines a kind of record over its lifecycle and its table. */
export function defineRecord<
  State extends number,
  Action extends string,
  GuardName extends string,
  Table extends RecordTable<RecordRow<State>>,
>(definition: RecordDefinition<State, Action, GuardName, Table>): RecordKind<State, Action, Table> {
  type Row = Table['$inferSelect'];
  const { lifecycle, guards, describe, listOrderNos, effects = () => ({}) } = definition;
  const settled = definition.isClaimedForStep ? { assigneeId: null } : {};
  // What drizzle knows of a table by name is lost for a table of any name.
  const table: PgTable & Readonly<Record<keyof RecordRow, PgColumn>> = definition.table;

  const insertRow = defineInsert(table, (insert) => insert.returning());

  function findWay(
    from: State | null,
    { action, actor }: TransitionRequest<Action>,
  ): Transition<State, Action, GuardName> {
    const way = findTransition(lifecycle, from, action, actor.role);
    if (way === undefined) throw rejectTransition(lifecycle, from);
    return way;
  }

  async function assertPasses(
    runner: QueryRunner,
    row: Row,
    way: Transition<State, Action, GuardName>,
    request: TransitionRequest,
  ) {
    for (const name of way.guards ?? []) {
      const failure = await guards[name](row, { runner, at: request.at });
      if (failure !== '') throw new HttpError(409, failure);
    }
    if (way.needsReason && !request.reason) throw rejectFields([{ field: 'reason', msg: '请说明原因' }]);
  }

  /** Tells everybody concerned of a transition; the owner only where its lifecycle has words for it. */
  async function tell(
    runner: QueryRunner,
    row: Row,
    from: State | null,
    way: Transition<State>,
    request: TransitionRequest,
  ) {
    await writeStatusLog(runner, lifecycle, { recordId: row.id, from, to: way.to }, request);
    const { number, title, messageType, link } = describe(row);
    const { ownerId } = row;
    if (way.event !== undefined) {
      const about = listOrderNos && { orderNos: await listOrderNos(runner, row) };
      const told = { event: way.event, recordId: row.id, recordNo: number, ownerId: ownerId ?? '', ...about };
      await appendEvent(runner, told, request.at);
    }
    if (ownerId === null || way.notice === undefined) return;
    await postMessage(runner, {
      ...{ ownerId, link, at: request.at, type: messageType, recordNo: number },
      title: nameRecord(`${lifecycle.record}${way.notice}`, title),
      body: [`${lifecycle.record}编号：${number}`, request.reason && `原因：${request.reason}`]
        .filter(Boolean)
        .join('，'),
      // Nobody has to be told what they did themselves.
      isRead: request.actor.role === 'user',
    });
  }

  async function store(runner: QueryRunner, row: Row, changes: object, version = row.version + 1): Promise<Row> {
    const [changed] = await runner
      .update(table)
      .set({ ...changes, version })
      .where(and(eq(table.id, row.id), eq(table.version, row.version)))
      .returning();
    if (changed === undefined) throw new HttpError(409, `${lifecycle.record}刚刚有变化，请刷新后重试`);
    return changed as Row;
  }

  return {
    lifecycle,
    table: definition.table,

    async find(runner, condition) {
      const [row] = await runner.select().from(table).where(condition);
      if (row === undefined) throw new HttpError(404);
      return row as Row;
    },

    async lock(runner, condition) {
      const [row] = await runner.select().from(table).where(condition).for('update');
      if (row === undefined) throw new HttpError(404);
      return row as Row;
    },

    async create(runner, values, request) {
      const way = findWay(null, request);
      const [stored] = await insertRow(runner, { ...values, state: way.to, stateSince: request.at, version: 1 });
      const row = stored as Row;
      await assertPasses(runner, row, way, request);
      await tell(runner, row, null, way, request);
      return row;
    },

    async transition(runner, row, request, changes = {}) {
      assertNotOwn(lifecycle, row.ownerId, request.actor);
      const way = findWay(row.state, request);
      const next = { ...row, ...changes };
      await assertPasses(runner, next, way, request);
      await tell(runner, next, row.state, way, request);
      const effect = await effects(runner, row, request, way.to);
      return store(runner, row, { ...settled, ...effect, ...changes, state: way.to, stateSince: request.at });
    },

    change: (runner, row, changes) => store(runner, row, changes),

    mark: (runner, row, changes) => store(runner, row, changes, row.version),

    async note(runner, { id, state }, note) {
      if (lifecycle.notes?.[note.action] === undefined) throw new Error(`${lifecycle.name} has no note ${note.action}`);
      await writeStatusLog(runner, lifecycle, { recordId: id, from: state, to: state }, note);
    },
  };
}

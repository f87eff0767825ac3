import { listStates } from '@portal/lifecycles';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock';
import type { Database, QueryRunner } from '../database/database';
import { HttpError } from '../http/http-error';
import { noteAudit } from '../operations/note-audit';
import type { Operator } from '../operations/operator-calls';
import type { RecordKind, RecordRow, RecordTable } from './define-record';
import type { Handling } from './record-assignment';
import { assertNotOwn } from './record-transition';
import { countUpTo, type QueueFilter, toQueueConditions } from './queue-filter';
import type { ListedPage, PageInput } from './record-page';

/** A record as whoever acts on it has seen it. */
export interface Seen {
  readonly number: string;
  /** Where it is left out, the change is made whatever came between. */
  readonly version?: number | undefined;
}

/** What is special to the queue of a kind of record. */
export interface RecordQueueDefinition<
  State extends number,
  Action extends string,
  Table extends RecordTable,
  Page extends PageInput,
  Row,
  Item,
  Detail,
> {
  readonly kind: RecordKind<State, Action, Table>;
  readonly createdAt: PgColumn;
  /** Condition that a record is in the queue at all; all of them without one. */
  readonly isListed?: SQL;
  /** Condition of the record with a number. */
  isRecord(number: string): SQL | undefined;
  /** Number by which the audit log names a record. */
  numberOf(row: Table['$inferSelect']): string;
  /** In which order the records wait. */
  orderOf(page: Page): readonly SQL[];
  /** Reads a page of the records that a condition leaves. */
  readPage(condition: SQL | undefined, order: readonly SQL[], page: Page): Promise<ListedPage<Row>>;
  /** A record in the list; nothing of its owner but the code. */
  toItem(row: Row): Item;
  /** A record for whoever works on it. */
  describe(runner: QueryRunner, row: Table['$inferSelect'], operator: Operator): Promise<Detail>;
}

/** What people of the platform do with a kind of record; every look and every act is noted in the audit log. */
export function createRecordQueue<
  State extends number,
  Action extends string,
  Table extends RecordTable<RecordRow<State>>,
  Page extends PageInput,
  PageRow,
  Item,
  Detail,
>(
  definition: RecordQueueDefinition<State, Action, Table, Page, PageRow, Item, Detail>,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
) {
  type Row = Table['$inferSelect'];
  const { kind, createdAt, isListed, isRecord, numberOf, orderOf, readPage, toItem, describe } = definition;
  const { lifecycle, table } = kind;
  const { name, record } = lifecycle;

  function audit(runner: QueryRunner, operator: Operator, action: string, row: Row): Promise<void> {
    const subject = { subjectKind: name, subjectNo: numberOf(row) };
    return noteAudit(runner, { actorId: operator.id, action: `${name}.${action}`, ...subject, at: clock() });
  }

  /** Changes a record as it was seen, and returns it as it is then. Rejects with 409 one that has changed since, or is the operator's own. */
  function change(
    operator: Operator,
    { number, version }: Seen,
    action: string,
    work: (runner: QueryRunner, row: Row, handling: Handling) => Promise<Row>,
  ): Promise<Detail> {
    return database.transaction(async (runner) => {
      const row = await kind.lock(runner, isRecord(number));
      assertNotOwn(lifecycle, row.ownerId, operator);
      if (version !== undefined && row.version !== version)
        throw new HttpError(409, `${record}在您查看后已有变化，请重新打开并核对`);
      await audit(runner, operator, action, row);
      return describe(runner, await work(runner, row, { operator, at: clock() }), operator);
    });
  }

  return {
    audit,
    change,

    /** A page of the records that a condition and a filter leave, and how many there are. */
    async list(condition: SQL | undefined, filter: QueueFilter, page: Page) {
      const conditions = and(isListed, condition, toQueueConditions(table, createdAt, filter));
      const { rows, total } = await readPage(conditions, orderOf(page), page);
      return { list: rows.map(toItem), total, pageNo: page.pageNo, pageSize: page.pageSize };
    },

    /** How many records are in each state, in the order of the lifecycle, each up to `CAPPED_TOTAL`. */
    counts: () =>
      Promise.all(
        listStates(lifecycle).map(async (status) => {
          const condition = and(isListed, eq(definition.kind.table.state, status));
          return { status, total: await countUpTo(database.orm, table, condition) };
        }),
      ),

    /** A record as it stands, for whoever has acted on it. */
    read: async (runner: QueryRunner, operator: Operator, number: string): Promise<Detail> =>
      describe(runner, await kind.find(runner, isRecord(number)), operator),

    /** A record with all that whoever works on it has to know. */
    open: (operator: Operator, number: string): Promise<Detail> =>
      database.transaction(async (runner) => {
        const row = await kind.find(runner, isRecord(number));
        await audit(runner, operator, 'view', row);
        return describe(runner, row, operator);
      }),

    /** Shows something of a record that is not shown with it, by whose name the audit log has it. Rejects with 404 where there is no such record. */
    look: <Shown>(
      operator: Operator,
      number: string,
      name: string,
      show: (runner: QueryRunner, row: Row, handling: Handling) => Shown | Promise<Shown>,
    ): Promise<Shown> =>
      database.transaction(async (runner) => {
        const row = await kind.find(runner, isRecord(number));
        const shown = await show(runner, row, { operator, at: clock() });
        await audit(runner, operator, name, row);
        return shown;
      }),
  };
}

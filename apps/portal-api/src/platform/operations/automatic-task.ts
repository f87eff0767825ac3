import type { ActorRole } from '@portal/lifecycles';
import { and, asc, gte, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock';
import type { Database, QueryRunner } from '../database/database';
import type { Actor, Deed } from '../records/record-transition';
import type { OperatorTask } from './automatic-operator';
import { noteAudit } from './note-audit';

/** A person would not be quicker, and whoever waits may have second thoughts. */
const DELAY_MS = 30_000;

/** What nothing has happened to for longer is history, and stays as it is. */
export const ATTENTION_MS = 3_600_000;

/** Records that are attended to in one turn. */
export const AUTOMATIC_BATCH = 20;

/** Word by which a visitor of the demonstration can see something rejected. */
export const REJECTION_WORD = '测试驳回';

/** What the automatic operator does with one kind of record. */
export interface AutomaticTask<Table extends PgTable & { readonly id: PgColumn }> {
  readonly kind: { readonly lifecycle: { readonly name: string }; readonly table: Table };
  /** As whom it does that. */
  readonly role: ActorRole;
  /** Number by which the audit log names a record. */
  numberOf(row: Table['$inferSelect']): string;
  /** Condition that it is the platform's turn, and that no person works on a record. */
  isWaiting(now: Date): SQL | undefined;
  /** Records in which this lies furthest back come first. */
  readonly since: PgColumn;
  /** How long records are left waiting; half a minute by default. */
  readonly delayMs?: number;
  /** Whether what has waited for more than an hour is attended to as well. */
  readonly hasNoHistory?: boolean;
  /** Does what a person would with a locked record; returns what the audit log calls that. */
  attend(runner: QueryRunner, row: Table['$inferSelect'], deed: Deed): Promise<string>;
}

/** Lets the automatic operator attend to records that wait, each in a transaction of its own. */
export function createAutomaticTask<Table extends PgTable & { readonly id: PgColumn }>(
  { kind, role, numberOf, isWaiting, since, delayMs = DELAY_MS, hasNoHistory = false, attend }: AutomaticTask<Table>,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
): OperatorTask {
  const { name } = kind.lifecycle;
  const operator: Actor = { role, id: null, name: '' };
  // What drizzle knows of a table by name is lost for a table of any name.
  const table: PgTable & { readonly id: PgColumn } = kind.table;

  function isUnattended(now: Date): SQL | undefined {
    return and(
      isWaiting(now),
      lte(since, new Date(now.getTime() - delayMs)),
      hasNoHistory ? undefined : gte(since, new Date(now.getTime() - ATTENTION_MS)),
    );
  }

  /** Attends to the record that waits longest; `false` where none does. */
  async function attendToNext(runner: QueryRunner): Promise<boolean> {
    const at = clock();
    const [found] = await runner
      .select()
      .from(table)
      .where(isUnattended(at))
      .orderBy(asc(since), asc(table.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (found === undefined) return false;
    const row = found as Table['$inferSelect'];
    const action = `${name}.${await attend(runner, row, { operator, at })}`;
    await noteAudit(runner, { actorId: null, action, subjectKind: name, subjectNo: numberOf(row), at });
    return true;
  }

  return {
    name,
    async run() {
      for (let count = 0; count < AUTOMATIC_BATCH; count += 1) if (!(await database.transaction(attendToNext))) return;
    },
  };
}

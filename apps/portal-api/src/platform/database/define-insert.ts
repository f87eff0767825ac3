import { getTableColumns, sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgInsertBase, PgTable } from 'drizzle-orm/pg-core';
import type { QueryRunner } from './database';
import { defineStatement, type Preparable } from './define-statement';

/** An insert with a name, which is given the values of its row. */
interface PreparedInsert<Result> {
  execute(values: Readonly<Record<string, unknown>>): Promise<Result>;
}

/**
 * An insert of one row that each connection parses and plans once (see `defineStatement`). `finish` says what is to be done
 * where there is such a row already, and what of the row is returned.
 */
export function defineInsert<Table extends PgTable, Result>(
  table: Table,
  finish: (insert: PgInsertBase<Table, NodePgQueryResultHKT>) => Preparable<PreparedInsert<Result>>,
): (runner: QueryRunner, row: Table['$inferInsert']) => Promise<Result> {
  const columns = getTableColumns(table);
  // By the columns that are given: the database fills in the others.
  const statements = new Map<string, (runner: QueryRunner) => PreparedInsert<Result>>();

  function define(names: readonly string[]) {
    const values = Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`]));
    return defineStatement((orm) =>
      finish(orm.insert(table).values(values as Table['$inferInsert']) as PgInsertBase<Table, NodePgQueryResultHKT>),
    );
  }

  return (runner, row) => {
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    const names = given.map(([name]) => name);
    const statement = statements.get(names.join()) ?? define(names);
    statements.set(names.join(), statement);
    // What drizzle does for values that it is given with the statement.
    const toDriver = (name: string, value: unknown) => (value === null ? null : columns[name]?.mapToDriverValue(value));
    return statement(runner).execute(Object.fromEntries(given.map(([name, value]) => [name, toDriver(name, value)])));
  };
}

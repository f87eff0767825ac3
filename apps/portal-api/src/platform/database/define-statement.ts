import { createHash } from 'node:crypto';
import { makeOnceFor } from '../make-once-for';
import type { QueryRunner } from './database';

/** A statement that drizzle can put into words once, for many values. */
export interface Preparable<Prepared> {
  toSQL(): { readonly sql: string };
  prepare(name: string): Prepared;
}

/**
 * A statement that is put into words once for each pool, and each connection of transactions, and has a name, so that each
 * connection parses and plans it once.
 * For statements that are best done in one way whatever they are asked, as reads by key are: what a plan should depend on is
 * not known when it is made. A migration that changes the type of a column that is read breaks it on connections that are
 * open.
 */
export function defineStatement<Prepared extends object>(
  state: (orm: QueryRunner) => Preparable<Prepared>,
): (orm: QueryRunner) => Prepared {
  return makeOnceFor((orm) => prepareNamed(state(orm)));
}

function prepareNamed<Prepared>(statement: Preparable<Prepared>): Prepared {
  // A connection knows one statement by a name.
  const name = createHash('sha256').update(statement.toSQL().sql).digest('base64url');
  return statement.prepare(name);
}

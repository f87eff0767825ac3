import type { PgColumn } from 'drizzle-orm/pg-core';

/** A column of texts that are sealed, each for a place of its own. */
export interface SealedColumn {
  /** Key of its rows, by which a value's place is told. */
  readonly key: PgColumn;
  readonly column: PgColumn;
  toPlace(key: string): string;
}

/** A sealed column whose places are a name and the key of the row: `address.contact:{id}`. */
export function defineSealedColumn(key: PgColumn, column: PgColumn, name: string): SealedColumn {
  return { key, column, toPlace: (value) => `${name}:${value}` };
}

import { and, asc, gt, not, type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { resealFiles } from '../files/reseal-files';
import type { FileStore } from '../files/file-store';
import { workOff } from '../work-off';
import type { DataProtection } from './data-protection';
import type { SealedColumn } from './sealed-column';

/** Rows looked for at once. */
const BATCH = 200;

export interface ResealOptions {
  readonly orm: QueryRunner;
  readonly protection: DataProtection;
  readonly files: FileStore;
  readonly sealedColumns: readonly SealedColumn[];
}

/**
 * Seals everything that is under an older key under the current one, a few values at a time; a pass that was stopped is
 * taken up by the next, as what is done already does not have to be done again. What cannot be opened keeps nothing else
 * from its turn; rejects in the end with all that failed.
 */
export async function resealAll(options: ResealOptions): Promise<void> {
  if (options.protection.keyIds.length === 1) return;
  const passes = [
    ...options.sealedColumns.map((sealedColumn) => () => resealColumn(options, sealedColumn)),
    () => resealFiles(options),
  ];
  await workOff<() => Promise<void>>(
    async (done) => passes.slice(done.length, done.length + 1),
    (pass) => pass(),
  );
}

interface SealedValue {
  readonly key: string;
  readonly sealed: string;
}

async function resealColumn({ orm, protection }: ResealOptions, sealedColumn: SealedColumn): Promise<void> {
  const { key, column, toPlace } = sealedColumn;
  const isOld = and(startsWith(column, 'v1.'), not(startsWith(column, `v1.${protection.keyIds[0]}.`)));
  const find = (condition: SQL | undefined) =>
    orm
      .select({ key: sql<string>`${key}::text`, sealed: sql<string>`${column}` })
      .from(key.table)
      .where(and(isOld, condition))
      .orderBy(asc(key))
      .limit(BATCH);
  await workOff<SealedValue>(
    (seen) => {
      const last = seen.at(-1);
      return find(last && gt(key, last.key));
    },
    async ({ key: id, sealed }) => {
      const place = toPlace(id);
      const renewed = protection.encrypt(protection.decrypt(sealed, place), place);
      // Whoever changes the value meanwhile seals it under the current key as well.
      await orm.execute(
        sql`update ${key.table} set ${sql.identifier(column.name)} = ${renewed} where ${key} = ${id} and ${column} = ${sealed}`,
      );
    },
  );
}

function startsWith(column: SealedColumn['column'], prefix: string): SQL {
  return sql`starts_with(${column}, ${prefix})`;
}

import { eq, inArray, sql } from 'drizzle-orm';
import { deleteDocuments, insertDocuments } from '../../platform/configuration/stored-documents';
import type { BrandSelection } from '../../platform/content-items/brand-selection';
import type { ContentFormat, ContentRow, ContentTable } from '../../platform/content-items/content-format';
import { growVersion, tellVersions, waitForTurn } from '../../platform/content-items/stored-versions';
import type { Database, QueryRunner } from '../../platform/database/database';
import { isDatabaseUnreachable, readDatabaseMessage, readSqlState } from '../../platform/database/database-errors';
import { removeEntries, replaceEntries, settleIndex } from '../search/search-indexer';
import type { CheckedFile, ContentProblem } from './content-checker';
import { contentSource } from './content.tables';

/** What stands in front of the path of a file that an operator imported; the portal's own files have their path alone. */
export const IMPORT_PREFIX = '@import/';

/** Checksums of stored files by their path. */
export interface StoredFiles {
  /** The portal's own. */
  readonly own: ReadonlyMap<string, string>;
  /** Those that an operator imported, without the prefix. */
  readonly imported: ReadonlyMap<string, string>;
}

/** Reads which files are stored, and in which state. */
export async function readStoredFiles(orm: QueryRunner): Promise<StoredFiles> {
  const rows = await orm.select({ path: contentSource.path, checksum: contentSource.checksum }).from(contentSource);
  const own = new Map<string, string>();
  const imported = new Map<string, string>();
  for (const { path, checksum } of rows) {
    if (path.startsWith(IMPORT_PREFIX)) imported.set(path.slice(IMPORT_PREFIX.length), checksum);
    else own.set(path, checksum);
  }
  return { own, imported };
}

/** Files of one transaction: few enough to be quick, many enough that the transactions themselves cost little. */
const FILES_AT_ONCE = 25;

/**
 * Puts files in the place of what their sources said before. Those of a transaction are stored together, and where that
 * fails, each alone. Returns why some could not be stored.
 */
export async function storeFiles(
  database: Database,
  files: readonly CheckedFile[],
  selections: readonly BrandSelection[],
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    const together = files.slice(start, start + FILES_AT_ONCE);
    const failed = (await storeTogether(database, together, selections)) ? [] : together;
    for (const file of failed) problems.push(...(await storeFile(database, file, selections)));
  }
  return problems;
}

async function storeTogether(
  database: Database,
  files: readonly CheckedFile[],
  selections: readonly BrandSelection[],
): Promise<boolean> {
  try {
    const sourced = files.map((checked) => ({ checked, source: checked.file.path }));
    await database.transaction((orm) => putFiles(orm, sourced, selections));
    return true;
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error;
    return false;
  }
}

/** Puts a file in the place of what its source said before, in one transaction. Returns why that was not possible. */
export async function storeFile(
  database: Database,
  checked: CheckedFile,
  selections: readonly BrandSelection[],
  source = checked.file.path,
): Promise<ContentProblem[]> {
  try {
    await database.transaction((orm) => putFiles(orm, [{ checked, source }], selections));
    return [];
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error;
    const reason =
      readSqlState(error) === '23505'
        ? 'something in this file is already defined by another file'
        : `the database refused it: ${readDatabaseMessage(error)}`;
    return [{ file: checked.file.path, line: 1, reason }];
  }
}

/** A file and what it is known as. */
interface SourcedFile {
  readonly checked: CheckedFile;
  readonly source: string;
}

async function putFiles(
  orm: QueryRunner,
  files: readonly SourcedFile[],
  selections: readonly BrandSelection[],
): Promise<void> {
  await skipDisk(orm);
  await waitForTurn(orm);
  const stored = await findChecksums(
    orm,
    files.map(({ source }) => source),
  );
  // Another instance may have stored some meanwhile.
  const changed = files
    .filter(({ checked, source }) => stored.get(source) !== checked.file.checksum)
    .map(({ checked, source }) => ({ checked: placeRows(checked, selections), source }));
  if (changed.length === 0) return;
  for (const { checked, source } of changed) {
    const { format, rows } = checked;
    const documents = rows.flatMap((row) => format.toDocuments?.(row as never) ?? []);
    if (stored.has(source)) await deleteRows(orm, format, source);
    await insertRows(orm, format.table, rows, source);
    await insertDocuments(orm, documents, source);
  }
  await replaceEntries(
    orm,
    changed.map(({ checked: { format, rows }, source }) => ({
      source,
      isNew: !stored.has(source),
      entries: rows.flatMap((row) => format.toEntries?.(row as never) ?? []),
      words: rows.flatMap((row) => format.toWords?.(row as never) ?? []),
    })),
  );
  await orm
    .insert(contentSource)
    .values(changed.map(({ checked, source }) => ({ path: source, checksum: checked.file.checksum })))
    .onConflictDoUpdate({
      target: contentSource.path,
      set: { checksum: sql`excluded.checksum`, importedAt: sql`now()` },
    });
  await growVersion(
    orm,
    changed.map(({ checked: { format } }) => format.topic),
  );
}

/** Deletes what a source said. `path` is its path in the content folder. */
export async function removeFile(
  database: Database,
  formats: readonly ContentFormat[],
  path: string,
  source = path,
): Promise<void> {
  const format = formats.find(({ pattern }) => pattern.test(path));
  await database.transaction(async (orm) => {
    await skipDisk(orm);
    await waitForTurn(orm);
    if (format) await deleteRows(orm, format, source);
    await removeEntries(orm, source);
    await orm.delete(contentSource).where(eq(contentSource.path, source));
    await growVersion(orm, format ? [format.topic] : []);
  });
}

/** Tells every running API that content has changed. */
export async function announceChange(orm: QueryRunner): Promise<void> {
  await settleIndex(orm);
  await tellVersions(orm);
}

/** Rows of a file with where they are shown. */
function placeRows(checked: CheckedFile, selections: readonly BrandSelection[]): CheckedFile {
  const { placing } = checked.format;
  if (placing === undefined) return checked;
  return { ...checked, rows: checked.rows.map((row) => ({ ...row, ...placing.place(row, selections) })) };
}

async function findChecksums(orm: QueryRunner, sources: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await orm
    .select({ path: contentSource.path, checksum: contentSource.checksum })
    .from(contentSource)
    .where(inArray(contentSource.path, [...sources]));
  return new Map(rows.map(({ path, checksum }) => [path, checksum]));
}

async function deleteRows(orm: QueryRunner, { table, toDocuments }: ContentFormat, source: string): Promise<void> {
  await orm.delete(table).where(eq(table.source, source));
  if (toDocuments) await deleteDocuments(orm, source);
}

// The format pairs a table with rows of its shape; a union of tables cannot express that.
async function insertRows(
  orm: QueryRunner,
  table: ContentTable,
  rows: readonly ContentRow[],
  source: string,
): Promise<void> {
  if (rows.length > 0) await orm.insert(table).values(rows.map((row) => ({ ...row, source })) as never);
}

/** Lets a transaction end without waiting for the disk: what it writes can be imported again. */
export async function skipDisk(orm: QueryRunner): Promise<void> {
  await orm.execute(sql`set local synchronous_commit = off`);
}

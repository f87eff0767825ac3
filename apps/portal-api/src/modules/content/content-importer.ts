import { eq, sql } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import type { Database, QueryRunner } from '../../database/database';
import { isDatabaseUnreachable, readSqlState } from '../../database/database-errors';
import { type CheckedFile, checkContent, type ContentProblem } from './content-checker';
import { CONTENT_FORMATS, type ContentTable } from './content-formats';
import { type ContentFile, readContentFiles } from './content-reader';
import { contentSource, contentState } from './content.tables';

/** Outcome of an import. */
export interface ContentImportReport {
  /** Content version afterwards. */
  readonly version: number;
  readonly imported: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly problems: readonly ContentProblem[];
  readonly durationMs: number;
}

/**
 * Brings the database in line with the content folder. A refused file changes nothing: what it said before
 * stays. Files that did not change are skipped; the version grows only when something did.
 */
export async function importContent(database: Database, contentDir: string): Promise<ContentImportReport> {
  const startedAt = performance.now();
  if (!existsSync(contentDir)) return reportMissingFolder(database, contentDir);
  const files = await readContentFiles(contentDir);
  const stored = await readStoredChecksums(database.orm);
  const present = new Set(files.map(({ path }) => path));
  const removed = files.length === 0 ? [] : [...stored.keys()].filter((path) => !present.has(path));
  const isUnchanged = removed.length === 0 && files.every(({ path, checksum }) => stored.get(path) === checksum);
  const { good, problems } = isUnchanged ? { good: [], problems: [] } : checkContent(files);
  const changed = good.filter(({ file }) => stored.get(file.path) !== file.checksum);

  for (const path of removed) await removeFile(database, path);
  const refused: ContentProblem[] = [];
  for (const file of changed) refused.push(...(await storeFile(database, file)));
  const imported = changed.length - refused.length;
  if (imported + removed.length > 0) await announceChange(database.orm);

  return {
    version: await readVersion(database.orm),
    imported,
    unchanged: files.length - changed.length - problems.length,
    removed: removed.length,
    problems: [...problems, ...refused],
    durationMs: Math.round(performance.now() - startedAt),
  };
}

async function storeFile(database: Database, { file, format, rows }: CheckedFile): Promise<ContentProblem[]> {
  try {
    await database.transaction(async (orm) => {
      await waitForTurn(orm);
      if (await isStored(orm, file)) return;
      await deleteRows(orm, format.table, file.path);
      if (rows.length > 0)
        await insertRows(
          orm,
          format.table,
          rows.map((row) => ({ ...row, source: file.path })),
        );
      const record = { checksum: file.checksum, importedAt: sql`now()` };
      await orm
        .insert(contentSource)
        .values({ path: file.path, ...record })
        .onConflictDoUpdate({ target: contentSource.path, set: record });
      await growVersion(orm);
    });
    return [];
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error;
    const reason =
      readSqlState(error) === '23505'
        ? 'something in this file is already defined by another file'
        : 'the database refused it';
    return [{ file: file.path, line: 1, reason }];
  }
}

async function removeFile(database: Database, path: string): Promise<void> {
  const format = CONTENT_FORMATS.find(({ pattern }) => pattern.test(path));
  await database.transaction(async (orm) => {
    await waitForTurn(orm);
    if (format) await deleteRows(orm, format.table, path);
    await orm.delete(contentSource).where(eq(contentSource.path, path));
    await growVersion(orm);
  });
}

/** Instances that share a database import one after the other. */
async function waitForTurn(orm: QueryRunner): Promise<void> {
  await orm.select().from(contentState).for('update');
}

async function isStored(orm: QueryRunner, { path, checksum }: ContentFile): Promise<boolean> {
  const [row] = await orm
    .select({ checksum: contentSource.checksum })
    .from(contentSource)
    .where(eq(contentSource.path, path));
  return row?.checksum === checksum;
}

async function deleteRows(orm: QueryRunner, table: ContentTable, path: string): Promise<void> {
  await orm.delete(table).where(eq(table.source, path));
}

// The format pairs a table with rows of its shape; a union of tables cannot express that.
async function insertRows(
  orm: QueryRunner,
  table: ContentTable,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  await orm.insert(table).values(rows as never);
}

// Content can be imported again, so its transactions need not wait for the disk.
async function growVersion(orm: QueryRunner): Promise<void> {
  await orm.execute(sql`set local synchronous_commit = off`);
  await orm.update(contentState).set({ version: sql`${contentState.version} + 1` });
}

async function announceChange(orm: QueryRunner): Promise<void> {
  await orm.execute(sql`select pg_notify('content_changed', version::text) from content_state`);
}

async function readStoredChecksums(orm: QueryRunner): Promise<Map<string, string>> {
  const rows = await orm.select({ path: contentSource.path, checksum: contentSource.checksum }).from(contentSource);
  return new Map(rows.map(({ path, checksum }) => [path, checksum]));
}

async function readVersion(orm: QueryRunner): Promise<number> {
  const [row] = await orm.select({ version: contentState.version }).from(contentState);
  return row?.version ?? 0;
}

async function reportMissingFolder(database: Database, contentDir: string): Promise<ContentImportReport> {
  const problems = [{ file: contentDir, line: 1, reason: 'the content folder is missing' }];
  return { version: await readVersion(database.orm), imported: 0, unchanged: 0, removed: 0, problems, durationMs: 0 };
}

import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { siteDocument } from './configuration.tables';

/** Stores documents that a source brings beside its own rows. */
export async function insertDocuments(
  runner: QueryRunner,
  documents: readonly Readonly<Record<string, unknown>>[],
  source: string,
): Promise<void> {
  if (documents.length === 0) return;
  await runner.insert(siteDocument).values(documents.map((row) => ({ ...row, source })) as never);
}

/** Deletes the documents of a source. */
export async function deleteDocuments(runner: QueryRunner, source: string): Promise<void> {
  await runner.delete(siteDocument).where(eq(siteDocument.source, source));
}

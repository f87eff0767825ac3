import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { siteDocument } from './configuration.tables';
import type { DocumentKind } from './document-kinds';

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

/** Keys of all documents of a kind. */
export async function listDocumentKeys(orm: QueryRunner, kind: DocumentKind): Promise<string[]> {
  const rows = await orm.select({ key: siteDocument.key }).from(siteDocument).where(eq(siteDocument.kind, kind));
  return rows.map(({ key }) => key);
}

import { eq, inArray } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { legalDocument } from './legal.tables';

/** A legal document by its id. */
export async function findLegalDocument(
  orm: QueryRunner,
  id: string,
): Promise<typeof legalDocument.$inferSelect | undefined> {
  const [row] = await orm.select().from(legalDocument).where(eq(legalDocument.id, id));
  return row;
}

/** Versions of legal documents by their ids; those that do not exist are missing. */
export async function listLegalVersions(
  orm: QueryRunner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await orm
    .select({ id: legalDocument.id, version: legalDocument.version })
    .from(legalDocument)
    .where(inArray(legalDocument.id, [...ids]));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

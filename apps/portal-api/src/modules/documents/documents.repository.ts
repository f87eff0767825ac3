import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { inBrandOrder, isVisibleIn, requireShown } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { document, documentNode, documentVersion } from './documents.tables';

/** Which page is meant (contract: `documentPlaceShape`). */
export interface DocumentPlace {
  readonly id: string;
  readonly nodeId?: string | undefined;
  readonly docVersionId?: string | undefined;
  readonly visibleRange: number;
}

/** A version of a document that visitors of a brand may read. */
export interface ShownVersion {
  readonly document: typeof document.$inferSelect;
  readonly version: typeof documentVersion.$inferSelect;
  readonly isNewest: boolean;
}

export type NodeRow = typeof documentNode.$inferSelect;

/** Versions that visitors see, newest first. */
export async function listShownVersions(orm: QueryRunner, documentId: string) {
  return orm
    .select()
    .from(documentVersion)
    .where(and(eq(documentVersion.documentId, documentId), documentVersion.isPublished))
    .orderBy(asc(documentVersion.position));
}

/**
 * The version a place is in, the newest where it names none. Rejects with 404 what visitors of the brand do not see.
 */
export async function findShownVersion(
  orm: QueryRunner,
  { id, docVersionId, visibleRange }: DocumentPlace,
): Promise<ShownVersion> {
  const [row] = await orm.select().from(document).where(eq(document.id, id));
  const shown = requireShown(row, visibleRange);
  const versions = await listShownVersions(orm, id);
  const version = docVersionId === undefined ? versions[0] : versions.find((one) => one.id === docVersionId);
  if (!version) throw new HttpError(404);
  return { document: shown, version, isNewest: version.id === versions[0]?.id };
}

/** Condition that a node belongs to a version and is shown. */
export function isShownNodeOf({ version }: Pick<ShownVersion, 'version'>): SQL | undefined {
  return and(
    eq(documentNode.documentId, version.documentId),
    eq(documentNode.versionId, version.id),
    eq(documentNode.showStatus, 1),
  );
}

/** The node a place names, else the version's first page. Rejects with 404 unknown and hidden ones. */
export async function findShownNode(
  orm: QueryRunner,
  shown: ShownVersion,
  nodeId: string | undefined,
): Promise<NodeRow> {
  const [row] = await orm
    .select()
    .from(documentNode)
    .where(
      nodeId === undefined
        ? and(isShownNodeOf(shown), eq(documentNode.isIncludeContent, 1))
        : and(isShownNodeOf(shown), eq(documentNode.id, nodeId)),
    )
    .orderBy(asc(documentNode.position))
    .limit(1);
  if (!row) throw new HttpError(404);
  return row;
}

/** Condition that a page may be listed: of the newest version of a document that visitors of the brand see. */
export function isListedPage(visibleRange: number): SQL | undefined {
  return and(
    isVisibleIn(document, visibleRange),
    eq(documentNode.showStatus, 1),
    eq(documentNode.isIncludeContent, 1),
    // Asked for once, not for every page.
    sql`(${documentNode.documentId}, ${documentNode.versionId}) in (
      select distinct on (newest.document_id) newest.document_id, newest.id
      from ${documentVersion} as newest where newest.is_published order by newest.document_id, newest.position)`,
  );
}

/** Ids of the manuals of products by their codes, the weightiest of each that visitors of the brand see. */
export async function findManuals(
  orm: QueryRunner,
  productCodes: readonly string[],
  visibleRange: number,
): Promise<ReadonlyMap<string, string>> {
  if (productCodes.length === 0) return new Map();
  const published = orm
    .select({ id: documentVersion.id })
    .from(documentVersion)
    .where(and(eq(documentVersion.documentId, document.id), documentVersion.isPublished));
  const rows = await orm
    .selectDistinctOn([document.productCode], { id: document.id, productCode: document.productCode })
    .from(document)
    .where(
      and(isVisibleIn(document, visibleRange), inArray(document.productCode, [...productCodes]), exists(published)),
    )
    .orderBy(asc(document.productCode), ...inBrandOrder(document, visibleRange), asc(document.id));
  return new Map(rows.flatMap(({ id, productCode }) => (productCode === null ? [] : [[productCode, id]])));
}

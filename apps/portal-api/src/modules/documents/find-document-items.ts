import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { FoundItem, ItemKey } from '../../platform/content-items/found-item';
import type { QueryRunner } from '../../platform/database/database';
import { document, documentNode, documentVersion } from './documents.tables';

/** Pages as the newest version that has them shows them: one may have left the newest of all. */
export async function findDocumentItems(orm: QueryRunner, keys: readonly ItemKey[]): Promise<FoundItem[]> {
  const { documentId: itemId, id: nodeId, versionId, title } = documentNode;
  const { listingStatus, visibleRanges } = document;
  const isMeant = keys.map((key) => and(eq(itemId, key.itemId), eq(nodeId, key.nodeId)));
  const rows = await orm
    .selectDistinctOn([itemId, nodeId], {
      ...{ itemId, nodeId, versionId, title, summary: document.name, listingStatus, visibleRanges },
      isNewest: sql<boolean>`not exists (
        select 1 from document_version as newer where newer.document_id = ${documentVersion.documentId}
          and newer.is_published and newer.position < ${documentVersion.position})`,
    })
    .from(documentNode)
    .innerJoin(document, eq(document.id, itemId))
    .innerJoin(
      documentVersion,
      and(eq(documentVersion.documentId, itemId), eq(documentVersion.id, versionId), documentVersion.isPublished),
    )
    .where(and(or(...isMeant), eq(documentNode.showStatus, 1)))
    .orderBy(asc(itemId), asc(nodeId), asc(documentVersion.position));
  return rows.map((row) => ({ ...row, module: 'DOCUMENT', url: toPageUrl(row) }));
}

interface FoundPage extends Pick<ItemKey, 'itemId' | 'nodeId'> {
  readonly versionId: string;
  readonly isNewest: boolean;
}

/** URL of a page (spec §2); the newest version needs no name. */
function toPageUrl({ itemId, nodeId, versionId, isNewest }: FoundPage): string {
  const query = new URLSearchParams({ id: itemId, nodeId, ...(!isNewest && { docVersionId: versionId }) });
  return `/document-center/document-content?${query.toString()}`;
}

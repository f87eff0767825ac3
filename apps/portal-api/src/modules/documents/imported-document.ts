import { and, eq } from 'drizzle-orm';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import { listDocumentKeys } from '../../platform/configuration/stored-documents';
import type { QueryRunner } from '../../platform/database/database';
import type { DocumentRow } from './documents-store';
import { document, documentVersion } from './documents.tables';

/** What stands as the source of documents that an operator imported. */
const IMPORT_SOURCE = '@import/documents/';

const CATEGORY = '产品文档';

/** A document for an import: the stored one, or a new one that all brands show. */
export async function makeImportedDocument(
  orm: QueryRunner,
  id: string,
  name: string | undefined,
): Promise<DocumentRow> {
  const [stored] = await orm.select().from(document).where(eq(document.id, id));
  // What the portal's own content says of a document is not an import's to change.
  if (stored) return stored.source.startsWith(IMPORT_SOURCE) && name !== undefined ? { ...stored, name } : stored;
  return {
    id,
    name: name ?? id,
    summary: '',
    category: CATEGORY,
    productCode: null,
    recommendStatus: 0,
    listingStatus: 2,
    weight: 0,
    visibleRanges: await listVisibleRanges(orm),
    source: IMPORT_SOURCE + id,
  };
}

/** A version for an import; one that is stored keeps its day, and its link for changes unless another one is given. */
export async function makeImportedVersion(
  orm: QueryRunner,
  {
    documentId,
    id,
    editUrl,
  }: { readonly documentId: string; readonly id: string; readonly editUrl?: string | undefined },
  today: string,
) {
  const [stored] = await orm
    .select({ publishedOn: documentVersion.publishedOn, editUrl: documentVersion.editUrl })
    .from(documentVersion)
    .where(and(eq(documentVersion.documentId, documentId), eq(documentVersion.id, id)));
  return {
    id,
    name: (/^\d/.test(id) ? `V${id}` : id).slice(0, 40),
    publishedOn: stored?.publishedOn ?? today,
    isPublished: true,
    editUrl: editUrl ?? stored?.editUrl ?? '',
  };
}

/** Visible ranges of all brands: the brand's platform type plus 1 (spec §9). */
async function listVisibleRanges(orm: QueryRunner): Promise<number[]> {
  const keys = await listDocumentKeys(orm, DOCUMENT_KINDS.brand);
  const ranges = keys.map((key) => Number(key) + 1).filter((range) => range >= 2 && range <= 9);
  return ranges.length > 0 ? ranges.sort() : [2, 3];
}

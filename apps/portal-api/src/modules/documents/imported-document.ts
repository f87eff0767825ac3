import { and, eq } from 'drizzle-orm';
import { placeItem } from '../../platform/content-items/brand-selection';
import { readSelections } from '../../platform/content-items/stored-selections';
import type { QueryRunner } from '../../platform/database/database';
import type { DocumentRow } from './documents-store';
import { document, documentVersion } from './documents.tables';

/** What stands as the source of documents that an operator imported. */
const IMPORT_SOURCE = '@import/documents/';

const CATEGORY = '产品文档';

/** A document for an import: the stored one, or a new one; brands show it as they choose. */
export async function makeImportedDocument(
  orm: QueryRunner,
  id: string,
  name: string | undefined,
): Promise<DocumentRow> {
  const [stored] = await orm.select().from(document).where(eq(document.id, id));
  // What the portal's own content says of a document is not an import's to change.
  if (stored && !stored.source.startsWith(IMPORT_SOURCE)) return stored;
  const category = stored?.category ?? CATEGORY;
  const place = placeItem(await readSelections(orm), 'documents', { id, category });
  if (stored) return { ...stored, ...place, name: name ?? stored.name };
  return {
    id,
    name: name ?? id,
    summary: '',
    category,
    productCode: null,
    recommendStatus: 0,
    listingStatus: 2,
    weight: 0,
    ...place,
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

import { and, asc, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { document, documentNode, documentVersion } from './documents.tables';

const ON_SHELF = 2;

// The title of a page of the site has room for 120 characters, the brand's name among them.
const MAX_PAGE_TITLE = 60;
const MAX_DOCUMENT_NAME = 30;

/** What a page of a document is called in search engines, by `{docId}/{docVersionId or empty}/{nodeId or empty}`. */
export async function listDocumentTitles(
  orm: QueryRunner,
  code: string,
): Promise<{ title: string; summary: string; keywords: string[] }[]> {
  const [, documentId = '', versionId = '', nodeId = ''] = /^([^/]+)\/([^/]*)\/(.*)$/.exec(code) ?? [];
  const { title, description, position } = documentNode;
  const rows = await orm
    .select({ title, summary: description, name: document.name })
    .from(documentNode)
    .innerJoin(document, eq(document.id, documentNode.documentId))
    .innerJoin(
      documentVersion,
      and(eq(documentVersion.documentId, documentNode.documentId), eq(documentVersion.id, documentNode.versionId)),
    )
    .where(
      and(
        eq(document.id, documentId),
        eq(document.listingStatus, ON_SHELF),
        documentVersion.isPublished,
        versionId === '' ? undefined : eq(documentVersion.id, versionId),
        eq(documentNode.showStatus, 1),
        nodeId === '' ? eq(documentNode.isIncludeContent, 1) : eq(documentNode.id, nodeId),
      ),
    )
    .orderBy(asc(documentVersion.position), asc(position))
    .limit(1);
  return rows.map((row) => ({
    title: `${row.title.slice(0, MAX_PAGE_TITLE)} - ${row.name.slice(0, MAX_DOCUMENT_NAME)}`,
    summary: row.summary,
    keywords: [row.title, row.name],
  }));
}

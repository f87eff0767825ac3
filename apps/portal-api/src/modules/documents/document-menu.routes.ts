import {
  CHAPTER_LIMIT,
  docHotSearchWords,
  docIndex,
  docMenu,
  docMenuSpecial,
  docRecent,
  docVersions,
  type DocumentCategory,
  type DocumentPageLink,
  type DocumentSummary,
  getDocHotSearchWords,
  type NodeLink,
} from '@portal/api-contract';
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { inBrandOrder, isVisibleIn } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { DEVELOPER_CATEGORY } from './documents-search';
import { findShownVersion, isListedPage, listShownVersions } from './documents.repository';
import { document, documentNode, documentVersion } from './documents.tables';

const LISTED_PAGES = 8;
const HOT_WORDS = 8;

/** Recent pages are chosen among so many; a manual that was just published must not fill the list alone. */
const RECENT_PAGES = 100;
const MAX_PER_DOCUMENT = 3;

/** Calls about documents as a whole, and lists of their pages. */
export function createDocumentMenuRoutes(
  orm: QueryRunner,
  /** Hot words of the document center that editors have chosen. */
  readHotWords: () => Promise<readonly string[]>,
): Implementation[] {
  const cache = { cache: 'content' } as const;
  return [
    implement(docMenu, ({ visibleRange }) => listCategories(orm, visibleRange), cache),
    implement(
      docMenuSpecial,
      ({ visibleRange }) =>
        listPages(orm, and(isListedPage(visibleRange), eq(documentNode.recommendStatus, 1)), [
          ...inBrandOrder(document, visibleRange),
          asc(document.id),
          asc(documentNode.position),
        ]),
      cache,
    ),
    implement(
      docRecent,
      async ({ visibleRange }) => {
        const newest = [
          desc(documentNode.updatedOn),
          ...inBrandOrder(document, visibleRange),
          asc(document.id),
          asc(documentNode.position),
        ];
        return limitPerDocument(
          await listPages(orm, and(isListedPage(visibleRange), documentNode.isDated), newest, RECENT_PAGES),
        );
      },
      cache,
    ),
    implement(docIndex, ({ visibleRange }) => listIndex(orm, visibleRange), cache),
    implement(
      docVersions,
      async ({ docId, visibleRange }) => {
        await findShownVersion(orm, { id: docId, visibleRange });
        const versions = await listShownVersions(orm, docId);
        return versions.map((version, place) => ({
          ...{ id: version.id, name: version.name, latest: place === 0, published: version.isPublished },
        }));
      },
      cache,
    ),
    implement(
      getDocHotSearchWords,
      async ({ id, visibleRange }) => {
        await findShownVersion(orm, { id, visibleRange });
        return listHotWords(orm, visibleRange, eq(document.id, id));
      },
      cache,
    ),
    implement(
      docHotSearchWords,
      async ({ visibleRange }) => {
        const chosen = await readHotWords();
        return chosen.length > 0 ? [...chosen] : listHotWords(orm, visibleRange);
      },
      cache,
    ),
  ];
}

function limitPerDocument(pages: readonly DocumentPageLink[]): DocumentPageLink[] {
  const taken = new Map<string, number>();
  return pages
    .filter(({ id }) => {
      const count = (taken.get(id) ?? 0) + 1;
      taken.set(id, count);
      return count <= MAX_PER_DOCUMENT;
    })
    .slice(0, LISTED_PAGES);
}

/** Lists pages; `order` puts them in order. */
export async function listPages(
  orm: QueryRunner,
  condition: SQL | undefined,
  order: SQL[],
  limit = LISTED_PAGES,
): Promise<DocumentPageLink[]> {
  return orm
    .select({
      id: document.id,
      docVersionId: documentNode.versionId,
      nodeId: documentNode.id,
      name: documentNode.title,
      documentName: document.name,
      summary: documentNode.description,
      updateTime: documentNode.updatedOn,
    })
    .from(documentNode)
    .innerJoin(document, eq(document.id, documentNode.documentId))
    .where(condition)
    .orderBy(...order)
    .limit(limit);
}

async function listCategories(orm: QueryRunner, visibleRange: number): Promise<DocumentCategory[]> {
  const rows = await orm
    .select()
    .from(document)
    .where(isVisibleIn(document, visibleRange))
    .orderBy(...inBrandOrder(document, visibleRange), asc(document.id));
  const facts = await readNewestFacts(
    orm,
    rows.map(({ id }) => id),
  );
  const categories = new Map<string, DocumentSummary[]>();
  for (const row of rows) {
    const newest = facts.get(row.id);
    if (!newest) continue;
    const { id, name, summary, productCode, recommendStatus, weight, category } = row;
    const children = categories.get(category) ?? [];
    categories.set(category, children);
    children.push({
      ...{ id, name, summary, productCode, recommendStatus, weight, ...newest },
      ...{ parentId: category, isIncludeContent: 1, showStatus: 1 },
    });
  }
  // Documents for developers stand last, whatever weighs most.
  const names = [...categories.keys()].sort(
    (first, second) => Number(first === DEVELOPER_CATEGORY) - Number(second === DEVELOPER_CATEGORY),
  );
  return names.map((name, place) => {
    const children = categories.get(name) ?? [];
    return {
      ...{ id: name, parentId: null, name, isIncludeContent: 0, modifier: '', recommendStatus: 0, showStatus: 1 },
      updateTime:
        children
          .map(({ updateTime }) => updateTime)
          .sort()
          .at(-1) ?? '',
      weight: names.length - place,
      children,
    };
  });
}

/** Newest version, its pages and chapters, and the last change of documents. */
async function readNewestFacts(orm: QueryRunner, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await orm
    .selectDistinctOn([documentVersion.documentId], {
      id: documentVersion.documentId,
      docVersionId: documentVersion.id,
      versionName: documentVersion.name,
      // Columns are named in full: in a selection from one table, they would be those of the inner one.
      pageCount: sql<number>`(select count(*)::int from document_node as page
        where page.document_id = document_version.document_id and page.version_id = document_version.id
          and page.show_status = 1 and page.is_include_content = 1)`,
      updateTime: sql<string>`(select coalesce(max(page.updated_on) filter (where page.is_dated), document_version.published_on)::text
        from document_node as page
        where page.document_id = document_version.document_id and page.version_id = document_version.id
          and page.show_status = 1 and page.is_include_content = 1)`,
      modifier: sql<string>`coalesce((select page.modifier from document_node as page
        where page.document_id = document_version.document_id and page.version_id = document_version.id
          and page.show_status = 1 and page.is_include_content = 1
        order by page.updated_on desc, page.position limit 1), '')`,
      chapters: sql<NodeLink[]>`(select coalesce(
          jsonb_agg(jsonb_build_object('nodeId', chapter.id, 'name', chapter.name) order by chapter.position), '[]')
        from (select node.id, node.name, node.position from document_node as node
          where node.document_id = document_version.document_id and node.version_id = document_version.id
            and (node.parent_id is null or node.has_children) and node.show_status = 1 and node.url is null
          order by cardinality(node.ancestors), node.position limit ${CHAPTER_LIMIT}) as chapter)`,
    })
    .from(documentVersion)
    .where(and(inArray(documentVersion.documentId, [...ids]), documentVersion.isPublished))
    .orderBy(asc(documentVersion.documentId), asc(documentVersion.position));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

async function listIndex(orm: QueryRunner, visibleRange: number) {
  const rows = await orm
    .select({
      id: document.id,
      documentName: document.name,
      summary: document.summary,
      docVersionId: documentNode.versionId,
      nodeId: documentNode.id,
      name: documentNode.title,
    })
    .from(documentNode)
    .innerJoin(document, eq(document.id, documentNode.documentId))
    .where(isListedPage(visibleRange))
    .orderBy(...inBrandOrder(document, visibleRange), asc(document.id), asc(documentNode.position));
  const documents = new Map<
    string,
    { id: string; name: string; summary: string; docVersionId: string; pages: { nodeId: string; name: string }[] }
  >();
  for (const { id, documentName, summary, docVersionId, nodeId, name } of rows) {
    const entry = documents.get(id) ?? { id, name: documentName, summary, docVersionId, pages: [] };
    documents.set(id, entry);
    entry.pages.push({ nodeId, name });
  }
  return [...documents.values()];
}

/** What readers look for: recommended pages first, then the chapters with the most pages. */
async function listHotWords(orm: QueryRunner, visibleRange: number, isAmong?: SQL): Promise<string[]> {
  const condition = and(isListedPage(visibleRange), isAmong);
  const { documentId, versionId, parentId, name, recommendStatus, position } = documentNode;
  const recommended = await orm
    .select({ name })
    .from(documentNode)
    .innerJoin(document, eq(document.id, documentId))
    .where(and(condition, eq(recommendStatus, 1)))
    .orderBy(...inBrandOrder(document, visibleRange), asc(documentId), asc(position))
    .limit(2 * HOT_WORDS);
  const uses = sql<number>`count(*)::int`;
  const largest = await orm
    .select({ documentId, versionId, parentId, uses })
    .from(documentNode)
    .innerJoin(document, eq(document.id, documentId))
    .where(and(condition, isNotNull(parentId)))
    .groupBy(documentId, versionId, parentId)
    .orderBy(desc(uses), asc(documentId), asc(parentId))
    .limit(2 * HOT_WORDS);
  const chapters = await Promise.all(
    largest.map(({ documentId: ofDocument, versionId: ofVersion, parentId: id }) =>
      orm
        .select({ name })
        .from(documentNode)
        .where(and(eq(documentId, ofDocument), eq(versionId, ofVersion), eq(documentNode.id, id ?? ''))),
    ),
  );
  const words = [...recommended, ...chapters.flat()].map((row) => row.name).filter((word) => word.length <= 12);
  return [...new Set(words)].slice(0, HOT_WORDS);
}

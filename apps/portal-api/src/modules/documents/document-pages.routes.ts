import {
  docBreadCrumbs,
  type DocContent,
  docDiff,
  docMarkdown,
  docPrevNext,
  docRecommend,
  docTexts,
  docVersionMap,
  findDocContent,
  type NodeLink,
} from '@portal/api-contract';
import { LEVEL_LIMIT } from '@portal/api-contract/rules';
import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { compareTexts } from './document-diff';
import { listPages } from './document-menu.routes';
import {
  type DocumentPlace,
  findShownNode,
  findShownVersion,
  isListedPage,
  isShownNodeOf,
  type NodeRow,
  type ShownVersion,
} from './documents.repository';
import { document, documentNode } from './documents.tables';
import { pinVersion } from './version-links';
import { findInVersion } from './version-map';

const RELATED_PAGES = 6;

/** Pages of a part of a document's texts. */
const PART = 50;

const linkColumns = { nodeId: documentNode.id, name: documentNode.name };

/** Calls about a page of a document. */
export function createDocumentPageRoutes(orm: QueryRunner): Implementation[] {
  const cache = { cache: 'content' } as const;
  const find = async (place: DocumentPlace) => {
    const shown = await findShownVersion(orm, place);
    return { shown, node: await findShownNode(orm, shown, place.nodeId) };
  };
  return [
    implement(findDocContent, async (place) => toContent(orm, await find(place)), cache),
    implement(
      docBreadCrumbs,
      async (place) => {
        const { shown, node } = await find(place);
        const rows = await listByIds(orm, shown, node.ancestors);
        const names = new Map(rows.map(({ nodeId, name }) => [nodeId, name]));
        const nodes = node.ancestors.map((nodeId) => ({ nodeId, name: names.get(nodeId) ?? nodeId }));
        return {
          id: shown.document.id,
          documentName: shown.document.name,
          nodes: [...nodes, { nodeId: node.id, name: node.name }],
        };
      },
      cache,
    ),
    implement(
      docPrevNext,
      async (place) => {
        const { shown, node } = await find(place);
        const isPage = and(isShownNodeOf(shown), eq(documentNode.isIncludeContent, 1));
        const { position } = documentNode;
        const [previous] = await orm
          .select(linkColumns)
          .from(documentNode)
          .where(and(isPage, lt(position, node.position)))
          .orderBy(desc(position))
          .limit(1);
        const [next] = await orm
          .select(linkColumns)
          .from(documentNode)
          .where(and(isPage, gt(position, node.position)))
          .orderBy(asc(position))
          .limit(1);
        return { previous: previous ?? null, next: next ?? null };
      },
      cache,
    ),
    implement(
      docVersionMap,
      async ({ toVersionId, ...place }) => {
        const { shown, node } = await find(place);
        const target = await findShownVersion(orm, { ...place, docVersionId: toVersionId });
        return findInVersion(orm, { shown, node }, target);
      },
      cache,
    ),
    implement(
      docDiff,
      async ({ id, nodeId, from, to, visibleRange }) => {
        const [before, after] = await Promise.all(
          [from, to].map((docVersionId) => find({ id, nodeId, docVersionId, visibleRange })),
        );
        return compareTexts(before?.node.markdown ?? '', after?.node.markdown ?? '');
      },
      cache,
    ),
    implement(
      docMarkdown,
      async (place) => {
        const { shown, node } = await find(place);
        return { title: node.title, markdown: pinVersion(node.markdown, shown) };
      },
      cache,
    ),
    implement(
      docTexts,
      async ({ pageNo, ...place }) => listTexts(orm, await findShownVersion(orm, place), pageNo),
      cache,
    ),
    implement(
      docRecommend,
      async (place) => {
        const { shown, node } = await find(place);
        return listRelated(orm, shown, node, place.visibleRange);
      },
      cache,
    ),
  ];
}

async function toContent(
  orm: QueryRunner,
  { shown, node }: { readonly shown: ShownVersion; readonly node: NodeRow },
): Promise<DocContent> {
  const { id, title, description, isIncludeContent, updatedOn, isDated, readingMinutes, bodyHtml, outline } = node;
  return {
    id: shown.document.id,
    docVersionId: shown.version.id,
    nodeId: id,
    documentName: shown.document.name,
    versionName: shown.version.name,
    isLatest: shown.isNewest,
    ...{ title, description, isIncludeContent, readingMinutes, outline },
    updateTime: isDated ? updatedOn : null,
    editUrl: toEditUrl(shown.version.editUrl, node.file),
    bodyHtml: pinVersion(bodyHtml, shown),
    ...(isIncludeContent === 1 ? { children: [], childCount: 0 } : await listChildren(orm, shown, id)),
  };
}

function toEditUrl(template: string, file: string): string | null {
  return template && file ? template.replace('{file}', file.split('/').map(encodeURIComponent).join('/')) : null;
}

async function listChildren(orm: QueryRunner, shown: ShownVersion, parentId: string) {
  const isChild = and(isShownNodeOf(shown), eq(documentNode.parentId, parentId));
  const children = await orm
    .select(linkColumns)
    .from(documentNode)
    .where(isChild)
    .orderBy(asc(documentNode.position))
    .limit(LEVEL_LIMIT);
  return { children, childCount: await orm.$count(documentNode, isChild) };
}

async function listTexts(orm: QueryRunner, shown: ShownVersion, pageNo: number) {
  const isPage = and(isShownNodeOf(shown), eq(documentNode.isIncludeContent, 1));
  const pages = await orm
    .select({ nodeId: documentNode.id, title: documentNode.title, markdown: documentNode.markdown })
    .from(documentNode)
    .where(isPage)
    .orderBy(asc(documentNode.position))
    .limit(PART)
    .offset((pageNo - 1) * PART);
  const { name, summary } = shown.document;
  return { name, summary, versionName: shown.version.name, total: await orm.$count(documentNode, isPage), pages };
}

async function listByIds(orm: QueryRunner, shown: ShownVersion, ids: readonly string[]): Promise<NodeLink[]> {
  if (ids.length === 0) return [];
  return orm
    .select(linkColumns)
    .from(documentNode)
    .where(and(isShownNodeOf(shown), inArray(documentNode.id, [...ids])));
}

/** Neighbours in the chapter first, then pages of other documents with the same words in their title. */
async function listRelated(
  orm: QueryRunner,
  { document: row, version }: ShownVersion,
  node: NodeRow,
  visibleRange: number,
) {
  const isSibling = sql`${documentNode.parentId} is not distinct from ${node.parentId}`;
  const own = await listPages(
    orm,
    and(
      eq(documentNode.documentId, row.id),
      eq(documentNode.versionId, version.id),
      eq(documentNode.showStatus, 1),
      eq(documentNode.isIncludeContent, 1),
      ne(documentNode.id, node.id),
    ),
    [
      desc(isSibling),
      desc(sql`similarity(${documentNode.title}, ${node.title})`),
      sql`abs(${documentNode.position} - ${node.position})`,
    ],
    RELATED_PAGES - 2,
  );
  const others = await listPages(
    orm,
    and(
      isListedPage(visibleRange),
      ne(document.id, row.id),
      sql`similarity(${documentNode.title}, ${node.title}) > 0.2`,
    ),
    [desc(sql`similarity(${documentNode.title}, ${node.title})`), asc(document.id), asc(documentNode.position)],
    RELATED_PAGES - own.length,
  );
  return [...own, ...others];
}

import { docTreeData, type DocumentNode } from '@portal/api-contract';
import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { type Implementation, implement } from '../../http/implement';
import { containsKeyword } from '../content/listing-columns';
import { findShownVersion, isShownNodeOf, type ShownVersion } from './documents.repository';
import { documentNode } from './documents.tables';

const MAX_FOUND = 50;

const treeColumns = {
  id: documentNode.id,
  parentId: documentNode.parentId,
  name: documentNode.name,
  isIncludeContent: documentNode.isIncludeContent,
  modifier: documentNode.modifier,
  recommendStatus: documentNode.recommendStatus,
  showStatus: documentNode.showStatus,
  updateTime: documentNode.updatedOn,
  weight: documentNode.weight,
  hasChildren: documentNode.hasChildren,
  url: documentNode.url,
};

type TreeRow = Omit<DocumentNode, 'children'>;

/** The tree of a document, as much of it as is open. */
export function createDocumentTreeRoutes(orm: QueryRunner): Implementation[] {
  return [
    implement(
      docTreeData,
      async ({ parentId, keyword, nodeId, ...place }) => {
        const shown = await findShownVersion(orm, place);
        if (parentId !== undefined) return nest(await list(orm, shown, eq(documentNode.parentId, parentId)), parentId);
        if (keyword) return nest(await listFound(orm, shown, keyword), null);
        return nest(await listOpen(orm, shown, nodeId), null);
      },
      { cache: 'content' },
    ),
  ];
}

async function list(orm: QueryRunner, shown: ShownVersion, condition: SQL | undefined): Promise<TreeRow[]> {
  return orm
    .select(treeColumns)
    .from(documentNode)
    .where(and(isShownNodeOf(shown), condition))
    .orderBy(asc(documentNode.position));
}

/** The first level, and the levels that lead to a node. */
async function listOpen(orm: QueryRunner, shown: ShownVersion, nodeId: string | undefined): Promise<TreeRow[]> {
  const open = nodeId === undefined ? [] : [...(await readAncestors(orm, shown, [nodeId])), nodeId];
  return list(
    orm,
    shown,
    or(isNull(documentNode.parentId), open.length > 0 ? inArray(documentNode.parentId, open) : undefined),
  );
}

/** Nodes by their name, with what leads to them. */
async function listFound(orm: QueryRunner, shown: ShownVersion, keyword: string): Promise<TreeRow[]> {
  const { id } = documentNode;
  const found = await orm
    .select({ id })
    .from(documentNode)
    .where(and(isShownNodeOf(shown), containsKeyword([documentNode.name], keyword)))
    .orderBy(asc(documentNode.position))
    .limit(MAX_FOUND);
  const ids = found.map((row) => row.id);
  return ids.length === 0 ? [] : list(orm, shown, inArray(id, [...ids, ...(await readAncestors(orm, shown, ids))]));
}

async function readAncestors(orm: QueryRunner, shown: ShownVersion, ids: readonly string[]): Promise<string[]> {
  const rows = await orm
    .select({ ancestors: documentNode.ancestors })
    .from(documentNode)
    .where(and(isShownNodeOf(shown), inArray(documentNode.id, [...ids])));
  return [...new Set(rows.flatMap(({ ancestors }) => ancestors))];
}

/** Rows in reading order become branches. */
function nest(rows: readonly TreeRow[], parentId: string | null): DocumentNode[] {
  const byParent = new Map<string | null, TreeRow[]>();
  for (const row of rows) byParent.set(row.parentId, [...(byParent.get(row.parentId) ?? []), row]);
  const branch = (parent: string | null): DocumentNode[] =>
    (byParent.get(parent) ?? []).map((row) => ({ ...row, children: branch(row.id) }));
  return branch(parentId);
}

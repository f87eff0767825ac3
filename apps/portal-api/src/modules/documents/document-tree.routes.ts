import { docTreeData, type DocumentNode } from '@portal/api-contract';
import { LEVEL_LIMIT, TREE_MATCH_LIMIT } from '@portal/api-contract/rules';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { containsKeyword } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { findShownVersion, isShownNodeOf, type ShownVersion } from './documents.repository';
import { documentNode } from './documents.tables';

/** Nodes of a long level that come before the page: as many as leave it in sight before anything is scrolled. */
const LEAD = 10;

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
      async ({ parentId, from, keyword, nodeId, ...place }) => {
        const shown = await findShownVersion(orm, place);
        if (parentId !== undefined || from !== undefined) {
          const isBelow = parentId === undefined ? isFirstLevel : eq(documentNode.parentId, parentId);
          return nest(await listLevels(orm, shown, isBelow, { from }), parentId ?? null);
        }
        if (keyword) return nest(await listFound(orm, shown, keyword), null);
        return nest(await listOpen(orm, shown, nodeId), null);
      },
      { cache: 'content' },
    ),
  ];
}

const isFirstLevel = isNull(documentNode.parentId);

/** The first level, and the levels that lead to a node. */
async function listOpen(orm: QueryRunner, shown: ShownVersion, nodeId: string | undefined): Promise<TreeRow[]> {
  const { id, parentId, ancestors, position } = documentNode;
  const [node] = await orm
    .select({ ancestors, position })
    .from(documentNode)
    .where(and(isShownNodeOf(shown), eq(id, nodeId ?? '')));
  const isOpen = inArray(parentId, [...(node?.ancestors ?? []), nodeId ?? '']);
  return listLevels(orm, shown, or(isFirstLevel, isOpen), { around: node?.position });
}

interface LevelWindow {
  /** Rank of the first node. */
  readonly from?: number | undefined;
  /** Place in reading order that is to be seen. */
  readonly around?: number | undefined;
}

/** Levels in reading order, as much of each as one response holds. */
async function listLevels(
  orm: QueryRunner,
  shown: ShownVersion,
  condition: SQL | undefined,
  { from, around = -1 }: LevelWindow,
): Promise<TreeRow[]> {
  const { id, parentId, position } = documentNode;
  const ranked = orm
    .select({
      id,
      at: sql<number>`(row_number() over (partition by ${parentId} order by ${position}))::int`.as('at'),
      of: sql<number>`(count(*) over (partition by ${parentId}))::int`.as('of'),
      // Whatever leads to a place begins before it: its rank is the number of nodes up to there.
      seen: sql<number>`count(*) filter (where ${position} <= ${around}) over (partition by ${parentId})`.as('seen'),
    })
    .from(documentNode)
    .where(and(isShownNodeOf(shown), condition))
    .as('ranked');
  const { at, of, seen } = ranked;
  const size = sql.raw(String(LEVEL_LIMIT));
  const first = from ?? sql`greatest(1, least(${seen} - ${LEAD}::int, ${of} - ${size} + 1))`;
  const window = await orm
    .select({ id: ranked.id, at, of })
    .from(ranked)
    .where(sql`${at} >= ${first} and ${at} < ${first} + ${size}`);
  const ranks = new Map(window.map(({ id: nodeId, ...rank }) => [nodeId, rank]));
  const rows = await listByIds(orm, shown, [...ranks.keys()]);
  return rows.map((row) => {
    const rank = ranks.get(row.id);
    return rank && rank.of > LEVEL_LIMIT ? { ...row, rank } : row;
  });
}

/** Nodes by their name, with what leads to them. */
async function listFound(orm: QueryRunner, shown: ShownVersion, keyword: string): Promise<TreeRow[]> {
  const { id } = documentNode;
  const found = await orm
    .select({ id })
    .from(documentNode)
    .where(and(isShownNodeOf(shown), containsKeyword([documentNode.name], keyword)))
    .orderBy(asc(documentNode.position))
    .limit(TREE_MATCH_LIMIT);
  const ids = found.map((row) => row.id);
  return listByIds(orm, shown, [...ids, ...(await readAncestors(orm, shown, ids))]);
}

async function listByIds(orm: QueryRunner, shown: ShownVersion, ids: readonly string[]): Promise<TreeRow[]> {
  return orm
    .select(treeColumns)
    .from(documentNode)
    .where(and(isShownNodeOf(shown), inArray(documentNode.id, [...ids])))
    .orderBy(asc(documentNode.position));
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

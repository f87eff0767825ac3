import { and, asc, eq, inArray } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { isShownNodeOf, type NodeRow, type ShownVersion } from './documents.repository';
import { documentNode } from './documents.tables';

/** Where a reader of one version finds himself in another. */
export interface MappedNode {
  readonly nodeId: string;
  readonly name: string;
  /** Whether it is the same page. */
  readonly exact: boolean;
}

/**
 * Finds a node in another version: the node of the same id, else the one that the same names lead to, else the nearest of
 * its ancestors that the version has, else the first page.
 */
export async function findInVersion(
  orm: QueryRunner,
  { shown, node }: { readonly shown: ShownVersion; readonly node: NodeRow },
  target: ShownVersion,
): Promise<MappedNode> {
  const { id: nodeId, name, ancestors, position } = documentNode;
  const path = [...node.ancestors, node.id];
  const rows = await orm
    .select({ nodeId, name, ancestors })
    .from(documentNode)
    .where(and(isShownNodeOf(target), inArray(nodeId, path)));
  const byId = new Map(rows.map((row) => [row.nodeId, row]));
  const same = byId.get(node.id) ?? (await findByNames(orm, { shown, node }, target));
  if (same) return { nodeId: same.nodeId, name: same.name, exact: true };
  for (const ancestor of [...node.ancestors].reverse()) {
    const found = byId.get(ancestor);
    if (found) return { nodeId: found.nodeId, name: found.name, exact: false };
  }
  const [first] = await orm
    .select({ nodeId, name })
    .from(documentNode)
    .where(and(isShownNodeOf(target), eq(documentNode.isIncludeContent, 1)))
    .orderBy(asc(position))
    .limit(1);
  if (!first) throw new HttpError(404);
  return { ...first, exact: false };
}

/** The file may have moved while its place in the menu stayed. */
async function findByNames(
  orm: QueryRunner,
  { shown, node }: { readonly shown: ShownVersion; readonly node: NodeRow },
  target: ShownVersion,
) {
  const { id: nodeId, name, ancestors, position } = documentNode;
  const candidates = await orm
    .select({ nodeId, name, ancestors })
    .from(documentNode)
    .where(and(isShownNodeOf(target), eq(name, node.name)))
    .orderBy(asc(position))
    .limit(20);
  if (candidates.length === 0) return undefined;
  const wanted = await readNames(orm, shown, node.ancestors);
  for (const candidate of candidates) {
    const names = await readNames(orm, target, candidate.ancestors);
    if (names.join('\0') === wanted.join('\0')) return candidate;
  }
  return undefined;
}

async function readNames(orm: QueryRunner, shown: ShownVersion, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await orm
    .select({ id: documentNode.id, name: documentNode.name })
    .from(documentNode)
    .where(and(isShownNodeOf(shown), inArray(documentNode.id, [...ids])));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) ?? id);
}

import type { DocumentNode } from '@portal/api-contract';
import { LEVEL_LIMIT } from '@portal/api-contract/rules';

/** Children by the id of their parent; the first level by an empty one. */
export type Branches = Readonly<Record<string, readonly DocumentNode[]>>;

interface RowPlace {
  /** From 1. */
  readonly level: number;
  readonly parentId: string;
}

/** A node that can be seen. */
export interface NodeRow extends RowPlace {
  readonly kind: 'node';
  readonly id: string;
  readonly node: DocumentNode;
}

/** Nodes of a long level that have not been fetched. */
export interface GapRow extends RowPlace {
  readonly kind: 'gap';
  readonly id: string;
  readonly count: number;
  /** Whether they stand before everything that has been fetched of the level. */
  readonly isBefore: boolean;
  /** Rank from which on more are fetched: those next to what is there. */
  readonly from: number;
  /** Node beside them. */
  readonly neighbour: DocumentNode;
}

export type TreeRow = NodeRow | GapRow;

/** The branches of a tree that came open. */
export function collectBranches(nodes: readonly DocumentNode[], parentId = ''): Branches {
  const inner = nodes.filter(({ children }) => children.length > 0);
  return Object.assign({ [parentId]: nodes }, ...inner.map(({ id, children }) => collectBranches(children, id)));
}

/** A level that is known and more of it, in the order of their ranks; another level takes its place. */
export function mergeLevel(
  known: readonly DocumentNode[] = [],
  more: readonly DocumentNode[],
): readonly DocumentNode[] {
  if (known[0]?.rank === undefined || known[0].rank.of !== more[0]?.rank?.of) return more;
  const byRank = new Map([...known, ...more].map((node) => [node.rank?.at ?? 0, node]));
  return [...byRank].sort(([left], [right]) => left - right).map(([, node]) => node);
}

/** What can be seen, in its order: nodes, and gaps where some have not been fetched. */
export function listRows(branches: Branches, openIds: ReadonlySet<string>, parentId = '', level = 1): TreeRow[] {
  const nodes = branches[parentId] ?? [];
  const place = { level, parentId };
  const rows = nodes.flatMap((node, index): TreeRow[] => [
    ...listGap(place, nodes[index - 1], node),
    { kind: 'node', id: node.id, node, ...place },
    ...(openIds.has(node.id) ? listRows(branches, openIds, node.id, level + 1) : []),
  ]);
  return [...rows, ...listGap(place, nodes.at(-1), undefined)];
}

function listGap(place: RowPlace, before: DocumentNode | undefined, after: DocumentNode | undefined): GapRow[] {
  const neighbour = before ?? after;
  if (!neighbour?.rank) return [];
  const start = (before?.rank?.at ?? 0) + 1;
  const end = after?.rank?.at ?? neighbour.rank.of + 1;
  if (end <= start) return [];
  const isBefore = before === undefined;
  const from = isBefore ? Math.max(1, end - LEVEL_LIMIT) : start;
  return [{ kind: 'gap', id: `${place.parentId}#${start}`, count: end - start, isBefore, from, neighbour, ...place }];
}

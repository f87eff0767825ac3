import type { DocumentNode } from '@portal/api-contract';

/** Children by the id of their parent; the first level by an empty one. */
export type Branches = Readonly<Record<string, readonly DocumentNode[]>>;

/** A node that can be seen. */
export interface TreeRow {
  readonly node: DocumentNode;
  /** From 1. */
  readonly level: number;
  readonly parentId: string;
}

/** The branches of a tree that came open. */
export function collectBranches(nodes: readonly DocumentNode[], parentId = ''): Branches {
  const inner = nodes.filter(({ children }) => children.length > 0);
  return Object.assign({ [parentId]: nodes }, ...inner.map(({ id, children }) => collectBranches(children, id)));
}

/** The nodes that can be seen, in their order. */
export function listRows(branches: Branches, openIds: ReadonlySet<string>, parentId = '', level = 1): TreeRow[] {
  return (branches[parentId] ?? []).flatMap((node) => [
    { node, level, parentId },
    ...(openIds.has(node.id) ? listRows(branches, openIds, node.id, level + 1) : []),
  ]);
}

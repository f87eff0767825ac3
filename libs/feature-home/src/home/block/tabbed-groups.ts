import type { BlockQuery } from './block';

/** A list in groups, one tab each. */
export interface Grouped {
  readonly childrenData: readonly unknown[];
}

/** The groups of a tabbed block: the first comes with the page, the others when a visitor reaches for them. */
export interface TabbedGroups<Group extends Grouped> {
  readonly query: BlockQuery<readonly Group[]>;
  /** The call for all groups. */
  readonly rest: BlockQuery<readonly Group[]>;
  readonly loadRest: () => void;
}

/** Joins the call for the first group with the one for all of them. */
export function joinGroups<Group extends Grouped>(
  first: BlockQuery<readonly Group[]>,
  all: Omit<BlockQuery<readonly Group[]>, 'refetch'>,
  loadAll: () => void,
): TabbedGroups<Group> {
  return {
    query: { ...first, data: all.data ?? first.data },
    rest: { ...all, refetch: loadAll },
    loadRest: () => {
      if (!all.data) loadAll();
    },
  };
}

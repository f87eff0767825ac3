import { SEARCH_COUNT_CAP, SEARCH_MODULES, type SearchModule } from '@portal/api-contract';

/** Kinds in the order of their tabs. */
const MODULES = Object.keys(SEARCH_MODULES) as SearchModule[];

/** Hits of a kind; `isCapped` where there may be more. */
export interface ModuleCount {
  readonly module: SearchModule;
  readonly count: number;
  readonly isCapped: boolean;
}

/** Counts of kinds that have any, in the order of their tabs; where not all were counted, of all kinds. */
export function toCounts(items: ReadonlyMap<SearchModule, number>, areAllCounted = true): ModuleCount[] {
  return MODULES.flatMap((module) => {
    const count = items.get(module) ?? 0;
    // Where not all were counted, a kind without any may still have some.
    const isCapped = !areAllCounted || count > SEARCH_COUNT_CAP;
    return count > 0 || isCapped ? [{ module, count: Math.min(count, SEARCH_COUNT_CAP), isCapped }] : [];
  });
}

/** Hits of all kinds. */
export function countAll(counts: readonly ModuleCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** Counts in the order of their tabs. */
export function inOrder(counts: readonly ModuleCount[]): ModuleCount[] {
  return [...counts].sort((left, right) => MODULES.indexOf(left.module) - MODULES.indexOf(right.module));
}

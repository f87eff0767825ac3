import type { CaseLink, ItemLink } from '@portal/api-contract';
import type { QueryRunner } from '../database/database';

/** Links that pages of items show of each other; each kind of item brings its own. */
export interface RelatedItems {
  /** Links to solutions by their ids, in that order; those a brand does not show are left out. */
  listSolutionLinks(orm: QueryRunner, ids: readonly string[], visibleRange: number): Promise<ItemLink[]>;
  /** Cases of a product or a solution, at most four. */
  listCasesOf(
    orm: QueryRunner,
    of: { readonly productCode?: string; readonly solutionId?: string },
    visibleRange: number,
  ): Promise<CaseLink[]>;
}

import type { ItemLink } from '@portal/api-contract';
import { and, inArray } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { toItemLink } from '../content/item-links';
import { isVisibleIn } from '../content/listing-columns';
import { inOrderOf } from '../products/products.repository';
import { solution } from './solutions.tables';

/** Links to solutions by their ids, in that order; those a brand does not show are left out. */
export async function listSolutionLinks(
  orm: QueryRunner,
  ids: readonly string[],
  visibleRange: number,
): Promise<ItemLink[]> {
  if (ids.length === 0) return [];
  const rows = await orm
    .select({ id: solution.id, title: solution.name, summary: solution.summary })
    .from(solution)
    .where(and(isVisibleIn(solution, visibleRange), inArray(solution.id, [...ids])));
  return inOrderOf(ids, rows, ({ id }) => id).map((row) => toItemLink('solution', row));
}

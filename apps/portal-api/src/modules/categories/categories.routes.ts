import { listCategoryNames } from '@portal/api-contract';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { listCategories } from './categories.repository';

/** Calls about categories. */
export function createCategoryRoutes(orm: QueryRunner): Implementation[] {
  return [
    implement(
      listCategoryNames,
      async ({ kind }) => (await listCategories(orm, kind)).map(({ id, name }) => ({ id, name })),
      { cache: 'content' },
    ),
  ];
}

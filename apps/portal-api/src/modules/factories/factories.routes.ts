import { listFactories } from '@portal/api-contract';
import { asc, desc } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { type Implementation, implement } from '../../http/implement';
import { isVisibleIn } from '../content/listing-columns';
import { factory } from './factories.tables';

/** Calls about lighthouse factories. */
export function createFactoryRoutes(orm: QueryRunner): Implementation[] {
  return [
    implement(
      listFactories,
      async ({ visibleRange }) => {
        const rows = await orm
          .select()
          .from(factory)
          .where(isVisibleIn(factory, visibleRange))
          .orderBy(desc(factory.year), desc(factory.weight), asc(factory.id));
        return rows.map(
          ({ id, name, place, industry, year, certification, summary, coverImage, metrics, timeline }) => ({
            ...{ id, name, place, industry, year, certification, summary, coverImage, metrics, timeline },
          }),
        );
      },
      { cache: 'content' },
    ),
  ];
}

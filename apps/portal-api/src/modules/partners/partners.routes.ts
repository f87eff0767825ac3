import { listPartners } from '@portal/api-contract';
import { asc, desc } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { type Implementation, implement } from '../../http/implement';
import { isVisibleIn } from '../content/listing-columns';
import { partner } from './partners.tables';

/** Calls about partners. */
export function createPartnerRoutes(orm: QueryRunner): Implementation[] {
  return [
    implement(
      listPartners,
      async ({ visibleRange, pageNo, pageSize }) => {
        const condition = isVisibleIn(partner, visibleRange);
        const list = await orm
          .select({ id: partner.id, name: partner.name, kind: partner.kind, logo: partner.logo })
          .from(partner)
          .where(condition)
          .orderBy(desc(partner.weight), asc(partner.id))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize);
        return { list, total: await orm.$count(partner, condition), pageNo, pageSize };
      },
      { cache: 'content' },
    ),
  ];
}

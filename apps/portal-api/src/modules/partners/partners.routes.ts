import { listPartnerFilters, listPartnerLogos, listPartners } from '@portal/api-contract';
import { and, asc, eq } from 'drizzle-orm';
import { listDistinct } from '../../platform/content-items/distinct-values';
import { containsKeyword, inBrandOrder, isVisibleIn, toOffset } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { partner } from './partners.tables';

/** Calls about partners. */
export function createPartnerRoutes(orm: QueryRunner): Implementation[] {
  return [
    implement(
      listPartners,
      async (input) => {
        const { visibleRange, kind, region, keyword, pageNo, pageSize } = input;
        const condition = and(
          isVisibleIn(partner, visibleRange),
          kind ? eq(partner.kind, kind) : undefined,
          region ? eq(partner.region, region) : undefined,
          containsKeyword([partner.name, partner.summary], keyword),
        );
        const list = await orm
          .select({
            id: partner.id,
            name: partner.name,
            kind: partner.kind,
            logo: partner.logo,
            region: partner.region,
            summary: partner.summary,
          })
          .from(partner)
          .where(condition)
          .orderBy(...inBrandOrder(partner, visibleRange), asc(partner.id))
          .limit(pageSize)
          .offset(toOffset(input));
        return { list, total: await orm.$count(partner, condition), pageNo, pageSize };
      },
      { cache: 'content' },
    ),
    implement(
      listPartnerLogos,
      ({ visibleRange, size }) =>
        orm
          .select({ id: partner.id, name: partner.name, logo: partner.logo })
          .from(partner)
          .where(isVisibleIn(partner, visibleRange))
          .orderBy(...inBrandOrder(partner, visibleRange), asc(partner.id))
          .limit(size),
      { cache: 'content' },
    ),
    implement(
      listPartnerFilters,
      async ({ visibleRange }) => ({
        kinds: await listDistinct(orm, partner, partner.kind, visibleRange),
        regions: await listDistinct(orm, partner, partner.region, visibleRange),
      }),
      { cache: 'content' },
    ),
  ];
}

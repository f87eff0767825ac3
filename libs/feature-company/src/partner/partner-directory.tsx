import type { EndpointData, listPartnerFilters, listPartners, PartnerBrief } from '@portal/api-contract';
import type { QueryResult } from '@portal/data-access-api';
import { FilterBar, ItemList, KeywordForm, type ListQuery, toOptions } from '@portal/ui-content';
import { Badge } from '@portal/ui-kit';
import { Band } from '../page-blocks/band';
import type { Surface } from '../page-blocks/block-types';
import anchors from '../shared/anchor.module.css';
import { useAnchoredQuery } from '../shared/use-anchored-query';
import styles from './partner.module.css';

const ID = 'directory';

/** Props of `PartnerDirectory`. */
export interface PartnerDirectoryProps {
  readonly query: ListQuery;
  readonly partners: QueryResult<EndpointData<typeof listPartners>>;
  /** Absent while they are on their way. */
  readonly filters: EndpointData<typeof listPartnerFilters> | undefined;
  readonly surface: Surface;
}

/** Who the partners are. */
export function PartnerDirectory({ query: pageQuery, partners, filters, surface }: PartnerDirectoryProps) {
  const query = useAnchoredQuery(pageQuery, ID);
  return (
    <div id={ID} className={anchors.anchor}>
      <Band title="伙伴名录" subtitle="按类型、地区或名称查找身边的合作伙伴" surface={surface}>
        <FilterBar
          query={query}
          groups={[
            { name: 'kind', label: '类型', options: toOptions(filters?.kinds) },
            { name: 'region', label: '地区', options: toOptions(filters?.regions) },
          ]}
        >
          <KeywordForm query={query} label="搜索伙伴名称" />
        </FilterBar>
        <ItemList name="伙伴" result={partners} query={query} columns={3} itemHeight={168} getKey={({ id }) => id}>
          {(partner) => <PartnerCard partner={partner} />}
        </ItemList>
      </Band>
    </div>
  );
}

/** Card of a partner: there is no page of their own to lead to. */
function PartnerCard({ partner: { name, logo, kind, region, summary } }: { readonly partner: PartnerBrief }) {
  return (
    <article className={styles.card}>
      <header>
        {logo ? (
          <img src={logo} alt="" width={132} height={44} loading="lazy" className={styles.logo} />
        ) : (
          <span className={styles.logo} aria-hidden="true" />
        )}
        <Badge>{kind}</Badge>
      </header>
      <h3>{name}</h3>
      {region && <p className={styles.region}>{region}</p>}
      {summary && <p className={styles.summary}>{summary}</p>}
    </article>
  );
}

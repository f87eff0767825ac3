import { useBrand, useListPartnersQuery } from '@portal/data-access-api';
import { useListPartnerFiltersQuery } from '@portal/data-access-api/pages';
import { FilterBar, ItemList, KeywordForm } from '@portal/ui-content';
import { useSearchParams } from 'react-router-dom';
import { Band } from '../page-blocks/band';
import type { Surface } from '../page-blocks/block-types';
import anchors from '../shared/anchor.module.css';
import { useAnchoredQuery } from '../shared/use-anchored-query';
import { PartnerCard } from './partner-card';
import { toPartnerInput } from './partner-input';

const ID = 'directory';
const FILTERS = ['kind', 'region', 'keyword'];

/** Who the partners are. */
export function PartnerDirectory({ surface }: { readonly surface: Surface }) {
  const brand = useBrand();
  const [params] = useSearchParams();
  const query = useAnchoredQuery(FILTERS, ID);
  const partners = useListPartnersQuery(toPartnerInput(brand, params));
  const { data: filters } = useListPartnerFiltersQuery({ visibleRange: brand.visibleRange });
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
        <ItemList name="伙伴" call={partners} query={query} columns={3} itemHeight={168} getKey={({ id }) => id}>
          {(partner) => <PartnerCard partner={partner} />}
        </ItemList>
      </Band>
    </div>
  );
}

function toOptions(values: readonly string[] = []) {
  return values.map((value) => ({ value, label: value }));
}

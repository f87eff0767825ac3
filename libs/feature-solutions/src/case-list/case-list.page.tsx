import type { EndpointData, listCaseFilters } from '@portal/api-contract';
import { useBrand } from '@portal/data-access-api';
import { useGetCasesByCategoryIdQuery, useListCaseFiltersQuery } from '@portal/data-access-api/pages';
import {
  Container,
  FilterBar,
  type FilterGroup,
  ItemList,
  KeywordForm,
  PageHead,
  useListQuery,
} from '@portal/ui-content';
import { useSearchParams } from 'react-router-dom';
import { CASE_RANGE } from '../shared/case-range';
import { CaseCard } from './case-card';
import { toCasesInput } from './case-input';
import { ProductFilter } from './product-filter';

type CaseFilters = EndpointData<typeof listCaseFilters>;

const NO_FILTERS: CaseFilters = { categories: [], products: [], regions: [] };

/** Customer cases by industry, product and region (public pages). */
export function CaseListPage() {
  const { homeHref } = useBrand();
  const [params] = useSearchParams();
  const query = useListQuery(['industry', 'product', 'region', 'keyword']);
  const { data: filters } = useListCaseFiltersQuery({ visibleRange: CASE_RANGE });
  const cases = useGetCasesByCategoryIdQuery(toCasesInput(params));
  return (
    <>
      <PageHead
        homeHref={homeHref}
        crumbs={[{ text: '客户案例' }]}
        title="客户案例"
        text="每个案例都写明现场的难处、实施的步骤，以及上线前后的数字。"
      />
      <Container>
        <FilterBar query={query} groups={toGroups(filters)}>
          <ProductFilter query={query} group={toProductGroup(filters)} />
          <KeywordForm query={query} label="搜索客户、案例名称" />
        </FilterBar>
        <ItemList name="案例" call={cases} query={query} columns={3} itemHeight={460} getKey={({ id }) => id}>
          {(item) => <CaseCard item={item} />}
        </ItemList>
      </Container>
    </>
  );
}

function toGroups({ categories, regions }: CaseFilters = NO_FILTERS): readonly FilterGroup[] {
  return [
    { name: 'industry', label: '行业', options: categories.map(({ id, name }) => ({ value: id, label: name })) },
    { name: 'region', label: '地区', options: regions.map((region) => ({ value: region, label: region })) },
  ];
}

function toProductGroup({ products }: CaseFilters = NO_FILTERS): FilterGroup {
  return { name: 'product', label: '产品', options: products.map(({ code, name }) => ({ value: code, label: name })) };
}

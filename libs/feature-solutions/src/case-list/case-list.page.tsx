import type { EndpointData, Figure, listCaseFilters as listFilters } from '@portal/api-contract';
import { definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { solutionsApi } from '@portal/data-access-api/pages';
import {
  CaseCard,
  Container,
  FilterBar,
  type FilterGroup,
  ItemList,
  ListFacts,
  KeywordForm,
  PageHead,
  toOptions,
} from '@portal/ui-content';
import { CASE_RANGE } from '../shared/case-range';
import { ProductFilter } from './product-filter';

type CaseFilters = EndpointData<typeof listFilters>;

/** Longest values the call takes; the contract's own, compared by a test. */
export const CASE_FILTER_LIMITS = { categoryId: 64, productCode: 64, region: 20, keyword: 50 } as const;

const PAGE_SIZE = 12;

const { getCasesByCategoryId, listCaseFilters } = solutionsApi.endpoints;
const visibleRange = CASE_RANGE;

const data = pageData(
  {
    industry: urlField.text(CASE_FILTER_LIMITS.categoryId),
    product: urlField.text(CASE_FILTER_LIMITS.productCode),
    region: urlField.text(CASE_FILTER_LIMITS.region),
    keyword: urlField.text(CASE_FILTER_LIMITS.keyword),
    page: urlField.page(),
  },
  ({ query: { industry: categoryId, product: productCode, page: pageNo, ...filter } }) => ({
    cases: fetchQuery(getCasesByCategoryId, {
      ...{ visibleRange, categoryId, productCode, ...filter },
      ...{ pageNo, pageSize: PAGE_SIZE },
    }),
    filters: fetchQuery(listCaseFilters, { visibleRange }),
  }),
);

export const page = definePage({ data, Page: CaseListPage });

const NO_FILTERS: CaseFilters = { categories: [], products: [], regions: [] };

/** Customer cases by industry, product and region (public pages). */
function CaseListPage({ query, cases, filters: { data: filters } }: PageProps<typeof data>) {
  return (
    <>
      <PageHead
        crumbs={[{ text: '客户案例' }]}
        title="客户案例"
        text="每个案例都写明现场的难处、实施的步骤，以及上线前后的数字。"
        meta={filters && <ListFacts facts={toFacts(filters)} />}
      />
      <Container>
        <FilterBar query={query} groups={toGroups(filters)}>
          <ProductFilter query={query} group={toProductGroup(filters)} />
          <KeywordForm query={query} label="搜索客户、案例名称" />
        </FilterBar>
        <ItemList name="案例" result={cases} query={query} columns={3} itemHeight={460} getKey={({ id }) => id}>
          {(item) => <CaseCard item={item} />}
        </ItemList>
      </Container>
    </>
  );
}

function toFacts({ categories, products, regions }: CaseFilters): Figure[] {
  return [
    { value: String(categories.length), label: '个行业' },
    { value: String(regions.length), label: '个地区' },
    { value: String(products.length), label: '款产品用在其中' },
  ];
}

function toGroups({ categories, regions }: CaseFilters = NO_FILTERS): readonly FilterGroup[] {
  return [
    { name: 'industry', label: '行业', options: categories.map(({ id, name }) => ({ value: id, label: name })) },
    { name: 'region', label: '地区', options: toOptions(regions) },
  ];
}

function toProductGroup({ products }: CaseFilters = NO_FILTERS): FilterGroup {
  return { name: 'product', label: '产品', options: products.map(({ code, name }) => ({ value: code, label: name })) };
}

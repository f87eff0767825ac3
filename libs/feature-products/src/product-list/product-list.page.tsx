import { api, useBrand } from '@portal/data-access-api';
import { useListShownProductsQuery } from '@portal/data-access-api/pages';
import { Container, FilterBar, ItemList, KeywordForm, ListTools, PageHead, useListQuery } from '@portal/ui-content';
import { useSearchParams } from 'react-router-dom';
import { ProductCard } from '../shared/product-card';
import { SORTS } from '../shared/product-facets';
import { LIST_FILTER_NAMES } from '../shared/query-names';
import { CategoryTree } from './category-tree';
import { readCompareCodes } from './compare-codes';
import { CompareLink } from './compare-link';
import { Comparison } from './comparison';
import { toFacetGroups } from './facet-groups';
import { toFacetInput, toProductInput } from './product-input';
import styles from './product-list.module.css';

/** Products: categories at the left, filters, and up to four of them side by side. */
export function ProductListPage() {
  const brand = useBrand();
  const [params] = useSearchParams();
  const query = useListQuery(LIST_FILTER_NAMES);
  const products = useListShownProductsQuery(toProductInput(brand, params));
  const { data: all } = useListShownProductsQuery(toFacetInput(brand));
  const { data: categories = [] } = api.endpoints.getNavProduct.useQuery({ visibleRange: brand.visibleRange });
  const codes = readCompareCodes(params);
  return (
    <>
      <PageHead
        homeHref={brand.homeHref}
        crumbs={[{ text: '产品' }]}
        title="产品"
        text="从设备接入、边缘计算到工业数据与智能应用，按类别、交付方式和计费方式挑选，最多四个产品可并排对比。"
      />
      <Container>
        <div className={styles.columns}>
          <CategoryTree query={query} categories={categories} all={all?.list} />
          <div className={styles.main}>
            <FilterBar query={query} groups={toFacetGroups(all?.list ?? [], query.get('tag'))}>
              <ListTools query={query} sorts={SORTS}>
                <KeywordForm query={query} label="搜索产品名称或用途" />
              </ListTools>
            </FilterBar>
            <ItemList
              name="产品"
              call={products}
              query={query}
              columns={3}
              itemHeight={236}
              getKey={({ code }) => code}
            >
              {(product) => (
                <ProductCard product={product}>
                  <CompareLink product={product} codes={codes} query={query} />
                </ProductCard>
              )}
            </ItemList>
          </div>
        </div>
      </Container>
      {codes.length > 0 && <Comparison codes={codes} query={query} />}
    </>
  );
}

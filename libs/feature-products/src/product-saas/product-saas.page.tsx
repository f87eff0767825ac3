import { useBrand } from '@portal/data-access-api';
import { useGetSaasProductByCategoryIdQuery, useGetSaasProductQuery } from '@portal/data-access-api/pages';
import { paths } from '@portal/portal-paths';
import { ButtonLink, Container, FilterBar, ItemList, PageHead, useListQuery } from '@portal/ui-content';
import { useSearchParams } from 'react-router-dom';
import { ProductCard } from '../shared/product-card';
import { toOptions, TYPE_LABELS } from '../shared/product-facets';
import { SAAS_FILTER_NAMES } from '../shared/query-names';
import { CategoryTabs } from './category-tabs';
import { toSaasInput } from './saas-input';

/** Applications by category: tabs, types, paged cards. */
export function ProductSaasPage() {
  const brand = useBrand();
  const [params] = useSearchParams();
  const query = useListQuery(SAAS_FILTER_NAMES);
  const products = useGetSaasProductByCategoryIdQuery(toSaasInput(params));
  const { data: categories = [] } = useGetSaasProductQuery({ visibleRange: brand.visibleRange });
  return (
    <>
      <PageHead
        homeHref={brand.homeHref}
        crumbs={[{ text: '产品', href: paths.product.href() }, { text: '应用市场' }]}
        title="应用市场"
        text="开通即用的工业应用与配套服务，按业务领域挑选，先试用再购买。"
        actions={<ButtonLink href={paths.product.href()}>查看全部产品</ButtonLink>}
      />
      <Container>
        <CategoryTabs query={query} categories={categories} />
        <FilterBar
          query={query}
          groups={[{ name: 'productType', label: '产品类型', options: toOptions(TYPE_LABELS) }]}
        />
        <ItemList name="应用" call={products} query={query} columns={3} itemHeight={236} getKey={({ code }) => code}>
          {(product) => <ProductCard product={product} />}
        </ItemList>
      </Container>
    </>
  );
}

import { PRODUCT_TYPES } from '@portal/api-contract';
import { definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { productsApi } from '@portal/data-access-api/pages';
import { paths } from '@portal/portal-paths';
import { Container, FilterBar, ItemList, PageHead, toOptions } from '@portal/ui-content';
import { ButtonLink } from '@portal/ui-kit';
import { ProductCard } from '../shared/product-card';
import { toChoices } from '../shared/product-facets';
import { CategoryTabs } from './category-tabs';

const PAGE_SIZE = 12;

const { getSaasProduct, getSaasProductByCategoryId } = productsApi.endpoints;

const data = pageData(
  {
    category: urlField.text(64),
    productType: urlField.choice(toChoices(PRODUCT_TYPES)),
    page: urlField.page(),
  },
  ({ brand: { visibleRange }, query: { category: categoryId, productType, page: pageNo } }) => ({
    categories: fetchQuery(getSaasProduct, { visibleRange }),
    products: fetchQuery(getSaasProductByCategoryId, { categoryId, productType, pageNo, pageSize: PAGE_SIZE }),
  }),
);

export const page = definePage({ data, Page: ProductSaasPage });

/** Applications by category: tabs, types, paged cards. */
function ProductSaasPage({ query, categories: { data: categories = [] }, products }: PageProps<typeof data>) {
  return (
    <>
      <PageHead
        crumbs={[{ text: '产品', href: paths.product.href() }, { text: '应用市场' }]}
        title="应用市场"
        text="开通即用的工业应用与配套服务，按业务领域挑选，先试用再购买。"
        actions={<ButtonLink href={paths.product.href()}>查看全部产品</ButtonLink>}
      />
      <Container>
        <CategoryTabs query={query} categories={categories} />
        <FilterBar
          query={query}
          groups={[{ name: 'productType', label: '产品类型', options: toOptions(PRODUCT_TYPES) }]}
        />
        <ItemList name="应用" result={products} query={query} columns={3} itemHeight={236} getKey={({ code }) => code}>
          {(product) => <ProductCard product={product} />}
        </ItemList>
      </Container>
    </>
  );
}

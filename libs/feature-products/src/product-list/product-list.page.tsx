import {
  type Figure,
  PRODUCT_DELIVERIES,
  PRODUCT_PRICINGS,
  type ProductCard as ProductCardData,
} from '@portal/api-contract';
import { api, definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { productsApi } from '@portal/data-access-api/pages';
import { Container, FilterBar, ItemList, ListFacts, KeywordForm, ListTools, PageHead } from '@portal/ui-content';
import { ProductCard } from '../shared/product-card';
import { SORTS, toChoices } from '../shared/product-facets';
import { CategoryTree } from './category-tree';
import { COMPARE_LIMIT, PRODUCT_CODE } from './compare-codes';
import { CompareLink } from './compare-link';
import { Comparison } from './comparison';
import { toFacetGroups } from './facet-groups';
import styles from './product-list.module.css';

const PAGE_SIZE = 12;
const MAX_PRODUCTS = 100;
const MAX_TAG_LENGTH = 12;

const { listShownProducts, listProductBriefs } = productsApi.endpoints;

const data = pageData(
  {
    category: urlField.text(64),
    delivery: urlField.choice(toChoices(PRODUCT_DELIVERIES)),
    pricing: urlField.choice(toChoices(PRODUCT_PRICINGS)),
    tag: urlField.text(MAX_TAG_LENGTH),
    keyword: urlField.text(),
    sort: urlField.sort(SORTS.map(({ value }) => value)),
    page: urlField.page(),
    compare: urlField.list(PRODUCT_CODE, COMPARE_LIMIT),
  },
  ({ brand: { visibleRange }, query }) => {
    const {
      category: categoryId,
      delivery: deliveryMode,
      pricing: pricingMode,
      page: pageNo,
      compare,
      ...filter
    } = query;
    return {
      categories: fetchQuery(api.endpoints.getNavProduct, { visibleRange }),
      products: fetchQuery(listShownProducts, {
        ...{ visibleRange, categoryId, deliveryMode, pricingMode, ...filter },
        ...{ pageNo, pageSize: PAGE_SIZE },
      }),
      // What tells the tree its numbers and the filters their options: the brand's products without a filter.
      all: fetchQuery(listShownProducts, { visibleRange, pageNo: 1, pageSize: MAX_PRODUCTS }),
      compared: fetchQuery(listProductBriefs, compare.length > 0 && { visibleRange, codes: [...compare] }),
    };
  },
);

export const page = definePage({ data, Page: ProductListPage });

/** What the brand offers, in figures. */
function toFacts(products: readonly ProductCardData[], categories: readonly unknown[]): Figure[] {
  return [
    { value: String(products.length), label: '款产品' },
    { value: String(categories.length), label: '个类别' },
    { value: String(products.filter(({ hasTrial }) => hasTrial).length), label: '款可免费试用' },
  ];
}

/** Products: categories at the left, filters, and up to four of them side by side. */
function ProductListPage({ query, categories, products, all, compared }: PageProps<typeof data>) {
  const { compare: codes } = query.values;
  return (
    <>
      <PageHead
        crumbs={[{ text: '产品' }]}
        title="产品"
        text="从设备接入、边缘计算到工业数据与智能应用，按类别、交付方式和计费方式挑选，最多四个产品可并排对比。"
        meta={all.data && <ListFacts facts={toFacts(all.data.list, categories.data ?? [])} />}
      />
      <Container>
        <div className={styles.columns}>
          <CategoryTree query={query} categories={categories.data ?? []} all={all.data?.list} />
          <div className={styles.main}>
            <FilterBar query={query} groups={toFacetGroups(all.data?.list ?? [], query.get('tag'))}>
              <ListTools query={query} sorts={SORTS}>
                <KeywordForm query={query} label="搜索产品名称或用途" />
              </ListTools>
            </FilterBar>
            <ItemList
              name="产品"
              result={products}
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
      {codes.length > 0 && <Comparison codes={codes} products={compared} query={query} />}
    </>
  );
}

import { definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { productsApi } from '@portal/data-access-api/pages';
import { paths } from '@portal/portal-paths';
import { Container, PageHead } from '@portal/ui-content';
import { ButtonLink, EmptyState } from '@portal/ui-kit';
import { NoProduct, ProductState } from '../shared/product-state';
import { TrialApplication } from './trial-application';

const data = pageData(
  { product: urlField.text(64) },
  ({ brand: { visibleRange }, query: { product: productCode } }) => ({
    product: fetchQuery(productsApi.endpoints.getMealList, productCode && { productCode, visibleRange }),
  }),
);

export const page = definePage({ data, Page: ProductApplyPage });

/** Application for the trial of a product (spec §2). */
function ProductApplyPage({ query, product }: PageProps<typeof data>) {
  const { product: code } = query.values;
  return (
    <>
      <PageHead
        crumbs={[{ text: '产品', href: paths.product.href() }, { text: '申请试用' }]}
        title="申请试用"
        text="填写使用场景和联系方式，提交后可随时查看受理进度与结果。"
      />
      {code ? <Application key={code} result={product} /> : <NoProduct message="请先选择要试用的产品" />}
    </>
  );
}

function Application({ result }: { readonly result: PageProps<typeof data>['product'] }) {
  return (
    <ProductState result={result}>
      {(product) => (
        <Container>
          {product.hasTrial ? (
            <TrialApplication product={product} />
          ) : (
            <EmptyState
              message={`${product.productName}暂不提供在线试用，可以联系顾问安排演示`}
              action={<ButtonLink href={paths.contact.href()}>联系顾问</ButtonLink>}
            />
          )}
        </Container>
      )}
    </ProductState>
  );
}

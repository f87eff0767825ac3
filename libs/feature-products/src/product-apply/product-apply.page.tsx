import { useBrand } from '@portal/data-access-api';
import { useGetMealListQuery } from '@portal/data-access-api/pages';
import { paths } from '@portal/portal-paths';
import { ButtonLink, Container, PageHead, readText } from '@portal/ui-content';
import { EmptyState } from '@portal/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { NoProduct, ProductState } from '../shared/product-state';
import { TrialApplication } from './trial-application';

/** Application for the trial of a product (spec §2). */
export function ProductApplyPage() {
  const { homeHref } = useBrand();
  const [params] = useSearchParams();
  const code = readText(params, 'product', 64);
  return (
    <>
      <PageHead
        homeHref={homeHref}
        crumbs={[{ text: '产品', href: paths.product.href() }, { text: '申请试用' }]}
        title="申请试用"
        text="填写使用场景和联系方式，提交后可随时查看受理进度与结果。"
      />
      {code ? <Application key={code} code={code} /> : <NoProduct message="请先选择要试用的产品" />}
    </>
  );
}

function Application({ code }: { readonly code: string }) {
  const { visibleRange } = useBrand();
  const call = useGetMealListQuery({ productCode: code, visibleRange });
  return (
    <ProductState call={call}>
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

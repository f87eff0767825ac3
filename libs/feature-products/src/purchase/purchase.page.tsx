import { definePage, fetchFresh, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { certificationApi } from '@portal/data-access-api/forms';
import { productsApi } from '@portal/data-access-api/pages';
import { paths } from '@portal/portal-paths';
import { Container, PageHead } from '@portal/ui-content';
import { FormSkeleton } from '../shared/form-skeleton';
import { NoProduct, ProductState } from '../shared/product-state';
import { Configurator } from './configurator';
import { isPurchaseStopped, StandingNotice } from './standing-notice';
import { StepsBar } from './steps-bar';

const data = pageData(
  { code: urlField.text(64), meal: urlField.text(64), items: urlField.text(800) },
  ({ brand: { visibleRange }, query: { code: productCode } }) => ({
    product: fetchQuery(productsApi.endpoints.getMealList, productCode && { productCode, visibleRange }),
    standing: fetchFresh(certificationApi.endpoints.findUserCertification),
  }),
);

export const page = definePage({ data, Page: PurchasePage });

/** First step of a purchase: plan, period, quantity, and the price the server quotes for them. */
function PurchasePage({ query, product, standing }: PageProps<typeof data>) {
  const { code, meal, items } = query.values;
  return (
    <>
      <PageHead
        crumbs={[{ text: '产品', href: paths.product.href() }, { text: '购买' }]}
        title="选择配置"
        text="价格由系统实时报价，提交订单前不产生任何费用。"
      />
      {code ? (
        <Purchase key={code} result={product} standing={standing} meal={meal} items={items} />
      ) : (
        <NoProduct message="请先选择要购买的产品" />
      )}
    </>
  );
}

interface PurchaseProps {
  readonly result: PageProps<typeof data>['product'];
  readonly standing: PageProps<typeof data>['standing'];
  readonly meal: string | undefined;
  readonly items: string | undefined;
}

function Purchase({ result, standing, meal, items }: PurchaseProps) {
  return (
    <ProductState result={result}>
      {(product) => (
        <Container>
          <StepsBar current={1} />
          {standing.isLoading ? (
            <FormSkeleton />
          ) : (
            <>
              <StandingNotice standing={standing.data} />
              <Configurator
                product={product}
                initialMeal={meal}
                initialItems={items}
                isStopped={isPurchaseStopped(standing.data)}
              />
            </>
          )}
        </Container>
      )}
    </ProductState>
  );
}

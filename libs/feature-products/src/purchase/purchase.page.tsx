import { useBrand } from '@portal/data-access-api';
import { useGetMealListQuery } from '@portal/data-access-api/pages';
import { paths } from '@portal/portal-paths';
import { Container, PageHead, readText } from '@portal/ui-content';
import { useSearchParams } from 'react-router-dom';
import { NoProduct, ProductState } from '../shared/product-state';
import { Configurator } from './configurator';
import { StepsBar } from './steps-bar';

/** First step of a purchase: plan, period, quantity, and the price the server quotes for them. */
export function PurchasePage() {
  const { homeHref } = useBrand();
  const [params] = useSearchParams();
  const code = readText(params, 'code', 64);
  const meal = readText(params, 'meal', 64);
  return (
    <>
      <PageHead
        homeHref={homeHref}
        crumbs={[{ text: '产品', href: paths.product.href() }, { text: '购买' }]}
        title="选择配置"
        text="价格由系统实时报价，提交订单前不产生任何费用。"
      />
      {code ? <Purchase key={code} code={code} meal={meal} /> : <NoProduct message="请先选择要购买的产品" />}
    </>
  );
}

function Purchase({ code, meal }: { readonly code: string; readonly meal: string | undefined }) {
  const { visibleRange } = useBrand();
  const call = useGetMealListQuery({ productCode: code, visibleRange });
  return (
    <ProductState call={call}>
      {(product) => (
        <Container>
          <StepsBar current={1} />
          <Configurator product={product} initialMeal={meal} />
        </Container>
      )}
    </ProductState>
  );
}

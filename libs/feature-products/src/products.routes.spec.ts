import { page as productApply } from './product-apply/product-apply.page';
import { page as productDetail } from './product-detail/product-detail.page';
import { page as productList } from './product-list/product-list.page';
import { page as productSaas } from './product-saas/product-saas.page';
import { productRoutes as routes } from './products.routes';
import { page as purchaseProcess } from './purchase/purchase-process.page';
import { page as purchase } from './purchase/purchase.page';

it('puts applications and purchases behind a login', () => {
  expect(routes.map(({ path, access }) => [path, access])).toEqual([
    ['/product', undefined],
    ['/product-detail/:file', undefined],
    ['/productSaas', undefined],
    ['/product-apply', 'login'],
    ['/purchase-page', 'login'],
    ['/purchase-page/product-process', 'login'],
  ]);
});

it('names the rows of the SEO table', () => {
  const codes = routes.map(({ seo }) => seo?.({ params: { file: 'iot-hub.html' }, platformType: '1' }));
  expect(codes).toEqual([
    { tableType: 'PAGE', code: '1:product' },
    { tableType: 'PRODUCT', code: '1:iot-hub' },
    { tableType: 'PAGE', code: '1:productSaas' },
    { tableType: 'PAGE', code: '1:product-apply' },
    { tableType: 'PAGE', code: '1:purchase-page' },
    { tableType: 'PAGE', code: '1:purchase-page/product-process' },
  ]);
});

it('loads the pages', async () => {
  const pages = await Promise.all(routes.map(async ({ load }) => (await load()).page));
  expect(pages).toEqual([productList, productDetail, productSaas, productApply, purchase, purchaseProcess]);
});

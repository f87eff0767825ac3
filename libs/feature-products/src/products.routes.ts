import { group, itemSeo, pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';

/** Products, their trials and their purchase (spec §2). */
export const productRoutes: readonly PageRoute[] = [
  route(paths.product, () => import('./product-list/product-list.page'), { seo: pageSeo('product') }),
  route(paths.productDetail, () => import('./product-detail/product-detail.page'), { seo: itemSeo('PRODUCT') }),
  route(paths.productSaas, () => import('./product-saas/product-saas.page'), { seo: pageSeo('productSaas') }),
  route(paths.productApply, () => import('./product-apply/product-apply.page'), {
    hasOwnCode: true,
    seo: pageSeo('product-apply'),
  }),
  // The code of the product that was ordered may stand beside the quote, as on the page before.
  ...group({ hasOwnCode: true, hasFooter: false }, [
    route(paths.purchasePage, () => import('./purchase/purchase.page'), { seo: pageSeo('purchase-page') }),
    route(paths.purchaseProcess, () => import('./purchase/purchase-process.page'), {
      seo: pageSeo('purchase-page/product-process'),
    }),
  ]),
];

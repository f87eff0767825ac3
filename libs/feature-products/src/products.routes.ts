import { itemSeo, pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';

/** Products, their trials and their purchase (spec §2). */
export function createProductRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.product.path,
      load: () => import('./product-list/product-list.page').then((module) => module.page),
      chunk: '../../libs/feature-products/src/product-list/product-list.page.tsx',
      seo: pageSeo('product'),
    },
    {
      path: paths.productDetail.path,
      load: () => import('./product-detail/product-detail.page').then((module) => module.page),
      chunk: '../../libs/feature-products/src/product-detail/product-detail.page.tsx',
      seo: itemSeo('PRODUCT'),
    },
    {
      path: paths.productSaas.path,
      load: () => import('./product-saas/product-saas.page').then((module) => module.page),
      chunk: '../../libs/feature-products/src/product-saas/product-saas.page.tsx',
      seo: pageSeo('productSaas'),
    },
    {
      path: paths.productApply.path,
      load: () => import('./product-apply/product-apply.page').then((module) => module.page),
      chunk: '../../libs/feature-products/src/product-apply/product-apply.page.tsx',
      hasOwnCode: true,
      access: 'login',
      seo: pageSeo('product-apply'),
    },
    {
      path: paths.purchasePage.path,
      load: () => import('./purchase/purchase.page').then((module) => module.page),
      chunk: '../../libs/feature-products/src/purchase/purchase.page.tsx',
      hasOwnCode: true,
      access: 'login',
      seo: pageSeo('purchase-page'),
    },
    {
      path: paths.purchaseProcess.path,
      load: () => import('./purchase/purchase-process.page').then((module) => module.page),
      chunk: '../../libs/feature-products/src/purchase/purchase-process.page.tsx',
      // The code of the product that was ordered may stand beside the quote, as on the page before.
      hasOwnCode: true,
      access: 'login',
      seo: pageSeo('purchase-page/product-process'),
    },
  ];
}

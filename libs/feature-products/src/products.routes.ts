import { itemSeo, pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { LIST_QUERY_NAMES, SAAS_QUERY_NAMES } from './shared/query-names';

/** Products, their trials and their purchase (spec §2). */
export function createProductRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.product.path,
      load: () => import('./product-list/product-list.module').then((module) => module.page),
      chunk: '../../libs/feature-products/src/product-list/product-list.module.ts',
      queryNames: LIST_QUERY_NAMES,
      seo: pageSeo('product'),
    },
    {
      path: paths.productDetail.path,
      load: () => import('./product-detail/product-detail.module').then((module) => module.page),
      chunk: '../../libs/feature-products/src/product-detail/product-detail.module.ts',
      seo: itemSeo('PRODUCT'),
    },
    {
      path: paths.productSaas.path,
      load: () => import('./product-saas/product-saas.module').then((module) => module.page),
      chunk: '../../libs/feature-products/src/product-saas/product-saas.module.ts',
      queryNames: SAAS_QUERY_NAMES,
      seo: pageSeo('productSaas'),
    },
    {
      path: paths.productApply.path,
      load: () => import('./product-apply/product-apply.module').then((module) => module.page),
      chunk: '../../libs/feature-products/src/product-apply/product-apply.module.ts',
      queryNames: ['code'],
      hasOwnCode: true,
      access: 'login',
      seo: pageSeo('product-apply'),
    },
    {
      path: paths.purchasePage.path,
      load: () => import('./purchase/purchase.module').then((module) => module.page),
      chunk: '../../libs/feature-products/src/purchase/purchase.module.ts',
      queryNames: ['id', 'code', 'meal'],
      hasOwnCode: true,
      access: 'login',
      seo: pageSeo('purchase-page'),
    },
    {
      path: paths.purchaseProcess.path,
      load: () => import('./purchase/purchase-process.module').then((module) => module.page),
      chunk: '../../libs/feature-products/src/purchase/purchase-process.module.ts',
      // The code of the product that was ordered may stand beside the quote, as on the page before.
      queryNames: ['quoteId', 'code'],
      hasOwnCode: true,
      access: 'login',
      seo: pageSeo('purchase-page/product-process'),
    },
  ];
}

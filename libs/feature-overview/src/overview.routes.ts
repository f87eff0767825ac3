import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';

/** Pages of the account area (spec §2) besides work orders and the user's own data. */
export const overviewRoutes: readonly PageRoute[] = [
  route(accountPaths.overviewDetails, () => import('./console/console.page'), {
    aliases: [accountPaths.overview.path],
    seo: pageSeo('overview'),
  }),
  route(accountPaths.overviewCenter, () => import('./center/center.page'), { seo: pageSeo('overview-center') }),
  route(accountPaths.overviewTryProduct, () => import('./trials/trial-list.page'), { seo: pageSeo('try-product') }),
  route(accountPaths.trialDetail, () => import('./trials/trial-detail.page'), { seo: pageSeo('try-product-modal') }),
  route(accountPaths.applications, () => import('./applications/applications.page'), { seo: pageSeo('applications') }),
  route(accountPaths.overviewFavorite, () => import('./favorites/favorites.page'), { seo: pageSeo('favorite') }),
  route(accountPaths.overviewMessage, () => import('./messages/messages.page'), { seo: pageSeo('message') }),
  route(accountPaths.addresses, () => import('./addresses/addresses.page'), { seo: pageSeo('invoiceaddress') }),
  route(accountPaths.addressAdd, () => import('./addresses/edit-address.page'), { seo: pageSeo('add-address') }),
  route(accountPaths.addressDelete, () => import('./addresses/delete-address.page'), {
    seo: pageSeo('delete-address'),
  }),
  route(accountPaths.invoiceTitles, () => import('./invoice-titles/invoice-titles.page'), {
    seo: pageSeo('invoiceinfo'),
  }),
  route(accountPaths.invoiceTitleAdd, () => import('./invoice-titles/add-invoice-title.page'), {
    seo: pageSeo('add-invoice'),
  }),
  route(accountPaths.invoiceTitleEdit, () => import('./invoice-titles/edit-invoice-title.page'), {
    seo: pageSeo('edit-invoice'),
  }),
  route(accountPaths.invoiceTitleDelete, () => import('./invoice-titles/delete-invoice-title.page'), {
    seo: pageSeo('delete-invoice'),
  }),
];

import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { ACCOUNT_SURROUNDING } from '../frame/account-surrounding.routes';

const area = { access: 'login', surrounding: ACCOUNT_SURROUNDING } satisfies Partial<PageRoute>;

/** Pages of invoice titles (spec §2). */
export function createInvoiceTitleRoutes(): readonly PageRoute[] {
  return [
    {
      ...area,
      path: paths.invoiceTitles.path,
      load: () => import('./invoice-titles.module').then((module) => module.page),
      chunk: '../../libs/feature-overview/src/invoice-titles/invoice-titles.module.ts',
      seo: pageSeo('invoiceinfo'),
    },
    {
      ...area,
      path: paths.invoiceTitleAdd.path,
      load: () => import('./add-invoice-title.module').then((module) => module.page),
      chunk: '../../libs/feature-overview/src/invoice-titles/add-invoice-title.module.ts',
      seo: pageSeo('add-invoice'),
    },
    {
      ...area,
      path: paths.invoiceTitleEdit.path,
      load: () => import('./edit-invoice-title.module').then((module) => module.page),
      chunk: '../../libs/feature-overview/src/invoice-titles/edit-invoice-title.module.ts',
      seo: pageSeo('edit-invoice'),
    },
    {
      ...area,
      path: paths.invoiceTitleDelete.path,
      load: () => import('./delete-invoice-title.module').then((module) => module.page),
      chunk: '../../libs/feature-overview/src/invoice-titles/delete-invoice-title.module.ts',
      seo: pageSeo('delete-invoice'),
    },
  ];
}

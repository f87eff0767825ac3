import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { ACCOUNT_SURROUNDING, loadAccountPage } from '../frame/account-area.routes';

const area = { access: 'login', surrounding: ACCOUNT_SURROUNDING } satisfies Partial<PageRoute>;

/** Pages of invoice titles (spec §2). */
export function createInvoiceTitleRoutes(): readonly PageRoute[] {
  return [
    {
      ...area,
      path: paths.invoiceTitles.path,
      load: loadAccountPage('invoiceTitles'),
      chunk: '../../libs/feature-overview/src/invoice-titles/invoice-titles.module.ts',
      seo: pageSeo('invoiceinfo'),
    },
    {
      ...area,
      path: paths.invoiceTitleAdd.path,
      load: loadAccountPage('addInvoiceTitle'),
      chunk: '../../libs/feature-overview/src/invoice-titles/add-invoice-title.module.ts',
      seo: pageSeo('add-invoice'),
    },
    {
      ...area,
      path: paths.invoiceTitleEdit.path,
      load: loadAccountPage('editInvoiceTitle'),
      chunk: '../../libs/feature-overview/src/invoice-titles/edit-invoice-title.module.ts',
      seo: pageSeo('edit-invoice'),
    },
    {
      ...area,
      path: paths.invoiceTitleDelete.path,
      load: loadAccountPage('deleteInvoiceTitle'),
      chunk: '../../libs/feature-overview/src/invoice-titles/delete-invoice-title.module.ts',
      seo: pageSeo('delete-invoice'),
    },
  ];
}

import { type AccountRoute, pageSeo } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import type { OverviewPageName } from '../pages';

/** Pages of invoice titles (spec §2). */
export function createInvoiceTitleRoutes(): readonly AccountRoute<OverviewPageName>[] {
  return [
    {
      path: paths.invoiceTitles.path,
      page: 'invoiceTitles',
      chunk: '../../libs/feature-overview/src/invoice-titles/invoice-titles.page.tsx',
      seo: pageSeo('invoiceinfo'),
    },
    {
      path: paths.invoiceTitleAdd.path,
      page: 'addInvoiceTitle',
      chunk: '../../libs/feature-overview/src/invoice-titles/add-invoice-title.page.tsx',
      seo: pageSeo('add-invoice'),
    },
    {
      path: paths.invoiceTitleEdit.path,
      page: 'editInvoiceTitle',
      chunk: '../../libs/feature-overview/src/invoice-titles/edit-invoice-title.page.tsx',
      seo: pageSeo('edit-invoice'),
    },
    {
      path: paths.invoiceTitleDelete.path,
      page: 'deleteInvoiceTitle',
      chunk: '../../libs/feature-overview/src/invoice-titles/delete-invoice-title.page.tsx',
      seo: pageSeo('delete-invoice'),
    },
  ];
}

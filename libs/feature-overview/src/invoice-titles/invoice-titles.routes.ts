import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { inAccountArea } from '../frame/account-area.routes';

/** Pages of invoice titles (spec §2). */
export function createInvoiceTitleRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.invoiceTitles.path,
      ...inAccountArea('invoiceTitles'),
      chunk: '../../libs/feature-overview/src/invoice-titles/invoice-titles.module.ts',
      seo: pageSeo('invoiceinfo'),
    },
    {
      path: paths.invoiceTitleAdd.path,
      ...inAccountArea('addInvoiceTitle'),
      chunk: '../../libs/feature-overview/src/invoice-titles/add-invoice-title.module.ts',
      seo: pageSeo('add-invoice'),
    },
    {
      path: paths.invoiceTitleEdit.path,
      ...inAccountArea('editInvoiceTitle'),
      chunk: '../../libs/feature-overview/src/invoice-titles/edit-invoice-title.module.ts',
      seo: pageSeo('edit-invoice'),
    },
    {
      path: paths.invoiceTitleDelete.path,
      ...inAccountArea('deleteInvoiceTitle'),
      chunk: '../../libs/feature-overview/src/invoice-titles/delete-invoice-title.module.ts',
      seo: pageSeo('delete-invoice'),
    },
  ];
}

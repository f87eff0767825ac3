import { type AccountRoute, pageSeo } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import type { OverviewPageName } from '../pages';

/** Pages of addresses (spec §2). */
export function createAddressRoutes(): readonly AccountRoute<OverviewPageName>[] {
  return [
    {
      path: paths.addresses.path,
      page: 'addresses',
      chunk: '../../libs/feature-overview/src/addresses/addresses.page.tsx',
      seo: pageSeo('invoiceaddress'),
    },
    {
      path: paths.addressAdd.path,
      page: 'editAddress',
      chunk: '../../libs/feature-overview/src/addresses/edit-address.page.tsx',
      seo: pageSeo('add-address'),
    },
    {
      path: paths.addressDelete.path,
      page: 'deleteAddress',
      chunk: '../../libs/feature-overview/src/addresses/delete-address.page.tsx',
      seo: pageSeo('delete-address'),
    },
  ];
}

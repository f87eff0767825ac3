import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { inAccountArea } from '../frame/account-area.routes';

/** Pages of addresses (spec §2). */
export function createAddressRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.addresses.path,
      ...inAccountArea('addresses'),
      chunk: '../../libs/feature-overview/src/addresses/addresses.module.ts',
      seo: pageSeo('invoiceaddress'),
    },
    {
      path: paths.addressAdd.path,
      ...inAccountArea('editAddress'),
      chunk: '../../libs/feature-overview/src/addresses/edit-address.module.ts',
      seo: pageSeo('add-address'),
    },
    {
      path: paths.addressDelete.path,
      ...inAccountArea('deleteAddress'),
      chunk: '../../libs/feature-overview/src/addresses/delete-address.module.ts',
      seo: pageSeo('delete-address'),
    },
  ];
}

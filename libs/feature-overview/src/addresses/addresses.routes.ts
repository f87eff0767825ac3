import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { ACCOUNT_SURROUNDING, loadAccountPage } from '../frame/account-area.routes';

const area = { access: 'login', surrounding: ACCOUNT_SURROUNDING } satisfies Partial<PageRoute>;

/** Pages of addresses (spec §2). */
export function createAddressRoutes(): readonly PageRoute[] {
  return [
    {
      ...area,
      path: paths.addresses.path,
      load: loadAccountPage('addresses'),
      chunk: '../../libs/feature-overview/src/addresses/addresses.module.ts',
      seo: pageSeo('invoiceaddress'),
    },
    {
      ...area,
      path: paths.addressAdd.path,
      load: loadAccountPage('editAddress'),
      chunk: '../../libs/feature-overview/src/addresses/edit-address.module.ts',
      seo: pageSeo('add-address'),
    },
    {
      ...area,
      path: paths.addressDelete.path,
      load: loadAccountPage('deleteAddress'),
      chunk: '../../libs/feature-overview/src/addresses/delete-address.module.ts',
      seo: pageSeo('delete-address'),
    },
  ];
}

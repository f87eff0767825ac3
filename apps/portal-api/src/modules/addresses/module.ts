import { defineModule } from '../../platform/modules/define-module';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { addressData } from './address-data';
import { createAddressRoutes } from './addresses.routes';
import { address } from './addresses.tables';

export const addressesModule = defineModule({
  name: 'addresses',
  personalData: [addressData],
  sealedColumns: [defineSealedColumn(address.id, address.contactEncrypted, 'address.contact')],
  start: (context) => ({ routes: createAddressRoutes(context) }),
});

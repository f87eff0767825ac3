import { defineModule } from '../../platform/modules/define-module';
import { addressData } from './address-data';
import { createAddressRoutes } from './addresses.routes';

export const addressesModule = defineModule({
  name: 'addresses',
  personalData: [addressData],
  start: (context) => ({ routes: createAddressRoutes(context) }),
});

import type { PageModule } from '@portal/data-access-api';
import { AddressesPage } from './addresses.page';

export const page: PageModule = { Page: AddressesPage };

import type { PageModule } from '@portal/data-access-api';
import { EditAddressPage } from './edit-address.page';

export const page: PageModule = { Page: EditAddressPage };

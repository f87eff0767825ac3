import type { PageModule } from '@portal/data-access-api';
import { DeleteAddressPage } from './delete-address.page';

export const page: PageModule = { Page: DeleteAddressPage };

import type { PageModule } from '@portal/data-access-api';
import { PurchaseProcessPage } from './purchase-process.page';

export const page: PageModule = { Page: PurchaseProcessPage };

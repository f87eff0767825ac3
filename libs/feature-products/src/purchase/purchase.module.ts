import type { PageModule } from '@portal/data-access-api';
import { PurchasePage } from './purchase.page';

export const page: PageModule = { Page: PurchasePage };

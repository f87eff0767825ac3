import type { PageModule } from '@portal/data-access-api';
import { ProductApplyPage } from './product-apply.page';

export const page: PageModule = { Page: ProductApplyPage };

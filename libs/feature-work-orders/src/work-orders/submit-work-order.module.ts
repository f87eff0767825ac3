import type { PageModule } from '@portal/data-access-api';
import { SubmitWorkOrderPage } from './submit-work-order.page';

export const page: PageModule = { Page: SubmitWorkOrderPage };

import type { PageModule } from '@portal/data-access-api';
import { WorkOrderListPage } from './work-order-list.page';

export const page: PageModule = { Page: WorkOrderListPage };

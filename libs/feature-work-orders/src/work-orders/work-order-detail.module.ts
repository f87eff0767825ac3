import type { PageModule } from '@portal/data-access-api';
import { WorkOrderDetailPage } from './work-order-detail.page';

export const page: PageModule = { Page: WorkOrderDetailPage };

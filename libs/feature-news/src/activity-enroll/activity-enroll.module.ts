import type { PageModule } from '@portal/data-access-api';
import { ActivityEnrollPage } from './activity-enroll.page';

export const page: PageModule = { Page: ActivityEnrollPage };

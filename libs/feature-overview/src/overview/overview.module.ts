import type { PageModule } from '@portal/data-access-api';
import { OverviewPage } from './overview.page';

export const page: PageModule = { Page: OverviewPage };

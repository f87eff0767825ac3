import type { PageModule } from '@portal/data-access-api';
import { ApplicationsPage } from './applications.page';

export const page: PageModule = { Page: ApplicationsPage };

import type { PageModule } from '@portal/data-access-api';
import { SecurityPage } from './security.page';

export const page: PageModule = { Page: SecurityPage };

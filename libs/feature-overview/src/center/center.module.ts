import type { PageModule } from '@portal/data-access-api';
import { CenterPage } from './center.page';

export const page: PageModule = { Page: CenterPage };

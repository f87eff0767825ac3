import type { PageModule } from '@portal/data-access-api';
import { MaasPage } from './maas.page';

export const page: PageModule = { Page: MaasPage };

import type { PageModule } from '@portal/data-access-api';
import { ConsolePage } from './console.page';

export const page: PageModule = { Page: ConsolePage };

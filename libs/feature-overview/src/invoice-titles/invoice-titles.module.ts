import type { PageModule } from '@portal/data-access-api';
import { InvoiceTitlesPage } from './invoice-titles.page';

export const page: PageModule = { Page: InvoiceTitlesPage };

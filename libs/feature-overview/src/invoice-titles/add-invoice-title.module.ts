import type { PageModule } from '@portal/data-access-api';
import { AddInvoiceTitlePage } from './edit-invoice-title.page';

export const page: PageModule = { Page: AddInvoiceTitlePage };

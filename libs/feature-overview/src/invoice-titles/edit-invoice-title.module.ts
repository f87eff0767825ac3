import type { PageModule } from '@portal/data-access-api';
import { EditInvoiceTitlePage } from './edit-invoice-title.page';

export const page: PageModule = { Page: EditInvoiceTitlePage };

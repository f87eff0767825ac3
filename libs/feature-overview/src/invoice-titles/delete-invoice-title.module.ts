import type { PageModule } from '@portal/data-access-api';
import { DeleteInvoiceTitlePage } from './delete-invoice-title.page';

export const page: PageModule = { Page: DeleteInvoiceTitlePage };

import type { PageModule } from '@portal/data-access-api';
import { MessagesPage } from './messages.page';

export const page: PageModule = { Page: MessagesPage };

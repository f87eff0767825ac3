import type { PageModule } from '@portal/data-access-api';
import { PreviewPage } from './preview.page';

export const page: PageModule = { Page: PreviewPage };

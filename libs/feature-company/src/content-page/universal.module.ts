import type { PageModule } from '@portal/data-access-api';
import { loadContent } from './content-data';
import { UniversalPage } from './universal.page';

export const page: PageModule = { Page: UniversalPage, ...loadContent('universal') };

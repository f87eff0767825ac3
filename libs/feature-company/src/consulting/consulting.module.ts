import type { PageModule } from '@portal/data-access-api';
import { loadContent } from '../content-page/content-data';
import { ConsultingPage } from './consulting.page';

export const page: PageModule = { Page: ConsultingPage, ...loadContent('business-consulting') };

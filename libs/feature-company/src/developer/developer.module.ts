import type { PageModule } from '@portal/data-access-api';
import { loadContent } from '../content-page/content-data';
import { DeveloperPage } from './developer.page';

export const page: PageModule = { Page: DeveloperPage, ...loadContent('developer') };

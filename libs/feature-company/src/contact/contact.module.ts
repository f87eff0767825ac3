import type { PageModule } from '@portal/data-access-api';
import { loadContent } from '../content-page/content-data';
import { ContactPage } from './contact.page';

export const page: PageModule = { Page: ContactPage, ...loadContent('contact') };

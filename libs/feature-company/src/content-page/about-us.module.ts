import type { PageModule } from '@portal/data-access-api';
import { AboutUsPage } from './about-us.page';
import { loadContent } from './content-data';

export const page: PageModule = { Page: AboutUsPage, ...loadContent('about-us') };

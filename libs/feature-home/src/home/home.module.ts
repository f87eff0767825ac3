import type { PageModule } from '@portal/data-access-api';
import { loadHomePage } from './home.loader';
import { HomePage } from './home.page';

export const page: PageModule = { Page: HomePage, loader: loadHomePage };

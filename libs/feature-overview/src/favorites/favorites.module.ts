import type { PageModule } from '@portal/data-access-api';
import { FavoritesPage } from './favorites.page';

export const page: PageModule = { Page: FavoritesPage };

import { defineModule } from '../../platform/modules/define-module';
import { favoriteData } from './favorite-data';
import { createFavoriteRoutes } from './favorites.routes';

export const favoritesModule = defineModule({
  name: 'favorites',
  personalData: [favoriteData],
  start: (context) => ({ routes: createFavoriteRoutes(context) }),
});

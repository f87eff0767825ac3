import { defineModule } from '../../platform/modules/define-module';
import { createFactoryRoutes } from './factories.routes';
import { factoryFormat } from './factory-format';
import { openFilmFolder } from './film-folder';

export const factoriesModule = defineModule({
  name: 'factories',
  contentFormats: [factoryFormat],
  start: ({ orm, configuration, mediaDir }) => ({
    routes: createFactoryRoutes({ orm, configuration, films: openFilmFolder(mediaDir) }),
  }),
});

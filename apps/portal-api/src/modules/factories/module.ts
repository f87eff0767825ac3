import { defineModule } from '../../platform/modules/define-module';
import { createFactoryRoutes } from './factories.routes';
import { factoryFormat } from './factory-format';
import { openVideoFolder } from './video-folder';

export const factoriesModule = defineModule({
  name: 'factories',
  contentFormats: [factoryFormat],
  start: ({ orm, configuration, mediaDir }) => ({
    routes: createFactoryRoutes({ orm, configuration, videos: openVideoFolder(mediaDir) }),
  }),
});

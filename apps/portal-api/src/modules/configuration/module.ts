import { defineModule } from '../../platform/modules/define-module';
import { configurationFormats } from './configuration-formats';
import { createConfigurationRoutes } from './configuration.routes';

export const configurationModule = defineModule({
  name: 'configuration',
  contentFormats: configurationFormats,
  start: (context) => ({ routes: createConfigurationRoutes(context) }),
});

import { defineModule } from '../../platform/modules/define-module';
import { createContentRoutes } from './content.routes';
import { homeFormat } from './home-format';

export const contentModule = defineModule({
  name: 'content',
  contentFormats: [homeFormat],
  start: (context) => ({ routes: createContentRoutes(context) }),
});
